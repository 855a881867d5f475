/** A browser's writes before a test begins: a transformation, a portrait, an unpaid story. */
import { randomBytes } from 'node:crypto'
import { photoConsentId, saleConsentId } from '#domain/consent.ts'
import { CURRENT_TEXT } from '#domain/current-text.ts'
import { createStoryId, createTransformId } from '#domain/story-id.ts'
import type { StoryId, TemplateId, TransformId, UserId } from '#domain/ids.ts'
import type { Child } from '#domain/book-fields.ts'
import { newStoryRecord, type OrderRequest } from '#domain/story.ts'
import { parseStoryTemplate } from '#domain/template.ts'
import { database, until, type Account } from '../../support/local-env.ts'
import { postForm, postJson, type Answer } from './calls.ts'
import { goodPhoto } from './photos.ts'

export const TEMPLATE_ID = 'sihirli-orman-macerasi' as TemplateId
export const CHILD = { childName: 'Defne', childAge: 5, childGender: 'female' as const }

let lastMs = 0
/** Ids contain their millisecond, so two stories of one test must not share a millisecond. */
export const freshMs = (): number => (lastMs = Math.max(Date.now(), lastMs + 1))

export async function beginTransformation({ uid, email }: Account): Promise<TransformId> {
  const transformId = createTransformId(TEMPLATE_ID, freshMs())
  const record = {
    status: 'processing',
    createdAt: Date.now(),
    updatedAt: Date.now(),
    templateId: TEMPLATE_ID,
    userEmail: email,
  }
  await database.write(`transformations/${uid}/${transformId}`, record)
  await agree(uid, photoConsentId(transformId), { kind: 'photo', version: CURRENT_TEXT.photo, transformId })
  return transformId
}

const agree = (uid: string, id: string, consent: object) =>
  database.write(`consents/${uid}/${id}`, { ...consent, granted: true, createdAt: Date.now() })

export interface PhotoCall {
  photo?: Buffer
  fields?: Record<string, string>
  idToken?: string | null
}

export async function sendPhoto(
  account: Account,
  transformId: string,
  { photo, fields, idToken = account.idToken }: PhotoCall = {},
): Promise<Answer> {
  const form = new FormData()
  const all = { email: account.email, uid: account.uid, templateId: TEMPLATE_ID, transformId, ...CHILD, ...fields }
  for (const [name, value] of Object.entries(all)) form.set(name, String(value))
  if (photo) form.set('photo', new Blob([new Uint8Array(photo)], { type: 'image/jpeg' }), 'photo.jpg')
  return postForm('proxy-webhook', idToken, form)
}

export interface TransformationRecord {
  status: string
  transformedImageUrl?: string
  features?: string
  error?: string
}

export const transformationEnded = ({ uid }: Account, transformId: string): Promise<TransformationRecord> =>
  until('the transformation ends', async () => {
    const record = (await database.read(`transformations/${uid}/${transformId}`)) as TransformationRecord
    return record.status !== 'processing' && record
  })

export interface UnpaidStory {
  storyId: StoryId
  transformId: TransformId
  transformedPhotoUrl: string
  checkout: Record<string, unknown>
}

/**
 * Makes a finished portrait, the record that the wizard writes, and the consents. `checkout` is the body of the
 * wizard's next request.
 */
export async function makeUnpaidStory(
  account: Account,
  portraitOf: typeof drawnPortrait = recordedPortrait,
  { siblings = [] }: { siblings?: readonly Child[] } = {},
): Promise<UnpaidStory> {
  const { transformId, transformedPhotoUrl } = await portraitOf(account)
  const template = parseStoryTemplate(TEMPLATE_ID, await database.read(`storyTemplates/${TEMPLATE_ID}`))
  if (!template) throw new Error('The template is not seeded')
  const uid = account.uid as UserId
  const storyId = createStoryId(TEMPLATE_ID, uid, freshMs())
  const child: Child = { ...CHILD, transformId, transformedPhotoUrl }
  const story: OrderRequest = {
    ...{ id: storyId, uid, userEmail: account.email, template },
    children: [child, ...siblings],
  }
  await database.write(`userStories/${uid}/${storyId}`, newStoryRecord(story, { '.sv': 'timestamp' }))
  await agree(uid, saleConsentId(storyId), { kind: 'sale', version: CURRENT_TEXT.sale, storyId })
  const checkout = {
    storyId,
    userId: uid,
    userEmail: account.email,
    templateId: TEMPLATE_ID,
    ...CHILD,
    transformedPhotoUrl,
    transformId,
  }
  return { storyId, transformId, transformedPhotoUrl, checkout }
}

interface Portrait {
  transformId: TransformId
  transformedPhotoUrl: string
}

/** Lets the product make the portrait from a photo, for tests that look at the resulting book. */
export async function drawnPortrait(account: Account): Promise<Portrait> {
  const transformId = await beginTransformation(account)
  const sent = await sendPhoto(account, transformId, { photo: await goodPhoto() })
  if (sent.status !== 200) throw new Error(`The photo was refused: ${JSON.stringify(sent)}`)
  const { transformedImageUrl: transformedPhotoUrl } = await transformationEnded(account, transformId)
  if (!transformedPhotoUrl) throw new Error('The portrait failed')
  return { transformId, transformedPhotoUrl }
}

/** Writes only the records of a portrait, without pictures, for tests of payments. */
async function recordedPortrait(account: Account): Promise<Portrait> {
  const transformId = await beginTransformation(account)
  const [heroKey, portraitKey] = [randomBytes(20).toString('hex'), randomBytes(20).toString('hex')]
  const kept = { createdAt: Date.now(), expiresAt: Date.now() + 86_400_000 }
  await database.update(`mediaIndex/${account.uid}`, {
    [heroKey]: { kind: 'hero', ...kept },
    [portraitKey]: { kind: 'portrait', heroKey, ...kept },
  })
  const transformedPhotoUrl = `/media/${portraitKey}`
  await database.update(`transformations/${account.uid}/${transformId}`, {
    status: 'completed',
    transformedImageUrl: transformedPhotoUrl,
  })
  return { transformId, transformedPhotoUrl }
}

export const openCheckout = (account: Account, story: UnpaidStory): Promise<Answer> =>
  postJson('create-checkout-session', account.idToken, story.checkout)

export interface OrderRecord {
  state: string
  attempt: number
  sessionId: string
  paymentIntentId?: string
  ownerLeftAt?: number
  step?: string
  dueAt?: number
  refundNumber?: string
  results?: { imageURLs?: string[]; storyTexts?: string[]; narrationURLs?: string[] }
}

export const readOrder = async ({ storyId }: UnpaidStory): Promise<OrderRecord | null> =>
  (await database.read(`orders/${storyId}`)) as OrderRecord | null

export const readStory = async ({ uid }: Account, { storyId }: UnpaidStory): Promise<Record<string, unknown> | null> =>
  (await database.read(`userStories/${uid}/${storyId}`)) as Record<string, unknown> | null

/** For tests of payments: sets a lease before the payment, so that no worker takes the order. */
export async function keepFromProduction({ storyId }: UnpaidStory): Promise<void> {
  await database.update(`orders/${storyId}`, { leaseUntil: Date.now() + 3_600_000 })
}
