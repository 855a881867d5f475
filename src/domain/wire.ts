/** Requests and answers between browser and functions: requests are parsed by the server, answers by the browser. */
import * as v from 'valibot'
import { genderSchema } from './child.ts'
import { faceCodeSchema } from './face-features.ts'
import { FAULT_PLACES } from './fault-places.ts'
import { BOOK_FAULTS, LAST_PAGE, REPORT_MAX_LETTERS } from './book-report.ts'
import { SPREADS_PER_BOOK } from './book-size.ts'
import { heroToKeepSchema } from './hero.ts'
import { plainText, rewordingSchema, spreadTextsSchema } from './own-words.ts'
import { giftCodeSchema, giftWordsSchema } from './gift.ts'
import { PHOTO_FAULTS } from './photo-fault.ts'
import { PRINT_FORMATS, printSchema } from './printed-book.ts'
import { shareChoiceSchema, shareSchema } from './share.ts'
import { childEntries } from './book-fields.ts'
import { SIBLINGS_AT_MOST } from './flat-book.ts'
import { textBoxesSchema } from './text-box.ts'
import { heroIdSchema, storyIdSchema, templateIdSchema, transformIdSchema, userIdSchema } from './ids.ts'
import { voiceIdSchema, voiceNameSchema } from './voice.ts'
import { refusal } from './plain-answer.ts'
import { PROBLEM_CODES } from './problem.ts'

const email = v.pipe(v.string(), v.email(), v.maxLength(320))
const account = {
  uid: userIdSchema,
  email,
  displayName: v.nullish(v.string(), null),
  photoURL: v.nullish(v.string(), null),
}

/** 160 random bits, a guest's only proof: in a link's fragment, and in `Authorization: Invitation …`. */
export const invitationSchema = v.pipe(v.string(), v.regex(/^[0-9a-f]{40}$/))

const { childName, childAge, childGender, childNameForm } = childEntries
const child = { childName, childAge, childGender }

/** POST proxy-webhook, JSON (product 10.2). Times are ISO 8601. */
export const notificationRequestSchema = v.object({
  type: v.literal('make'),
  data: v.variant('type', [
    v.object({
      type: v.literal('signup'),
      data: v.object({ ...account, createdAt: v.pipe(v.string(), v.isoTimestamp()) }),
    }),
    v.object({
      type: v.literal('signin'),
      data: v.object({ ...account, lastLoginAt: v.pipe(v.string(), v.isoTimestamp()) }),
    }),
  ]),
})
export type NotificationRequest = v.InferOutput<typeof notificationRequestSchema>

/** POST proxy-webhook, multipart (product 10.2): these fields beside the file `photo`. */
export const transformationRequestSchema = v.object({
  email,
  uid: userIdSchema,
  templateId: templateIdSchema,
  transformId: transformIdSchema,
  ...child,
  /** The photo's fault that the parent has read and accepted. */
  acceptedFault: v.optional(v.picklist(PHOTO_FAULTS)),
  /** The parent disliked the portrait that was painted from the same photo. */
  again: v.optional(v.literal('yes')),
})
export type TransformationRequest = v.InferOutput<typeof transformationRequestSchema>

/**
 * POST create-checkout-session, JSON (product 10.2). The server itself reads the decisive data (record, portrait,
 * price).
 */
export const checkoutRequestSchema = v.object({
  storyId: storyIdSchema,
  userId: userIdSchema,
  userEmail: email,
  templateId: templateIdSchema,
  ...child,
  transformedPhotoUrl: v.pipe(v.string(), v.minLength(1)),
  transformId: transformIdSchema,
  /** A gift pays for the book: the answer is the address where the book is made. */
  giftCode: v.optional(giftCodeSchema),
})
export type CheckoutRequest = v.InferOutput<typeof checkoutRequestSchema>

/**
 * POST buy-gift, JSON: opens the pay page of a gift. The browser chooses the order's id, so that a second press finds
 * the same order. `agreedTo`: the version of the sale's text.
 */
export const buyGiftRequestSchema = v.object({ giftId: storyIdSchema, words: giftWordsSchema, agreedTo: v.string() })
export type BuyGiftRequest = v.InferInput<typeof buyGiftRequestSchema>

/** POST refund-gift, JSON: refunds a gift that is not redeemed. */
export const refundGiftRequestSchema = v.object({ giftId: storyIdSchema })

/** POST check-gift, JSON, by anybody: tells if a code can be redeemed. */
export const checkGiftRequestSchema = v.object({ code: giftCodeSchema })

/** POST cancel-checkout-session, JSON: expires the open session, so that the story may be deleted. */
export const cancelCheckoutRequestSchema = v.object({ storyId: storyIdSchema })

/** POST erase-story, JSON: erases one finished book for good. */
export const eraseStoryRequestSchema = v.object({ storyId: storyIdSchema })

