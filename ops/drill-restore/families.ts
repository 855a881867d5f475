/**
 * Parents with photos, books and orders, as the product makes them, but with a quick studio that paints plain colours.
 */
import sharp from 'sharp'
import { photoConsentId, saleConsentId } from '#domain/consent.ts'
import { CURRENT_TEXT } from '#domain/current-text.ts'
import { paths } from '#domain/database-paths.ts'
import { PLAIN_FACE } from '#domain/face-features.ts'
import type { StoryId, TemplateId, TransformId, UserId } from '#domain/ids.ts'
import { sessionOf } from '#domain/order.ts'
import { newStoryRecord } from '#domain/story.ts'
import { createStoryId, createTransformId } from '#domain/story-id.ts'
import { parseStoryTemplate } from '#domain/template.ts'
import type { CheckoutRequest } from '#domain/wire.ts'
import { consentsFor } from '#netlify/records/consents.ts'
import { patch, read, SERVER_TIME } from '#netlify/clients/database.ts'
import { storeMedia } from '#netlify/media/library.ts'
import { mediaUrl } from '#netlify/media/media-key.ts'
import { ORIGINAL_KEPT_MS, UNPAID_STORY_KEPT_MS } from '#domain/retention.ts'
import { readSnapshot } from '#netlify/orders/checkout/checkout-snapshot.ts'
import { openCheckout } from '#netlify/orders/checkout/pay-page.ts'
import { reconcileNotice } from '#netlify/orders/payments/reconcile-payment.ts'
import { produceStory } from '#netlify/orders/production/produce-story.ts'
import type { ProductionDeps } from '#netlify/orders/production/production-deps.ts'
import { readOrder } from '#netlify/orders/record/order-store.ts'
import type { DrillWorld } from './world.ts'

const TEMPLATE_ID = 'sihirli-orman-macerasi' as TemplateId

export interface Parent {
  uid: UserId
  email: string
  idToken: string
  childName: string
}

export interface Photo {
  transformId: TransformId
  transformedPhotoUrl: string
  /** The keys of its objects: photo and face are private, the portrait is served. */
  originalKey: string
  heroKey: string
  portraitKey: string
}

let lastMs = 0
/** A new millisecond each time, because ids contain it. */
const freshMs = (): number => (lastMs = Math.max(Date.now(), lastMs + 1))

export async function signUp({ authUrl }: DrillWorld, name: string, childName: string): Promise<Parent> {
  const email = `${name}-${freshMs()}@example.test`
  const answer = await fetch(`${authUrl}/identitytoolkit.googleapis.com/v1/accounts:signUp?key=local-world`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ email, password: 'masal-sifresi', returnSecureToken: true }),
  })
  const { localId, idToken } = (await answer.json()) as { localId: UserId; idToken: string }
  return { uid: localId, email, idToken, childName }
}

/** @returns the status of a sign-in with the right password */
export async function signIn({ authUrl }: DrillWorld, { email }: Parent): Promise<number> {
  const url = `${authUrl}/identitytoolkit.googleapis.com/v1/accounts:signInWithPassword?key=local-world`
  const body = JSON.stringify({ email, password: 'masal-sifresi', returnSecureToken: true })
  const answer = await fetch(url, { method: 'POST', headers: { 'Content-Type': 'application/json' }, body })
  await answer.arrayBuffer()
  return answer.status
}

