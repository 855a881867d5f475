/**
 * `npm run ops -- build-fonts`: builds the text of the first view, before the fonts arrive. A font with only the
 * letters of the landing page's headline, and font faces of the device's own fonts with the metrics of ours, so that
 * the layout does not shift when ours arrive. Stored in src/ui/fonts.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { createFontStack } from '@capsizecss/core'
import andika from '@capsizecss/metrics/andika'
import arial from '@capsizecss/metrics/arial'
import georgia from '@capsizecss/metrics/georgia'
import notoSerif from '@capsizecss/metrics/notoSerif'
import timesNewRoman from '@capsizecss/metrics/timesNewRoman'
import roboto from '@capsizecss/metrics/roboto'
import youngSerif from '@capsizecss/metrics/youngSerif'
import subsetFont from 'subset-font'
import { LANDING } from '#text/landing.ts'
import { projectFolder } from '#local/environment/project-folder.ts'

const FONTS = 'src/ui/fonts'
const inProject = (...path: string[]) => join(projectFolder, ...path)
const write = (name: string, content: string | Buffer) => writeFileSync(inProject(FONTS, name), content)

const { before, hero, after } = LANDING.hero
const letters = [...new Set(before + hero + after)].sort()

/** @fontsource splits the letters into files by this rule. */
const isLatin = (letter: string) => letter <= 'ÿ' || letter === 'ı'

const faces: string[] = []
for (const [alphabet, its] of [
  ['latin', letters.filter(isLatin)],
  ['latin-ext', letters.filter((letter) => !isLatin(letter))],
] as const) {
  const whole = readFileSync(
    inProject(`node_modules/@fontsource/young-serif/files/young-serif-${alphabet}-400-normal.woff2`),
  )
  const name = `headline-${alphabet}.woff2`
  write(name, await subsetFont(whole, its.join(''), { targetFormat: 'woff2' }))
  faces.push(`@font-face {
  font-family: 'Young Serif Headline';
  font-display: swap;
  src: url('./${name}?no-inline') format('woff2');
  unicode-range: ${its.map((letter) => `U+${letter.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')}`).join(', ')};
}`)
}

/** Linux has these fonts instead; each letter has the same width. */
const withFreeFonts = (css: string) =>
  css
    .replaceAll("local('Arial')", "local('Arial'), local('Liberation Sans')")
    .replaceAll("local('Times New Roman')", "local('Times New Roman'), local('Liberation Serif')")

const stacks = [
  createFontStack([andika, roboto, arial]),
  createFontStack([youngSerif, notoSerif, georgia, timesNewRoman]),
]
write(
  'first-view.css',
  `/* Written by \`npm run ops -- build-fonts\`. Young Serif (OFL) cut down to the headline's letters, and fonts of the device with the
   room of Andika and Young Serif. */
${faces.join('\n')}
${stacks.map(({ fontFaces }) => withFreeFonts(fontFaces)).join('\n')}
`,
)
for (const { fontFamily } of stacks) console.log(fontFamily)
