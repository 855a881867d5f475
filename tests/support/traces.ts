/** Searches every place where data of a child may lie for given marks: database, blobs, log, a browser's stores. */
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { projectFolder } from '#local/environment/project-folder.ts'
import { isServersOwn } from '../runner/personal-data.ts'
import { appUrl, database, environmentVariable } from './local-env.ts'

/** The marks of a child, a parent or their book: a label for each, and the texts to search. */
export type Marks = Readonly<Record<string, readonly string[]>>

/** @returns 'place: MARK MARK', each place once, sorted; ids in places are replaced by their marks */
export async function tracesOf(marks: Marks, page: Page): Promise<string[]> {
  const places = [
    ...(await databaseLeaves()),
    ...(await blobs()),
    ...(await logLines()),
    ...(await deviceEntries(page)),
  ]
  const found = new Map<string, Set<string>>()
  for (const { place, content } of places) {
    const labels = Object.keys(marks).filter((label) => marks[label]?.some((text) => content.includes(text)))
    if (labels.length === 0) continue
    const named = nameIn(place, marks)
    found.set(named, new Set([...(found.get(named) ?? []), ...labels]))
  }
  return [...found].map(([place, labels]) => `${place}: ${[...labels].toSorted().join(' ')}`).toSorted()
}

interface Place {
  place: string
  /** The place's name and its content, both to be searched. */
  content: string
}

/** Tells if this browser has cached the address and shows it without a request. */
export const isKeptByBrowser = (page: Page, address: string): Promise<boolean> =>
  page.evaluate(
    (url) =>
      fetch(url, { cache: 'only-if-cached', mode: 'same-origin' }).then(
        ({ ok }) => ok,
        () => false,
      ),
    appUrl(address),
  )

async function databaseLeaves(): Promise<Place[]> {
  const leaves: Place[] = []
  const walk = (value: unknown, path: readonly string[]) => {
    if (typeof value === 'object' && value !== null) {
      for (const [key, child] of Object.entries(value)) walk(child, [...path, key])
    } else
      leaves.push({ place: `database ${path.slice(0, 2).join('/')}`, content: `${path.join('/')} ${String(value)}` })
  }
  walk(await database.read(''), [])
  return leaves
}

/** The platform's local server stores each blob as a file, with a second file of metadata. */
async function blobs(): Promise<Place[]> {
  const folder = join(projectFolder, '.netlify', 'blobs-serve')
  const files = await readdir(folder, { recursive: true, withFileTypes: true })
  return Promise.all(
    files
      .filter((entry) => entry.isFile())
      .map(async (entry) => {
        const path = join(entry.parentPath, entry.name)
        const store = /site:(\w+)/.exec(path)?.[1] ?? entry.name
        return { place: `blobs ${store}`, content: `${path} ${await readFile(path, 'utf8')}` }
      }),
  )
}

async function logLines(): Promise<Place[]> {
  const { port } = new URL(environmentVariable('WORLD_APP_URL'))
  const log = await readFile(join(projectFolder, '.local', 'logs', port, 'app.log'), 'utf8')
  return log
    .split('\n')
    .filter((line) => !isServersOwn(line))
    .map((line) => ({ place: 'log', content: line }))
}

/** Everything that this browser stores for the site. */
async function deviceEntries(page: Page): Promise<Place[]> {
  const entries = await page.evaluate(async () => {
    const found: { place: string; content: string }[] = []
    for (const [store, kept] of Object.entries({ localStorage, sessionStorage }))
      for (const [key, value] of Object.entries({ ...kept }))
        found.push({ place: `${store} ${key}`, content: `${key} ${value}` })
    for (const name of await caches.keys())
      for (const request of await (await caches.open(name)).keys())
        found.push({ place: `cache ${name}`, content: `${request.url} ${await wordsOf(name, request)}` })
    for (const { name = '' } of await indexedDB.databases()) {
      const opened = await asked(indexedDB.open(name))
      for (const store of opened.objectStoreNames) {
        const records = opened.transaction(store).objectStore(store)
        const [keys, values] = [
          await asked(records.getAllKeys()),
          await asked(opened.transaction(store).objectStore(store).getAll()),
        ]
        keys.forEach((key, index) =>
          found.push({ place: `indexedDB ${name}`, content: `${JSON.stringify(key)} ${asText(values[index])}` }),
        )
      }
      opened.close()
    }
    return found

    async function wordsOf(cache: string, request: Request): Promise<string> {
      const answer = await (await caches.open(cache)).match(request)
      return answer?.headers.get('Content-Type')?.startsWith('application/json') ? answer.text() : ''
    }
    function asked<T>(request: IDBRequest<T>): Promise<T> {
      return new Promise((resolve, reject) => {
        request.onsuccess = () => resolve(request.result)
        request.onerror = () => reject(request.error ?? new Error('a store that cannot be read'))
      })
    }
    function asText(value: unknown): string {
      return JSON.stringify(value, (_key, part: unknown) =>
        part instanceof Blob ? `[photo, ${part.size} bytes]` : part,
      )
    }
  })
  return entries.map(({ place, content }) => ({ place: `device ${place}`, content }))
}

/** Removes the hash at the end: a notice's key is a hash of its subject. */
const nameIn = (place: string, marks: Marks): string =>
  Object.entries(marks)
    .reduce((named, [label, texts]) => texts.reduce((part, text) => part.replaceAll(text, label), named), place)
    .replace(/-[0-9a-f]{40}$/, '')
