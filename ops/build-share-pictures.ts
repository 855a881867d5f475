/**
 * `npm run ops -- build-share`: builds the pictures of the site that other apps show. The picture beside a shared link
 * (a spread of the first story, with name and promise), and the icons of a phone's home screen. Stored in public.
 */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { PathCommand } from 'opentype.js'
import sharp from 'sharp'
import { projectFolder } from '#local/environment/project-folder.ts'
import { fontWith, readTypeface } from '#studio/print/typefaces.ts'

const inProject = (path: string) => join(projectFolder, path)

/** The size that Open Graph recommends. */
const SHARED = { width: 1_200, height: 630 }
const SPREAD = 'public/stories/sihirli-orman-macerasi/spread-1.avif'
const NAME = 'Masal Kahramanım'
const PROMISE = 'Bu masalın kahramanı sizin çocuğunuz.'
const NIGHT = '#0d2f36'
const TILE = '#164A53'

const typeface = readTypeface({ family: 'young-serif', weight: 400 })

/** Draws a line as outlines, because a build machine has no fonts. */
function line(text: string, size: number, x: number, y: number, colour: string): string {
  let left = x
  const shapes = Array.from(text, (letter) => {
    const font = fontWith(typeface, letter)
    if (!font) throw new RangeError(`The font has no '${letter}'`)
    const glyph = font.charToGlyph(letter)
    const { commands } = glyph.getPath(left, y, size)
    left += (glyph.advanceWidth * size) / font.unitsPerEm
    return commands.map(drawn).join('')
  })
  return `<path fill="${colour}" d="${shapes.join('')}"/>`
}

function drawn(command: PathCommand): string {
  switch (command.type) {
    case 'M':
    case 'L':
      return `${command.type}${command.x} ${command.y}`
    case 'Q':
      return `Q${command.x1} ${command.y1} ${command.x} ${command.y}`
    case 'C':
      return `C${command.x1} ${command.y1} ${command.x2} ${command.y2} ${command.x} ${command.y}`
    case 'Z':
      return 'Z'
  }
}

const mark = readFileSync(inProject('public/icon.svg'), 'utf8')
const { width, height } = SHARED
const plate = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
  <defs><linearGradient id="foot" x2="0" y2="1"><stop offset=".5" stop-color="${NIGHT}" stop-opacity="0"/><stop offset=".78" stop-color="${NIGHT}" stop-opacity=".88"/><stop offset="1" stop-color="${NIGHT}"/></linearGradient></defs>
  <rect width="${width}" height="${height}" fill="url(#foot)"/>
  ${line(PROMISE, 52, 60, 540, '#FFF4D6')}
  ${line(NAME, 34, 116, 597, '#F5B83D')}
</svg>`
const logo = await sharp(Buffer.from(mark), { density: 300 }).resize(44).png().toBuffer()
await sharp(inProject(SPREAD))
  .resize({ ...SHARED, fit: 'cover', position: 'top' })
  .composite([{ input: Buffer.from(plate) }, { input: logo, left: 60, top: 564 }])
  .jpeg({ quality: 82, mozjpeg: true })
  .toFile(inProject('public/share.jpg'))

const icon = (size: number) => sharp(Buffer.from(mark), { density: 1_200 }).resize(size, size)
await icon(192).png({ palette: true }).toFile(inProject('public/icon-192.png'))
await icon(512).png({ palette: true }).toFile(inProject('public/icon-512.png'))
// A phone crops these icons: the mark stays in the middle four fifths, its background fills the rest.
for (const [name, size] of [
  ['icon-maskable-512', 512],
  ['apple-touch-icon', 180],
] as const) {
  const inner = Math.round(size * 0.8)
  await sharp({ create: { width: size, height: size, channels: 3, background: TILE } })
    .composite([{ input: await icon(inner).png().toBuffer() }])
    .png({ palette: true })
    .toFile(inProject(`public/${name}.png`))
}