/**
 * POST record-voice, multipart: these fields beside the file `recording` (16 bit, little endian, mono, RECORDING_RATE).
 * A guest with an invitation names no voice, but the version of the text that they agreed to.
 */
export const recordingFieldsSchema = v.pipe(
  v.object({
    spread: v.pipe(v.string(), v.regex(/^\d{1,2}$/), v.transform(Number)),
    storyId: v.optional(storyIdSchema),
    voiceId: v.optional(voiceIdSchema),
    name: v.optional(voiceNameSchema),
    agreedTo: v.optional(v.string(), ''),
  }),
  v.transform(({ spread, storyId, voiceId, name, agreedTo }) => ({
    spread,
    agreedTo,
    voice: storyId && voiceId && name ? { storyId, voiceId, name } : null,
  })),
)
export type RecordingFields = v.InferOutput<typeof recordingFieldsSchema>

/** POST erase-voice, JSON. */
export const eraseVoiceRequestSchema = v.object({ storyId: storyIdSchema, voiceId: voiceIdSchema })

/** POST invite-voice, JSON: makes a new link for a voice, which replaces the one before, or ends the link. */
export const inviteVoiceRequestSchema = v.object({
  storyId: storyIdSchema,
  voiceId: voiceIdSchema,
  name: voiceNameSchema,
  wanted: v.boolean(),
})

/** POST share-book, JSON: makes the link to a finished book, or changes its options; null ends it. */
export const shareBookRequestSchema = v.object({ storyId: storyIdSchema, choice: v.nullable(shareChoiceSchema) })

/** POST print-book, JSON: a finished book as a file for a press. */
export const printBookRequestSchema = v.object({ storyId: storyIdSchema, format: v.picklist(PRINT_FORMATS) })

const typedText = v.pipe(v.string(), v.transform(plainText))
/** POST change-words, JSON: other words for a spread of a finished book, left and right. */
export const changeWordsRequestSchema = v.object({
  storyId: storyIdSchema,
  spread: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(SPREADS_PER_BOOK - 1)),
  texts: v.pipe(v.tuple([typedText, typedText]), spreadTextsSchema),
})

/** POST report-book, JSON: what is wrong with a finished book. */
export const bookReportSchema = v.object({
  storyId: storyIdSchema,
  fault: v.picklist(BOOK_FAULTS),
  /** null: the fault is in the whole book. */
  page: v.nullable(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(LAST_PAGE))),
  words: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(REPORT_MAX_LETTERS)),
})
export type BookReport = v.InferOutput<typeof bookReportSchema>

/** POST preview-voice, JSON: the child for whom a book's opening is read. */
export const openingRequestSchema = v.pipe(
  v.object({
    templateId: templateIdSchema,
    ...child,
    childNameForm,
    siblings: v.optional(v.pipe(v.array(v.object({ childName, childNameForm })), v.maxLength(SIBLINGS_AT_MOST)), []),
  }),
  v.transform(({ templateId, siblings, ...first }) => {
    const children: [typeof first, ...typeof siblings] = [first, ...siblings]
    return { templateId, children }
  }),
)
export type OpeningRequest = v.InferOutput<typeof openingRequestSchema>
export const openingBody = ({ templateId, children: [first, ...siblings] }: OpeningRequest) =>
  ({ templateId, ...first, ...(siblings.length > 0 && { siblings }) }) satisfies v.InferInput<
    typeof openingRequestSchema
  >

/** POST withdraw-consent, JSON. A sale cannot be withdrawn: it is given up by cancel-checkout-session, or refunded. */
export const withdrawConsentRequestSchema = v.variant('kind', [
  v.object({ kind: v.literal('photo'), transformId: transformIdSchema }),
  v.object({ kind: v.literal('analytics') }),
  v.object({ kind: v.literal('hero'), heroId: heroIdSchema }),
])

/**
 * POST keep-hero, JSON: keeps the child of a finished portrait for the next tale. The parent's consent is saved before.
 */
export const keepHeroRequestSchema = v.object({ heroId: heroIdSchema, ...heroToKeepSchema.entries })
export type KeepHeroRequest = v.InferOutput<typeof keepHeroRequestSchema>

/** A hero that needs no photo: a kept one, or a face that the browser measured. */
export const heroWithoutPhotoSchema = v.union([
  v.object({ heroId: heroIdSchema }),
  v.object({ face: faceCodeSchema, gender: genderSchema }),
])
export type HeroWithoutPhoto = v.InferOutput<typeof heroWithoutPhotoSchema>

/** POST reuse-hero, JSON: begins a portrait without a photo. Safe to repeat: a portrait is begun once. */
export const reuseHeroRequestSchema = v.intersect([
  heroWithoutPhotoSchema,
  v.object({ templateId: templateIdSchema, transformId: transformIdSchema }),
])
export type ReuseHeroRequest = v.InferOutput<typeof reuseHeroRequestSchema>

