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

/** The functions scan all stored data; the platform ends them after 60 s. */
const TIMEOUT_MS = 60_000

export const erasePhotos = (): Promise<void> => eraseBy('erase-photos', {})

/** @throws Problem 'not-found' if there is no such consent */
export const withdrawPhotoConsent = (transformId: TransformId): Promise<void> =>
  eraseBy('withdraw-consent', { kind: 'photo', transformId })

/** Erases a kept hero and the unpaid stories begun with it. @throws Problem 'not-found' if it is not kept */
export const eraseHero = (heroId: HeroId): Promise<void> => eraseBy('withdraw-consent', { kind: 'hero', heroId })

/** Erases a finished book, its pictures and its sounds. @throws Problem 'sign-in-too-old' */
export const eraseStory = (storyId: StoryId): Promise<void> => eraseBy('erase-story', { storyId })

/** @throws Problem 'not-found' if the book was erased meanwhile */
export const reportBook = (report: BookReport): Promise<void> => act('report-book', report, { timeoutMs: TIMEOUT_MS })

/** @throws Problem 'sign-in-too-old' */
export const deleteAccountAndAll = (): Promise<void> =>
  act('account', undefined, { method: 'DELETE', timeoutMs: TIMEOUT_MS })

/** The time limit for undoing a sign-up that has failed already. */
const TAKE_BACK_MS = 10_000

/**
 * Deletes a new account if its sign-up notice failed. Our function deletes it, because the identity provider may not let
 * users delete their accounts.
 */
export const deleteNewAccount = (): Promise<void> =>
  act('account', undefined, { method: 'DELETE', timeoutMs: TAKE_BACK_MS })

/** Erases on the server first, then the copies in this browser. */
async function eraseBy(name: string, json: object): Promise<void> {
  await act(name, json, { timeoutMs: TIMEOUT_MS })
  await forgetKeptPictures()
}

/** `data` is the content; `files` have the names that `data` uses for them. */
export interface ExportedPart {
  data: ExportedData
  files: StoredFile[]
}

/**
 * Downloads a part of the stored data. The server sends it while making it, so its length is unknown.
 * @param onBytes called with the number of bytes received so far
 * @throws Problem 'sign-in-too-old', 'too-many-requests', 'network' if the download breaks off
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
