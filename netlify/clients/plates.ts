/** The plates, which are files of our own site: an instance downloads each one once. */
import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { setTimeout as wait } from 'node:timers/promises'
import { Problem } from '#domain/problem.ts'
import { platesSettings, siteUrl } from '#netlify/platform/env.ts'
import { readBounded } from '#netlify/platform/read-bounded.ts'
import { PLATES_PATH, type ReadPlate } from '#stories/plates.ts'
import type { Plate } from '#stories/story-world.ts'

const TRIES = 3
const LIMITS = { tryMs: 8_000, waitMs: 1_000 }

/** The plates of a tale are about 2 MB. */
const known = new Map<string, Promise<Uint8Array>>()

export const readSitePlate: ReadPlate = (plate) =>
  platesAt(platesSettings().PLATES_URL ?? siteUrl() + PLATES_PATH)(plate)

/** @param address of the folder; may be a `file:` address */
export const platesAt =
  (address: string, limits = LIMITS): ReadPlate =>
  (plate) => {
    const [file] = plate
    const before = known.get(file)
    if (before) return before
    const reading = readInTries(address, plate, limits)
    known.set(file, reading)
    reading.catch(() => known.delete(file))
    return reading
  }

/** The beginning of a plate's file name. */
export const plateHash = (content: Uint8Array): string =>
  createHash('sha256').update(content).digest('hex').slice(0, 32)

/** The manifest says that the file exists, so another try may help after any failure. */
async function readInTries(address: string, plate: Plate, { tryMs, waitMs }: typeof LIMITS): Promise<Uint8Array> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await readWhole(address, plate, AbortSignal.timeout(tryMs))
    } catch (error) {
      if (tries === TRIES) throw broken(`${plate[0]} does not arrive`, error)
      await wait(tries * waitMs)
    }
  }
}

async function readWhole(address: string, [file, bytes]: Plate, signal: AbortSignal): Promise<Uint8Array> {
  const url = new URL(`${address}/${file}`)
  const content = await (url.protocol === 'file:' ? readFile(url) : download(url, bytes, signal))
  if (!file.startsWith(plateHash(content))) throw broken(`${file} has other content`)
  return content
}

async function download(url: URL, bytes: number, signal: AbortSignal): Promise<Uint8Array> {
  const answer = await fetch(url, { signal, redirect: 'error' })
  if (!answer.ok || !answer.body) throw broken(`the answer is ${answer.status}`)
  return readBounded(answer.body, bytes, () => broken(`the file is longer than ${bytes} bytes`))
}

const broken = (what: string, cause?: unknown): Problem => new Problem('unavailable', `plates: ${what}`, { cause })
