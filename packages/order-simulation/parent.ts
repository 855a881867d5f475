/** A parent with an unpaid story, before the order, and the deletion of their account. */
import { photoConsentId, saleConsentId } from '#domain/consent.ts'
import { CURRENT_TEXT } from '#domain/current-text.ts'
import { paths } from '#domain/database-paths.ts'
import type { StoryId, TemplateId, TransformId, UserId } from '#domain/ids.ts'
import { createStoryId } from '#domain/story-id.ts'
import type { CheckoutRequest } from '#domain/wire.ts'
import { consentsFor } from '#netlify/records/consents.ts'
import { beginErasure } from '#netlify/accounts/erasure.ts'
import { eraseAccount } from '#netlify/jobs/erase-account.ts'
import { readSnapshot } from '#netlify/orders/checkout/checkout-snapshot.ts'
import { openCheckout } from '#netlify/orders/checkout/pay-page.ts'
import type { OutsideServices } from './outside-services.ts'
import type { Random } from './random.ts'
import { DAY_MS, MINUTE_MS, type StartOptions } from './simulated-world.ts'

export const TEMPLATE_ID = 'sihirli-orman-macerasi' as TemplateId
/** Title and dedication in the parent's own words. */
export const WORDS = { title: 'Bizim kitabımız', dedication: 'Defne’ye' }
export const CHILD = { childName: 'Defne', childAge: 5, childGender: 'female' as const }
export const BROTHER = { childName: 'Umut', childAge: 3, childGender: 'male' as const }

/** The photo of one child. */
export interface Photo {
  transformId: TransformId
  originalKey: string
  heroKey: string
  portraitKey: string
  /** The parent has withdrawn the consent for the photo, and repeats it until it succeeds. */
  isTakenBack: boolean
}

/** A user with an account, and an order in it. */
export interface Leaver {
  uid: UserId
  storyId: StoryId
}

export interface Parent extends Leaver {
  /** Photos of the book's child, and of her brother if he is in it. */
  photos: [Photo, ...Photo[]]
  /** The payment was refunded by hand, or disputed at the bank. */
  wasMeddledWith: boolean
  /** The parent has pressed 'Sil' on the finished book, and repeats it until the book is gone. */
  erasesBook: boolean
  /** Saved heroes on which the parent has pressed 'Sil', repeated until they are gone. */
  erasedHeroes: Set<string>
}

/** Writes the records that a browser and the transformations have written before the order. */
export function writeUnpaidStory(
  services: OutsideServices,
  number: number,
  hasBrother = false,
): { parent: Parent; request: CheckoutRequest } {
  const { world, tree, identities } = services
  const uid = `parent_${number}` as UserId
  const storyId = createStoryId(TEMPLATE_ID, uid, world.nowMs + number)
  const photo = makePhoto(world.random, world.nowMs)
  const photos: Parent['photos'] = [photo]
  if (hasBrother) photos.push(makePhoto(world.random, world.nowMs + 1))
  const userEmail = `${uid}@example.test`
  const [ofChild, ofBrother] = photos.map(portraitOf)
  const record = {
    id: storyId,
    userId: uid,
    userEmail,
    templateId: TEMPLATE_ID,
    ...CHILD,
    ...ofChild,
    ...(ofBrother && { siblings: { 'sibling-1': { ...BROTHER, ...ofBrother } } }),
    status: 'creating',
    paymentStatus: 'pending',
    createdAt: world.nowMs,
    updatedAt: world.nowMs,
    ...WORDS,
  }
  tree.write({
    [paths.userStory(uid, storyId)]: record,
    [paths.consent(uid, saleConsentId(storyId))]: {
      ...{ kind: 'sale', version: CURRENT_TEXT.sale, storyId, granted: true, createdAt: world.nowMs },
    },
    [paths.housekeepingOf(uid)]: world.nowMs,
  })
  for (const one of photos) writePhoto(services, uid, one)
  identities.add(uid)
  const parent: Parent = { uid, storyId, photos, wasMeddledWith: false, erasesBook: false, erasedHeroes: new Set() }
  const request: CheckoutRequest = {
    storyId,
    userId: uid,
    userEmail,
    templateId: TEMPLATE_ID,
    ...CHILD,
    ...portraitOf(photo),
  }
  return { parent, request }
}

function makePhoto(random: Random, atMs: number): Photo {
  const [originalKey, heroKey, portraitKey] = [random.hex(40), random.hex(40), random.hex(40)]
  return { transformId: `${TEMPLATE_ID}_${atMs}` as TransformId, originalKey, heroKey, portraitKey, isTakenBack: false }
}

const portraitOf = ({ transformId, portraitKey }: Photo) => ({
  transformId,
  transformedPhotoUrl: `/media/${portraitKey}`,
})

function writePhoto({ world, tree, blobs }: OutsideServices, uid: UserId, photo: Photo): void {
  const { transformId, originalKey, heroKey, portraitKey } = photo
  const expiresAt = world.nowMs + 30 * DAY_MS
  tree.write({
    [paths.transformation(uid, transformId)]: {
      status: 'completed',
      createdAt: world.nowMs,
      transformedImageUrl: portraitOf(photo).transformedPhotoUrl,
    },
    [paths.consent(uid, photoConsentId(transformId))]: {
      ...{ kind: 'photo', version: CURRENT_TEXT.photo, transformId, granted: true, createdAt: world.nowMs },
    },
    [paths.originalAt(originalKey)]: world.nowMs,
    [paths.mediaIndex(uid, originalKey)]: { kind: 'original', transformId, expiresAt: world.nowMs + DAY_MS },
    [paths.mediaIndex(uid, heroKey)]: { kind: 'hero', transformId, expiresAt },
    [paths.mediaIndex(uid, portraitKey)]: { kind: 'portrait', transformId, heroKey, originalKey, expiresAt },
  })
  for (const name of [`private-local/${originalKey}`, `private-local/${heroKey}`, `media-local/${portraitKey}`])
    blobs.set(name, { data: new ArrayBuffer(1), metadata: { contentType: 'image/png' }, visibleAtMs: world.nowMs })
}

/** Same calls as functions/create-checkout-session.ts. */
export const pressOrder = (request: CheckoutRequest): Promise<string> =>
  openCheckout(request.userId, request.storyId, snapshotFor(request))

/** Reads the snapshot of everything that was promised. */
export const snapshotFor = (request: CheckoutRequest) => () =>
  readSnapshot(request.userId, request.userEmail, request, consentsFor(request.userId, request))

/** Same calls as functions/account.ts. */
export function leave({ world }: OutsideServices, { uid, storyId }: Leaver, options?: StartOptions): void {
  world.start(
    'delete-account',
    async () => {
      const nowMs = Date.now()
      await beginErasure(uid, nowMs)
      await eraseAccount(uid, null, nowMs)
    },
    { limitMs: MINUTE_MS, about: storyId, ...options },
  )
}

export const hasLeft = ({ tree }: OutsideServices, { uid }: Leaver): boolean => tree.read(paths.erasure(uid)) !== null
