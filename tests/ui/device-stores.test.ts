/** The table names every store that the source can open in a browser, and the cookie policy tells parents the same. */
import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { COOKIES } from '#text/legal/cookies.ts'
import { DEVICE_STORES } from '#ui/device-stores.ts'

const names = Object.values(DEVICE_STORES).flatMap((area) => Object.keys(area))
const sources = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', 'src'], {
  encoding: 'utf8',
})
  .split('\n')
  .filter((path) => /\.tsx?$/.test(path) && !path.startsWith('src/text/') && path !== 'src/ui/device-stores.ts')
  .map((path) => ({ path, code: withoutComments(readFileSync(path, 'utf8')) }))

/** Only these files open a store. Everywhere else a key has the type of a row of the table. */
const OPENS_A_STORE = [
  'src/app/offline/kept-books.ts',
  // Removes Google's cookies, whose names we do not choose.
  'src/firebase/analytics.ts',
  'src/firebase/session-store.ts',
  'src/service-worker.ts',
  'src/ui/device-database.ts',
  'src/ui/device-storage.ts',
]
const STORE =
  /\b(localStorage|sessionStorage|indexedDB|openDB|cacheName|cookieStore|getDirectory)\b|\bcaches\.(open|match|has|delete|keys)|document\.cookie/

test('opens browser stores only in files that take the names from the table', () => {
  expect(sources.filter(({ code }) => STORE.test(code)).map(({ path }) => path)).toEqual(OPENS_A_STORE)
})

/** Names that belong to no store. */
const ELSEWHERE = [
  // A channel, a lock, and a key that is removed in the next line.
  ...['masal:sign-outs', 'masal:session-of:', 'masal:probe'],
]

test('lists each name with our prefix in the table of stores', () => {
  const found = sources.flatMap(({ code }) =>
    [...code.matchAll(/['"`](masal[:-][\w:-]+)/g)].map(([, name = '']) => name),
  )
  expect([...new Set(found)].filter((name) => !names.includes(name) && !ELSEWHERE.includes(name))).toEqual([])
})

test('names each store in the cookie policy, and no other name with our prefix', () => {
  const [table] = COOKIES.sections[0]?.blocks.filter((block) => typeof block === 'object' && 'rows' in block) ?? []
  const told = table?.rows.flatMap(([cell = '']) => cell.split(', ').map((name) => name.replace(/:?…$/, ''))) ?? []
  const stored = [...names.map((name) => name.replace(/:$/, '')), 'workbox-precache-']
  expect(told.toSorted()).toEqual(stored.toSorted())
})

function withoutComments(code: string): string {
  return code.replace(/\/\*[\s\S]*?\*\//g, '').replace(/^\s*\/\/.*$/gm, '')
}
