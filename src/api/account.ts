/**
 * A parent's withdrawals, erasures, export and account deletion
 * (product 10.8).
 */
import { Problem } from '#domain/problem.ts'
import type { HeroId, StoryId, TransformId } from '#domain/ids.ts'
import { exportedDataSchema, type BookReport, type ExportedData, type ExportRequest } from '#domain/wire.ts'
import { act, answerIn, fetchFunction, refusalOf } from './call-function.ts'
import { forgetKeptPictures } from './media.ts'
import { readStoredZip, type StoredFile } from './stored-zip.ts'

/** The functions go through all that is kept; the platform ends them after 60 s. */
const TIMEOUT_MS = 60_000

export const erasePhotos = (): Promise<void> => eraseBy('erase-photos', {})

/** @throws Problem 'not-found' where nothing was agreed to */
export const withdrawPhotoConsent = (transformId: TransformId): Promise<void> =>
  eraseBy('withdraw-consent', { kind: 'photo', transformId })

/** A kept hero, with what was begun with it and not paid for. @throws Problem 'not-found' where nothing was kept */
export const eraseHero = (heroId: HeroId): Promise<void> => eraseBy('withdraw-consent', { kind: 'hero', heroId })

/** A finished book, with its pictures and sounds. @throws Problem 'sign-in-too-old' */
export const eraseStory = (storyId: StoryId): Promise<void> => eraseBy('erase-story', { storyId })

/** @throws Problem 'not-found' where the book is erased meanwhile */
export const reportBook = (report: BookReport): Promise<void> => act('report-book', report, { timeoutMs: TIMEOUT_MS })

/** @throws Problem 'sign-in-too-old' */
export const deleteAccountAndAll = (): Promise<void> =>
  act('account', undefined, { method: 'DELETE', timeoutMs: TIMEOUT_MS })

/** The time limit for undoing a sign-up that has failed already. */
const TAKE_BACK_MS = 10_000

/** An account that has just been made, as nobody could be told of it: the provider's own deletion may be switched off. */
export const deleteNewAccount = (): Promise<void> =>
  act('account', undefined, { method: 'DELETE', timeoutMs: TAKE_BACK_MS })

/** Erases on the server, then the copies in this browser. */
async function eraseBy(name: string, json: object): Promise<void> {
  await act(name, json, { timeoutMs: TIMEOUT_MS })
  await forgetKeptPictures()
}

/** `data` says what is there; `files` lie under the names that it calls them by. */
export interface ExportedPart {
  data: ExportedData
  files: StoredFile[]
}

/**
 * A part of what is kept. It is sent while it is made, so nobody knows how long it will be.
 * @param onBytes how many have come of it
 * @throws Problem 'sign-in-too-old', 'too-many-requests', 'network' where it breaks off
 */
export async function fetchExport(
  wanted: ExportRequest,
  onBytes: (bytes: number) => void,
  signal: AbortSignal,
): Promise<ExportedPart> {
  const response = await fetchFunction('export', { json: wanted, signal })
  if (!response.ok || !response.body) throw await refusalOf('export', response)
  const parts: Uint8Array<ArrayBuffer>[] = []
  let bytes = 0
  try {
    for (const reader = response.body.getReader(); ;) {
      const { done, value } = await reader.read()
      if (done) break
      parts.push(value)
      bytes += value.length
      onBytes(bytes)
    }
  } catch (error) {
    throw new Problem('network', 'export broke off', { cause: error })
  }
  const files = await readStoredZip(new Blob(parts))
  const text = await files.find(({ name }) => name === DATA)?.content.text()
  const data = answerIn(text ?? '', exportedDataSchema, 'export came without what is in it')
  return { data, files: files.filter(({ name }) => name !== DATA) }
}

const DATA = 'data.json'
