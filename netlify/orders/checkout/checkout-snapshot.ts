/** The data that a payment promises: read from the database; the request's body only has to agree with it. */
import * as v from 'valibot'
import { bookWordsSchema, orderedChildSchema } from '#domain/book-fields.ts'
import { CURRENCY, PRICE_KURUS } from '#domain/pricing.ts'
import { paths } from '#domain/database-paths.ts'
import type { HeroLook } from '#domain/face-features.ts'
import type { ConsentProof } from '#domain/consent.ts'
import type { TransformId, UserId } from '#domain/ids.ts'
import type { OrderedBook, OrderedChild, Promised, Sale } from '#domain/order.ts'
import { Problem } from '#domain/problem.ts'
import { splitStoryId } from '#domain/story-id.ts'
import { parseStory, type Story } from '#domain/story.ts'
import { parseStoryTemplate } from '#domain/template.ts'
import { parseTransformation } from '#domain/transformation.ts'
import type { CheckoutRequest } from '#domain/wire.ts'
import { findStoryWorld } from '#stories/library.ts'
import { read } from '#netlify/clients/database.ts'
import { mediaKeyOf } from '#netlify/media/media-key.ts'
import { readMediaEntry } from '#netlify/media/media-entry.ts'

/** Reads the consents to the photo and to the sale. @throws Problem 'consent-missing' */
export type RequireConsents = () => Promise<NonNullable<Sale['consents']>>
/**
 * Reads the consent to the use of one portrait's photo or saved hero; undefined if the portrait needs none. @throws
 * Problem 'consent-missing'
 */
export type RequirePortraitConsent = (id: TransformId) => Promise<ConsentProof | undefined>

export interface Consents {
  ofBook: RequireConsents
  /** Requires the consent to each sibling's portrait. */
  ofPortrait: RequirePortraitConsent
}

/**
 * @throws Problem 'not-found', 'story-not-ready', 'consent-missing' or 'bad-request'; its log text says what does not
 * match
 */
export async function readSnapshot(
  uid: UserId,
  userEmail: string,
  request: CheckoutRequest,
  consents: Consents,
): Promise<Promised> {
  const story = await readUnpaidStory(uid, request)
  const { templateId, heroLook } = story
  const templateTitle = await readTemplateTitle(templateId)
  const ordered = async (child: Story['children'][number]): Promise<OrderedChild> => {
    const heroKey = await readHeroKey(uid, child)
    return { ...v.parse(orderedChildSchema, withItsFace(child, heroLook)), heroKey }
  }
  const withConsent = async (child: OrderedChild): Promise<OrderedChild> => {
    const consent = await consents.ofPortrait(child.transformId)
    return consent ? { ...child, consent } : child
  }
  const [first, ...siblings] = story.children
  const book: OrderedBook = {
    ...v.parse(bookWordsSchema, story),
    children: [
      await ordered(first),
      ...(await Promise.all(siblings.map(async (child) => withConsent(await ordered(child))))),
    ],
  }
  const price = { amountKurus: PRICE_KURUS, currency: CURRENCY }
  const sale = { userEmail, templateId, templateTitle, ...price, consents: await consents.ofBook() }
  return { kind: 'book', sale, book }
}

/** @throws Problem 'bad-request' for a drawn hero without a face, which the rules forbid */
function withItsFace<Child extends { heroFeatures?: string | undefined }>(
  { heroFeatures, ...child }: Child,
  look: HeroLook | undefined,
) {
  if (look !== 'drawn') return child
  if (!heroFeatures) throw new Problem('bad-request', 'A drawn hero has no face')
  return { ...child, heroFeatures }
}

const AGREEING = ['templateId', 'childName', 'childAge', 'childGender', 'transformId', 'transformedPhotoUrl'] as const

async function readUnpaidStory(uid: UserId, request: CheckoutRequest): Promise<Story> {
  const parts = splitStoryId(request.storyId, uid)
  if (parts?.templateId !== request.templateId)
    throw new Problem('bad-request', 'The storyId is not one of this user and template')
  const story = parseStory(request.storyId, await read(paths.userStory(uid, request.storyId)))
  if (!story) throw new Problem('not-found', 'There is no such story')
  const known = { ...story, ...story.children[0] }
  const differing = AGREEING.filter((field) => known[field] !== request[field])
  if (differing.length > 0) throw new Problem('bad-request', `Body and record differ in ${differing.join(', ')}`)
  return story
}

async function readTemplateTitle(templateId: Sale['templateId']): Promise<string> {
  const template = parseStoryTemplate(templateId, await read(paths.storyTemplate(templateId)))
  if (!template || !findStoryWorld(templateId)) throw new Problem('not-found', 'There is no such story to be made')
  return template.title
}

/** The portrait must be finished and belong to this user; its entry names the private face for the pictures. */
async function readHeroKey(
  uid: UserId,
  { transformId, transformedPhotoUrl }: Story['children'][number],
): Promise<string> {
  const transformation = transformId ? parseTransformation(await read(paths.transformation(uid, transformId))) : null
  const isFinished =
    transformation?.status === 'completed' && transformation.transformedImageUrl === transformedPhotoUrl
  const key = mediaKeyOf(transformedPhotoUrl)
  if (!isFinished || !key) throw new Problem('story-not-ready', 'The portrait of this story is not finished')
  const heroKey = (await readMediaEntry(uid, key))?.heroKey
  if (!heroKey) throw new Problem('story-not-ready', 'The portrait of this story is no longer kept')
  return heroKey
}
