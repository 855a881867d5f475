/**
 * Styles belong to a component. A chunk's style sheet never leaves the page, so a global class is one class for all
 * features. Outside of `ui` there are only CSS Modules, and a module contains only classes that its component uses.
 */
import { existsSync, globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { parse, type Root } from 'postcss'
import { expect, test } from 'vitest'

const ROOT = path.resolve(import.meta.dirname, '..')
/** Styles that all screens share. */
const SHARED = /^src\/(ui\/|styles\.css$)/

interface File {
  file: string
  text: string
}
const filesOf = (pattern: string): File[] =>
  globSync(pattern, { cwd: ROOT }).map((file) => ({ file, text: readFileSync(path.join(ROOT, file), 'utf8') }))

const isModule = (file: string) => file.endsWith('.module.css')
const withoutGlobals = (selector: string) => selector.replace(/:global\([^()]*\)/g, '')
const classesIn = (selector: string) => [...selector.matchAll(/\.(-?[a-z_][\w-]*)/gi)].map(([, name = '']) => name)

/** @param reach returns the part of a selector that counts */
function classesOf(root: Root, reach = (selector: string) => selector): Set<string> {
  const names = new Set<string>()
  root.walkRules((rule) => classesIn(reach(rule.selector)).forEach((name) => names.add(name)))
  return names
}

/** @returns global classes and animations in a feature's folder, such as 'src/features/reader/leaves.css: .leaf' */
function globalsOutsideOfUi(sheets: readonly File[]): string[] {
  return sheets.flatMap(({ file, text }) => {
    if (SHARED.test(file) || isModule(file)) return []
    const root = parse(text)
    const names = [...classesOf(root)].map((name) => `.${name}`)
    root.walkAtRules('keyframes', ({ params }) => void names.push(`@keyframes ${params}`))
    return names.map((name) => `${file}: ${name}`)
  })
}

/** @returns rules of modules that affect other code: every selector must name a class of its own module. */
function rulesWithoutOwnClass(sheets: readonly File[]): string[] {
  return sheets.flatMap(({ file, text }) => {
    const found: string[] = []
    parse(text).walkRules((rule) => {
      const isStep = rule.parent?.type === 'atrule' && 'name' in rule.parent && rule.parent.name === 'keyframes'
      if (isModule(file) && !isStep)
        for (const selector of rule.selectors)
          if (classesIn(withoutGlobals(selector)).length === 0) found.push(`${file}: ${selector}`)
    })
    return found
  })
}

/** @returns modules with rules outside the layer, where they would override every utility and `ui` */
function rulesOutsideOfLayer(sheets: readonly File[]): string[] {
  return sheets
    .filter(({ file }) => isModule(file))
    .filter(({ text }) =>
      parse(text).nodes.some(
        (node) => node.type !== 'comment' && !(node.type === 'atrule' && node.params === 'components'),
      ),
    )
    .map(({ file }) => file)
}

const withoutComments = (text: string) => text.replace(/\/\*[^]*?\*\//g, '')
const IMPORT = /^import (\w+) from '([^']+\.module\.css)'$/gm

/** @returns mismatches between scripts and modules: `styles.x` without `.x`, and `.x` that nothing uses */
function misunderstandings(scripts: readonly File[], sheets: readonly File[]): string[] {
  const modules = new Map(
    sheets.filter(({ file }) => isModule(file)).map(({ file, text }) => [file, classesOf(parse(text), withoutGlobals)]),
  )
  const used = new Map([...modules.keys()].map((file) => [file, new Set<string>()]))
  const undefinedOnes = scripts
    .map(({ file, text }) => ({ file, text: withoutComments(text) }))
    .flatMap(({ file, text }) =>
      [...text.matchAll(IMPORT)].flatMap(([, styles = '', from = '']) => {
        const sheet = path.posix.join(path.posix.dirname(file), from)
        const defined = modules.get(sheet)
        if (!defined) return [`${file}: no ${sheet}`]
        // `styles[shape]` picks one of a type's words, which stand in the same file.
        const picked = new RegExp(`\\b${styles}\\[`).test(text)
          ? [...text.matchAll(/'(\w+)'/g)].map(([, word = '']) => word).filter((word) => defined.has(word))
          : []
        const named = [...text.matchAll(new RegExp(`\\b${styles}\\.(\\w+)`, 'g'))].map(([, name = '']) => name)
        for (const name of [...picked, ...named]) used.get(sheet)?.add(name)
        return named.filter((name) => !defined.has(name)).map((name) => `${file}: ${sheet} has no .${name}`)
      }),
    )
  const unused = [...modules].flatMap(([file, names]) =>
    [...names].filter((name) => !used.get(file)?.has(name)).map((name) => `${file}: nothing uses .${name}`),
  )
  return [...undefinedOnes, ...unused]
}

