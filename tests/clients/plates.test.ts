import { createServer, type ServerResponse } from 'node:http'
import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { isTransient } from '#domain/problem.ts'
import { plateHash, platesAt } from '#netlify/clients/plates.ts'
import type { Plate } from '#stories/story-world.ts'

let address = ''
/** Answers in their order; the last one repeats. */
let answers: ((response: ServerResponse) => void)[] = []
let calls: (string | undefined)[] = []
const server = createServer(({ url }, response) => {
  calls.push(url)
  const [answer] = answers.length > 1 ? answers.splice(0, 1) : answers
  answer?.(response)
})
beforeAll(async () => {
  await once(server.listen(0, '127.0.0.1'), 'listening')
  address = `http://127.0.0.1:${(server.address() as AddressInfo).port}/plates`
})
afterAll(() => server.close())

/** Makes another plate for each test, because plates are cached. */
function plateOf(content: string): { plate: Plate; whole: (response: ServerResponse) => void } {
  calls = []
  const plate: Plate = [`${plateHash(Buffer.from(content))}.webp`, content.length]
  return { plate, whole: (response) => void response.end(content) }
}
const LIMITS = { tryMs: 200, waitMs: 1 }
const readPlate = async (plate: Plate) => Buffer.from(await platesAt(address, LIMITS)(plate))

test('downloads a plate only once for concurrent and later readers', async () => {
  const { plate, whole } = plateOf('a plate')
  answers = [whole]
  const read = await Promise.all([readPlate(plate), readPlate(plate)])
  expect([...read, await readPlate(plate)].map(String)).toEqual(['a plate', 'a plate', 'a plate'])
  expect(calls).toEqual([`/plates/${plate[0]}`])
})

test.each<[string, (response: ServerResponse) => void]>([
  ['is cut off', (response) => void response.end('one pla')],
  ['has another content', (response) => void response.end('one.plate')],
  ['is longer', (response) => void response.end('one plate and more')],
  ['breaks off', (response) => void response.writeHead(200, { 'content-length': 9 }).destroy()],
  ['stops half way', (response) => void response.write('one pl')],
  ['is missing', (response) => void response.writeHead(404).end('one plate')],
  ['is elsewhere', (response) => void response.writeHead(302, { location: '/' }).end()],
])('refuses a plate that %s, retries, and at last throws a transient problem', async (what, broken) => {
  const { plate, whole } = plateOf('one plate')
  const broke: Plate = [plate[0].replace('.', `.${what.replaceAll(' ', '-')}.`), plate[1]]
  answers = [broken]
  const refused: unknown = await readPlate(broke).catch((error: unknown) => error)
  expect(refused).toMatchObject({ code: 'unavailable' })
  expect([isTransient('unavailable'), calls.length]).toEqual([true, 3])
  answers = [broken, whole]
  expect(String(await readPlate(broke))).toBe('one plate')
})

test('reads plates from a folder as from a site', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'plates-'))
  const { plate } = plateOf('of a folder')
  const { plate: spoiled } = plateOf('of this folder')
  writeFileSync(join(folder, plate[0]), 'of a folder')
  writeFileSync(join(folder, spoiled[0]), 'of a folder')
  const fromFolder = platesAt(pathToFileURL(folder).href, LIMITS)
  try {
    expect(String(Buffer.from(await fromFolder(plate)))).toBe('of a folder')
    await expect(fromFolder(spoiled)).rejects.toMatchObject({ code: 'unavailable' })
  } finally {
    rmSync(folder, { recursive: true })
  }
})