/** A photo with its face and its portrait. */
export async function addPhoto({ uid, email }: Parent): Promise<Photo> {
  const transformId = createTransformId(TEMPLATE_ID, freshMs())
  const object = { bytes: new Uint8Array([1, 2, 3]), contentType: 'image/jpeg' }
  const common = { uid, object, transformId }
  const expiresAt = Date.now() + UNPAID_STORY_KEPT_MS
  const originalKey = await storeMedia({ ...common, kind: 'original', expiresAt: Date.now() + ORIGINAL_KEPT_MS })
  const heroKey = await storeMedia({ ...common, kind: 'hero', expiresAt })
  const portraitKey = await storeMedia({ ...common, kind: 'portrait', expiresAt, heroKey, originalKey })
  const transformedPhotoUrl = mediaUrl(portraitKey)
  const times = { createdAt: SERVER_TIME, updatedAt: SERVER_TIME }
  await patch({
    [paths.transformation(uid, transformId)]: {
      ...{ status: 'completed', transformedImageUrl: transformedPhotoUrl, templateId: TEMPLATE_ID, userEmail: email },
      ...times,
    },
    ...agreed(uid, photoConsentId(transformId), { kind: 'photo', version: CURRENT_TEXT.photo, transformId }),
  })
  return { transformId, transformedPhotoUrl, originalKey, heroKey, portraitKey }
}

const agreed = (uid: UserId, id: string, consent: object) => ({
  [paths.consent(uid, id)]: { ...consent, granted: true, createdAt: SERVER_TIME },
})

/** Orders a story, with an open pay page. */
export async function orderStory(
  { uid, email, childName }: Parent,
  { transformId, transformedPhotoUrl }: Photo,
): Promise<StoryId> {
  const template = parseStoryTemplate(TEMPLATE_ID, await read(paths.storyTemplate(TEMPLATE_ID)))
  if (!template) throw new Error('The template is not seeded')
  const storyId = createStoryId(TEMPLATE_ID, uid, freshMs())
  const child = { childName, childAge: 5, childGender: 'female' as const }
  const photo = { transformId, transformedPhotoUrl }
  await patch({
    [paths.userStory(uid, storyId)]: newStoryRecord(
      { id: storyId, uid, userEmail: email, template, children: [{ ...child, ...photo }] },
      SERVER_TIME,
    ),
    ...agreed(uid, saleConsentId(storyId), { kind: 'sale', version: CURRENT_TEXT.sale, storyId }),
  })
  const request: CheckoutRequest = {
    ...{ storyId, userId: uid, userEmail: email, templateId: TEMPLATE_ID },
    ...child,
    ...photo,
  }
  await openCheckout(uid, storyId, () => readSnapshot(uid, email, request, consentsFor(uid, request)))
  return storyId
}

/** Orders a story, pays it and makes the book. */
export async function buyBook({ stripeUrl }: DrillWorld, parent: Parent, photo: Photo): Promise<StoryId> {
  const storyId = await orderStory(parent, photo)
  const { order } = await readOrder(storyId)
  const sessionId = (order && sessionOf(order)) ?? ''
  const answer = await fetch(`${stripeUrl}/__control/sessions/${sessionId}/pay`, { method: 'POST', body: '{}' })
  await answer.arrayBuffer()
  await reconcileNotice({ about: 'session', id: sessionId })
  await produceStory(storyId, await quickStudio())
  const made = await readOrder(storyId)
  if (made.order?.state !== 'delivered') throw new Error(`The book of the drill is ${made.order?.state}`)
  return storyId
}

async function quickStudio(): Promise<ProductionDeps> {
  const [page, cover] = await Promise.all([plain(2200, 1100), plain(1100, 1466)])
  const sound = { bytes: new Uint8Array([1, 2, 3]), contentType: 'audio/mpeg' }
  const opus = { bytes: new Uint8Array([4, 5]), contentType: 'audio/ogg' }
  return {
    illustrator: {
      portrait: () => Promise.resolve({ face: page, unlit: page, picture: cover, features: PLAIN_FACE }),
      picture: (_heroes, { name }) => Promise.resolve(name === 'cover' ? cover : page),
    },
    narrator: { name: 'fake', speak: () => Promise.resolve({ ...sound, opus, durationMs: 1, words: [] }) },
    notify: () => Promise.resolve(),
    wait: () => Promise.resolve(),
    random: () => 0,
  }
}

async function plain(width: number, height: number) {
  const image = sharp({ create: { width, height, channels: 3, background: '#2b6' } })
  return { bytes: new Uint8Array(await image.webp().toBuffer()), contentType: 'image/webp' }
}