/**
 * POST export, JSON: all stored data, the account without its books, or one book with its media alone. Answers of the
 * last two kinds come in parts: `next` in `data.json` is the number of the file with which the next part begins.
 */
export const exportRequestSchema = v.pipe(
  v.object({
    part: v.optional(v.literal('account')),
    storyId: v.optional(storyIdSchema),
    from: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0)), 0),
  }),
  v.check(({ part, storyId }) => part === undefined || storyId === undefined),
)
export type ExportRequest = v.InferInput<typeof exportRequestSchema>

/** The part of `data.json` in an export by which the browser joins the parts. */
export const exportedDataSchema = v.looseObject({
  /** In the account's first part: its books. */
  books: v.optional(v.array(storyIdSchema)),
  files: v.array(v.record(v.string(), v.unknown())),
  next: v.optional(v.number()),
})
export type ExportedData = v.InferOutput<typeof exportedDataSchema>

/**
 * POST client-reports, JSON, from our own pages: a fault of the browser, as its place, its code and the name of the
 * thrown error.
 */
export const clientReportSchema = v.object({
  place: v.picklist(FAULT_PLACES),
  code: v.picklist(PROBLEM_CODES),
  /** The text from nameOfCause. */
  cause: v.optional(v.pipe(v.string(), v.regex(/^[\w ,.:-]{0,240}$/)), ''),
})
export type ClientReport = v.InferOutput<typeof clientReportSchema>

/** The address that the browser is sent to: a page, never a script (`javascript:` is a URL too). */
const pageAddress = v.pipe(v.string(), v.url(), v.regex(/^https?:\/\//))

export const checkoutAnswerSchema = v.variant('success', [
  v.object({ success: v.literal(true), checkoutUrl: pageAddress, message: v.optional(v.string(), '') }),
  refusal,
])
export type CheckoutAnswer = v.InferOutput<typeof checkoutAnswerSchema>

export const recordingAnswerSchema = v.variant('success', [
  v.object({ success: v.literal(true), clipUrl: v.string() }),
  refusal,
])

export const inviteVoiceAnswerSchema = v.variant('success', [
  v.object({ success: v.literal(true), invitation: v.nullable(invitationSchema) }),
  refusal,
])

export const shareBookAnswerSchema = v.variant('success', [
  v.object({ success: v.literal(true), share: v.nullable(shareSchema) }),
  refusal,
])

export const printBookAnswerSchema = v.variant('success', [
  v.object({ success: v.literal(true), print: printSchema }),
  refusal,
])

export const changeWordsAnswerSchema = v.variant('success', [
  /** null: the book has these words already. */
  v.object({ success: v.literal(true), rewording: v.nullable(rewordingSchema) }),
  refusal,
])

/** The words on the card, for the holder of its code. */
export const checkGiftAnswerSchema = v.variant('success', [
  v.object({
    success: v.literal(true),
    card: v.object({ to: v.string(), from: v.string(), message: v.string(), openUntil: v.number() }),
  }),
  refusal,
])
export type GiftCardWords = Extract<v.InferOutput<typeof checkGiftAnswerSchema>, { success: true }>['card']

/** A book as the holder of its link reads it: no photo, no family name, no address. */
export const sharedBookAnswerSchema = v.variant('success', [
  v.object({
    success: v.literal(true),
    book: v.object({
      title: v.string(),
      coverImageURL: v.string(),
      imageURLs: v.array(v.string()),
      storyTexts: v.array(v.string()),
      textBoxes: textBoxesSchema,
      dedication: v.optional(v.string()),
      narrationURLs: v.array(v.string()),
      /** The other voices that have read the whole book. */
      voices: v.array(v.object({ name: v.string(), narrationURLs: v.array(v.string()) })),
      /** Milliseconds since 1970. */
      expiresAt: v.number(),
    }),
  }),
  refusal,
])
export type SharedBook = Extract<v.InferOutput<typeof sharedBookAnswerSchema>, { success: true }>['book']

/** A book as a guest needs it to read from: no photo, no family name, no address. */
export const invitedBookAnswerSchema = v.variant('success', [
  v.object({
    success: v.literal(true),
    book: v.object({
      title: v.string(),
      imageURLs: v.array(v.string()),
      storyTexts: v.array(v.string()),
      /** The name that the parent has given the voice. */
      voiceName: v.string(),
      /** One per spread; '' if it is not recorded. */
      clipURLs: v.array(v.string()),
      /** Milliseconds since 1970. */
      expiresAt: v.number(),
      /** The guest has agreed by this link to the storage of their voice. */
      hasAgreed: v.boolean(),
    }),
  }),
  refusal,
])
export type InvitedBook = Extract<v.InferOutput<typeof invitedBookAnswerSchema>, { success: true }>['book']
