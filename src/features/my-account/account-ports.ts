/** The calls of 'Hesabım' to the database, the functions and the identity provider. */
import type { Consent } from '#domain/consent.ts'
import type { KeptHero } from '#domain/hero.ts'
import type { HeroId, TransformId, UserId } from '#domain/ids.ts'
import type { Problem } from '#domain/problem.ts'
import type { Story } from '#domain/story.ts'
import type { Portrait } from '#domain/transformation.ts'
import type { ExportedData, ExportRequest } from '#domain/wire.ts'
import type { EndOfPress, WhyItWaits } from '#text/outbox.ts'

/** Calls back at once and at every change. @returns a function that stops it */
type Watch<Value> = (uid: UserId, onChange: (value: Value) => void, onFailed: (problem: Problem) => void) => () => void

/** The content of one answer: a name and a content for each file, and the description in `data.json`. */
export interface ExportedPart {
  data: ExportedData
  files: readonly { name: string; content: Blob }[]
}
/** @throws Problem 'sign-in-too-old', 'network' if the download breaks off */
export type FetchExport = (
  wanted: ExportRequest,
  onBytes: (bytes: number) => void,
  signal: AbortSignal,
) => Promise<ExportedPart>

/** The reason why a pressed erasure or withdrawal has not arrived. @returns null if none is waiting */
export type WhyWaiting = (id: HeroId | TransformId) => WhyItWaits | null

export interface AccountPorts {
  watchPortraits: Watch<Portrait[]>
  watchConsents: Watch<Consent[]>
  watchStories: Watch<Story[]>
  watchHeroes: Watch<KeptHero[]>
  /** @returns null if the parent gave up */
  eraseHero: (id: HeroId) => Promise<EndOfPress | null>
  /** Erases the photos, and their copies on this device. */
  erasePhotos: (uid: UserId) => Promise<void>
  /** @returns null if the parent gave up. @throws Problem 'not-found' */
  withdrawPhotoConsent: (id: TransformId) => Promise<EndOfPress | null>
  fetchExport: FetchExport
  /** Deletes the account and opens the landing page. @throws Problem 'sign-in-too-old' */
  leave: () => Promise<void>
  signInWays: () => { password: boolean; google: boolean }
  /** Asks for a new sign-in if `act` is refused as too old, or `always`. @returns null if the parent gave up */
  confirmed: <Result>(act: () => Promise<Result>, options?: { always?: boolean }) => Promise<Result | null>
  /** @throws Problem 'weak-password', 'sign-in-too-old' */
  changePassword: (password: string) => Promise<void>
  /** @throws Problem 'sign-in-too-old' */
  sendAddressChange: (email: string) => Promise<void>
}