const SHEETS = filesOf('src/**/*.css')
const SCRIPTS = filesOf('src/**/*.{ts,tsx}')

test('finds global classes and animations only in the folder ui', () => {
  expect(SHEETS.length).toBeGreaterThan(20)
  expect(globalsOutsideOfUi(SHEETS)).toEqual([])
})

test('every rule of a CSS module names the module’s own class, in the layer components', () => {
  expect(rulesWithoutOwnClass(SHEETS)).toEqual([])
  expect(rulesOutsideOfLayer(SHEETS)).toEqual([])
})

test('a component uses every class of its CSS module, and no other class', () => {
  expect(SCRIPTS.length).toBeGreaterThan(100)
  expect(misunderstandings(SCRIPTS, SHEETS)).toEqual([])
})

test('both pages name the order of layers before any style sheet', () => {
  for (const { text } of filesOf('{index,app}.html'))
    expect(text.replace(/\/\*[^]*?\*\//g, '')).toMatch(
      /<style>\s*@layer properties, theme, base, components, utilities;\s*<\/style>/,
    )
})

test('the classes of ui lie below all CSS modules, in whichever order they load', () => {
  const imports = readFileSync(path.join(ROOT, 'src/styles.css'), 'utf8').match(/@import '\.\/ui\/(?!fonts).*/g) ?? []
  expect(imports.length).toBeGreaterThan(15)
  expect(imports.filter((line) => !line.endsWith('layer(components.ui);'))).toEqual([])
})

test('each CSS module has its own name, because its classes begin with this name', () => {
  const names = SHEETS.filter(({ file }) => isModule(file)).map(({ file }) => path.basename(file))
  expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([])
})

test('a CSS module stands beside the component of the same name', () => {
  const alone = SHEETS.map(({ file }) => file).filter(
    (file) =>
      isModule(file) &&
      !['.tsx', '.ts'].some((ending) => existsSync(path.join(ROOT, file.replace('.module.css', ending)))),
  )
  expect(alone).toEqual([])
})

test('reports global styles of a feature', () => {
  const leaves = {
    file: 'src/features/reader/leaves.css',
    text: '.leaf h1 { margin: 0 } @keyframes rise { to { top: 0 } }',
  }
  const ui = { file: 'src/ui/button.css', text: '.button { color: red }' }
  const card = { file: 'src/features/dashboard/card.module.css', text: '.card { color: red }' }
  expect(globalsOutsideOfUi([ui, leaves, card])).toEqual([
    'src/features/reader/leaves.css: .leaf',
    'src/features/reader/leaves.css: @keyframes rise',
  ])
})

test('reports a CSS module’s rule without its own class, and a rule outside the layer', () => {
  const file = 'src/features/dashboard/card.module.css'
  const text = '.card :global(.button), :global(.dark) .card, :global(.button), [data-open] i { color: red }'
  expect(rulesWithoutOwnClass([{ file, text }])).toEqual([`${file}: :global(.button)`, `${file}: [data-open] i`])
  expect(rulesOutsideOfLayer([{ file, text }])).toEqual([file])
  expect(rulesOutsideOfLayer([{ file, text: `@layer components { ${text} }` }])).toEqual([])
})

test('reports undefined and unused classes of a CSS module', () => {
  const sheet = {
    file: 'src/features/dashboard/card.module.css',
    text: '@layer components { .card, .wide :global(.button), .tall, .old { color: red } }',
  }
  const script = {
    file: 'src/features/dashboard/card.tsx',
    text: `import styles from './card.module.css'\nconst a = styles.card + styles.gone\nconst b = (shape: 'wide' | 'tall') => styles[shape]`,
  }
  expect(misunderstandings([script], [sheet])).toEqual([
    'src/features/dashboard/card.tsx: src/features/dashboard/card.module.css has no .gone',
    'src/features/dashboard/card.module.css: nothing uses .old',
  ])
})
