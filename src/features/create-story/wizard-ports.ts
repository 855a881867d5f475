/** The wizard's calls to the database and the functions. */
import type { StoryId, TransformId } from '#domain/ids.ts'
import type { HeroWithoutPhoto, OpeningRequest } from '#domain/wire.ts'
import type { ChildDetails } from './model/order-request.ts'
import type { ChosenPhoto, TransformationPorts } from './model/transform-photo.ts'
import type { VerificationMailPort } from './verification-mail.tsx'

export interface WizardPorts {
  /** Sends mail to the parent's own address. */
  verificationMail: VerificationMailPort
  /** @param consentText the version of the text that the parent accepted */
  createTransformation: (
    id: Parameters<TransformationPorts['createTransformation']>[0],
    consentText: string,
  ) => Promise<void>
  watchTransformation: TransformationPorts['watchTransformation']
  readTransformation: TransformationPorts['readTransformation']
  /** Tells if a stored portrait is no longer on the server; a lost network does not count. */
  isErased: (portraitUrl: string) => Promise<boolean>
  sendPhoto: (
    photo: ChosenPhoto,
    id: Parameters<TransformationPorts['sendPhoto']>[1],
    child: ChildDetails,
  ) => Promise<void>
  /**
   * Begins a portrait without a photo, unless it is already running. @throws Problem 'not-found', 'consent-missing' for
   * a hero that is no longer kept
   */
  reuseHero: (hero: HeroWithoutPhoto, id: TransformId) => Promise<void>
  /** Erases the draft from the server. Resolves to whether it is erased; if not, it has shown the reason. */
  discard: (draft: { storyId: StoryId; transformIds: readonly TransformId[] }) => Promise<boolean>
  /** Erases this photo from the server. @throws if it may still be there */
  erasePhoto: (id: TransformId) => Promise<void>
  /** The book's first sentences with the child's name, as MP3. */
  fetchOpening: (opening: OpeningRequest, signal: AbortSignal) => Promise<Blob>
}
