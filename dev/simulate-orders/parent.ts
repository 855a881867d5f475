/** A parent with an unpaid story, as they are before anybody presses, and as they leave. */
import { CURRENT_TEXT, photoConsentId, saleConsentId } from '#domain/consent.ts'
import { paths } from '#domain/database-paths.ts'
import type { StoryId, TemplateId, TransformId, UserId } from '#domain/ids.ts'
import { mintStoryId } from '#domain/story-id.ts'
import type { CheckoutRequest } from '#domain/wire.ts'
import { consentsFor } from '#netlify/accounts/consents.ts'
import { beginErasure } from '#netlify/accounts/erasure.ts'
import { eraseAccount } from '#netlify/jobs/erase-account.ts'
import { openCheckout } from '#netlify/orders/checkout/open-checkout.ts'
import type { OutsideServices } from './outside-services.ts'
import { DAY_MS, MINUTE_MS, type StartOptions } from './simulated-world.ts'

export const TEMPLATE_ID = 'sihirli-orman-macerasi' as TemplateId
/** The parent's own words. */
export const WORDS = { title: 'Bizim kitabımız', dedication: 'Defne’ye' }
export const CHILD = { childName: 'Defne', childAge: 5, childGender: 'female' as const }

export interface Parent {
  uid: UserId
  storyId: StoryId
  originalKey: string
  heroKey: string
  portraitKey: string
  /** Somebody gave money back by hand, or objected at the bank. */
  wasMeddledWith: boolean
  /** The parent has pressed 'Sil' on the finished book, and goes on until it is gone. */
  erasesBook: boolean
}

/** What a browser and the transformation have written before anybody presses. */
export function writeUnpaidStory(
  services: OutsideServices,
  number: number,
): { parent: Parent; request: CheckoutRequest } {
  const { world, tree, blobs, identities } = services
  const { random } = world
  const uid = `parent_${number}` as UserId
  const storyId = mintStoryId(TEMPLATE_ID, uid, world.nowMs + number)
  const [originalKey, heroKey, portraitKey] = [random.hex(40), random.hex(40), random.hex(40)]
  const transformId = `${TEMPLATE_ID}_${world.nowMs}` as TransformId
  const userEmail = `${uid}@example.test`
  const expiresAt = world.nowMs + 30 * DAY_MS
  const record = {
    id: storyId,
    userId: uid,
    userEmail,
    templateId: TEMPLATE_ID,
    ...CHILD,
    transformId,
    transformedPhotoUrl: `/media/${portraitKey}`,
    status: 'creating',
    paymentStatus: 'pending',
    createdAt: world.nowMs,
    updatedAt: world.nowMs,
    ...WORDS,
  }
  const agreed = { granted: true, createdAt: world.nowMs }
  tree.write({
    [paths.userStory(uid, storyId)]: record,
    [paths.transformation(uid, transformId)]: {
      status: 'completed',
      createdAt: world.nowMs,
      transformedImageUrl: record.transformedPhotoUrl,
    },
    [paths.consent(uid, photoConsentId(transformId))]: {
      kind: 'photo',
      version: CURRENT_TEXT.photo,
      transformId,
      ...agreed,
    },
    [paths.consent(uid, saleConsentId(storyId))]: { kind: 'sale', version: CURRENT_TEXT.sale, storyId, ...agreed },
    [paths.originalAt(originalKey)]: world.nowMs,
    [paths.mediaIndex(uid, originalKey)]: { kind: 'original', expiresAt: world.nowMs + DAY_MS },
    [paths.mediaIndex(uid, heroKey)]: { kind: 'hero', expiresAt },
    [paths.mediaIndex(uid, portraitKey)]: { kind: 'portrait', heroKey, originalKey, expiresAt },
    [paths.housekeepingOf(uid)]: world.nowMs + 10 * MINUTE_MS,
  })
  identities.add(uid)
  const lies = (key: string) =>
    blobs.set(key, { data: new ArrayBuffer(1), metadata: { contentType: 'image/png' }, visibleAtMs: world.nowMs })
  for (const key of [`private-local/${originalKey}`, `private-local/${heroKey}`, `media-local/${portraitKey}`])
    lies(key)

  const parent: Parent = { uid, storyId, originalKey, heroKey, portraitKey, wasMeddledWith: false, erasesBook: false }
  const request: CheckoutRequest = {
    storyId,
    userId: uid,
    userEmail,
    templateId: TEMPLATE_ID,
    ...CHILD,
    transformedPhotoUrl: record.transformedPhotoUrl,
    transformId,
  }
  return { parent, request }
}

/** As functions/create-checkout-session.ts does it. */
export const pressOrder = (request: CheckoutRequest): Promise<string> =>
  openCheckout(request.userId, request.userEmail, request, consentsFor(request.userId, request))

/** As functions/account.ts does it. */
export function leave({ world }: OutsideServices, { uid, storyId }: Parent, options?: StartOptions): void {
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

export const hasLeft = ({ tree }: OutsideServices, { uid }: Parent): boolean => tree.read(paths.erasure(uid)) !== null
