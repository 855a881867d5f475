/** A chunk's style sheet never leaves the page: a class that two rooms define is one class, with both rooms' looks. */
import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { parse } from 'postcss'
import { expect, test } from 'vitest'

const ROOT = path.resolve(import.meta.dirname, '..')
const SHARED = 'src/ui'

/** A feature is a room, and so is `app`; what lies beside them (tokens, `ui`) belongs to all. */
function roomOf(file: string): string {
  const [, part = '', feature = ''] = file.split('/')
  if (part === 'features') return `src/features/${feature}`
  return part === 'app' ? 'src/app' : SHARED
}

/** '.card .icon' and '.card:hover' are two of one list's; a comma within brackets parts none. */
const selectorsOf = (list: string) => list.split(/,(?![^(]*\))/).map((selector) => selector.trim())
const classesOf = (selector: string) => [...selector.matchAll(/\.(-?[a-z_][\w-]*)/gi)].map(([, name = '']) => name)

interface Sheet {
  file: string
  css: string
}

/** @returns what two rooms give a look, and which rooms: 'leaf: src/features/create-story, src/features/reader' */
function definedTwice(sheets: readonly Sheet[]): string[] {
  const rooms = new Map<string, Set<string>>()
  const define = (name: string, room: string) => rooms.set(name, (rooms.get(name) ?? new Set()).add(room))
  const all = sheets.map(({ file, css }) => ({ room: roomOf(file), root: parse(css) }))

  const shared = new Set<string>()
  for (const { room, root } of all) {
    if (room === SHARED) root.walkRules((rule) => classesOf(rule.selector).forEach((name) => shared.add(name)))
  }
  for (const { room, root } of all) {
    root.walkAtRules('keyframes', (rule) => void define(`@keyframes ${rule.params}`, room))
    root.walkRules((rule) => {
      for (const selector of selectorsOf(rule.selector)) {
        const names = classesOf(selector)
        const own = room === SHARED ? names : names.filter((name) => !shared.has(name))
        // A room may change the look of a shared thing within its own walls ('.library .button'), not everywhere.
        for (const name of own.length > 0 ? own : names) define(`.${name}`, room)
      }
    })
  }
  return [...rooms]
    .filter(([, definers]) => definers.size > 1)
    .map(([name, definers]) => `${name}: ${[...definers].sort().join(', ')}`)
}

test('no class and no animation is defined by two rooms', () => {
  const files = globSync('src/**/*.css', { cwd: ROOT })
  expect(files.length).toBeGreaterThan(20)
  expect(definedTwice(files.map((file) => ({ file, css: readFileSync(path.join(ROOT, file), 'utf8') })))).toEqual([])
})

test('two rooms that share a class are named, and so is a room that restyles a shared thing everywhere', () => {
  const ui = { file: 'src/ui/things.css', css: '.button { color: red } .book { color: red }' }
  const reader = {
    file: 'src/features/reader/leaves.css',
    css: '.leaf { position: absolute } @keyframes rise { to { top: 0 } }',
  }
  const wizard = {
    file: 'src/features/create-story/wizard.css',
    css: '@layer components { @media print { .page, .leaf h1 { margin: 0 } } }',
  }
  const shelf = {
    file: 'src/features/dashboard/shelf.css',
    css: '.shelf .button, .button:is(.wide, .tall) .shelf { color: blue } .book { color: blue } @keyframes rise { to { top: 1px } }',
  }
  expect(definedTwice([ui, reader, wizard, shelf])).toEqual([
    '.book: src/features/dashboard, src/ui',
    '@keyframes rise: src/features/dashboard, src/features/reader',
    '.leaf: src/features/create-story, src/features/reader',
  ])
})
