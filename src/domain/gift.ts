/**
 * A gift: a code that pays for one story. It is bought without a child's data, can be redeemed once, and can be
 * refunded until then. For the server it is an order without a book; its buyer reads it at `gifts/{uid}/{giftId}`.
 */
import * as v from 'valibot'
import { storyIdSchema, type StoryId, type TemplateId, type UserId } from './ids.ts'
import { plainText } from './own-words.ts'
import { PATHS } from './site-paths.ts'
import { createStoryId, splitStoryId } from './story-id.ts'
import { dayInTurkey } from './time.ts'

/** Takes the place of a template's id in the order's id: `hediye_{uid}_{timestamp}`. */
export const GIFT_TEMPLATE_ID = 'hediye' as TemplateId

export const createGiftId = (uid: UserId, nowMs: number): StoryId => createStoryId(GIFT_TEMPLATE_ID, uid, nowMs)

export const isGiftOf = (id: StoryId, uid: UserId): boolean => splitStoryId(id, uid)?.templateId === GIFT_TEMPLATE_ID

/** Crockford's base 32: no sign is mistaken for another when it is read off a card or over the phone. */
export const CODE_SIGNS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'
/** 60 bits. */
export const CODE_LENGTH = 12
const CODE_GROUP = 4
const CODE_WORD = 'MASAL'
const CODE_IN_WORDS = new RegExp(`^[${CODE_SIGNS}]{${CODE_LENGTH}}$`)

/** Twelve signs, as they are stored. */
const plainCodeSchema = v.pipe(v.string(), v.regex(CODE_IN_WORDS), v.brand('GiftCode'))
export type GiftCode = v.InferOutput<typeof plainCodeSchema>

/** Longer than any message that contains a code. */
export const PASTED_MAX_LETTERS = 1_000

/**
 * A code as a user types it off a card (in small letters, with or without its word and its dashes, `o` for `0`), or
 * pastes it with the text around it: the link, or the whole message that it came in.
 */
export const giftCodeSchema = v.pipe(
  v.string(),
  v.maxLength(PASTED_MAX_LETTERS),
  v.transform((typed) => {
    const signs = typed
      .replace(/\p{Cf}/gu, '')
      .replace(/[\u0131\u0130]/g, 'I')
      .toUpperCase()
    return codeIn(signs)
      .replace(/[^0-9A-Z]/g, '')
      .replace(/O/g, '0')
      .replace(/[IL]/g, '1')
  }),
  plainCodeSchema,
)

const GROUPS = (dash: string) =>
  Array.from({ length: CODE_LENGTH / CODE_GROUP }, () => `[0-9A-Z]{${CODE_GROUP}}`).join(dash)
/**
 * Look first for a code with all its dashes, which no other word has; then for a code after 'MASAL', a word that any
 * message may contain.
 */
const IN_A_TEXT = [
  new RegExp(`(?<![0-9A-Z])(?:${CODE_WORD}-)?(${GROUPS('[-\u2010-\u2015]')})(?![0-9A-Z])`),
  new RegExp(`(?<![0-9A-Z])${CODE_WORD}[-\u2010-\u2015\\s]*(${GROUPS('[-\u2010-\u2015\\s]*')})(?![0-9A-Z])`),
]

const WORD_IN_FRONT = new RegExp(`^[^0-9A-Z]*${CODE_WORD}`)

const codeIn = (signs: string): string => {
  for (const pattern of IN_A_TEXT) {
    const code = pattern.exec(signs)?.[1]
    if (code) return code
  }
  return signs.replace(WORD_IN_FRONT, '')
}

/** @returns null if the text contains no code */
export function parseGiftCode(typed: string): GiftCode | null {
  const code = v.safeParse(giftCodeSchema, typed)
  return code.success ? code.output : null
}

/** 'MASAL-7K3D-Q9TX-2M5H' */
export const formatGiftCode = (code: GiftCode): string =>
  [
    CODE_WORD,
    ...Array.from({ length: CODE_LENGTH / CODE_GROUP }, (_, at) => code.slice(at * CODE_GROUP, (at + 1) * CODE_GROUP)),
  ].join('-')

/** The link of a card: whoever opens it holds the gift. */
export const giftPath = (code: GiftCode): string => `${PATHS.gift}#${formatGiftCode(code)}`

export const GIFT_NAME_MAX_LETTERS = 40
export const GIFT_MESSAGE_MAX_LETTERS = 240
const AHEAD_MAX_MS = 300 * 24 * 60 * 60_000

const line = (letters: number) => v.pipe(v.string(), v.transform(plainText), v.maxLength(letters))
const date = v.pipe(v.string(), v.isoDate())

/** The words on the card, the receiver's address and the sending day: all of it the buyer's choice. */
export const giftWordsSchema = v.object({
  to: v.optional(line(GIFT_NAME_MAX_LETTERS), ''),
  from: v.optional(line(GIFT_NAME_MAX_LETTERS), ''),
  message: v.optional(line(GIFT_MESSAGE_MAX_LETTERS), ''),
  /** The receiver's address; '': the buyer gives the card by hand. */
  email: v.optional(v.union([v.literal(''), v.pipe(v.string(), v.email(), v.maxLength(320))]), ''),
  /** The day on which the mail is sent, in Türkiye; '': at once. */
  sendOn: v.optional(v.union([v.literal(''), date]), ''),
})
export type GiftWords = v.InferOutput<typeof giftWordsSchema>

export const NO_GIFT_WORDS: GiftWords = { to: '', from: '', message: '', email: '', sendOn: '' }

/** The gift as an order stores it. */
export const orderedGiftSchema = v.object({ ...giftWordsSchema.entries, code: plainCodeSchema })
export type OrderedGift = v.InferOutput<typeof orderedGiftSchema>

/** Nine in the morning in Turkey, so that the mail wakes no receiver. */
const SENT_AT = 'T09:00:00+03:00'

/** @returns milliseconds since 1970; 0: at once */
export const giftSentAt = ({ sendOn }: Pick<GiftWords, 'sendOn'>): number => (sendOn ? Date.parse(sendOn + SENT_AT) : 0)

/** The first and the last day on which a gift can be sent. */
export const sendableDays = (nowMs: number): { first: string; last: string } => ({
  first: dayInTurkey(nowMs),
  last: dayInTurkey(nowMs + AHEAD_MAX_MS),
})

export function canSendOn(sendOn: string, nowMs: number): boolean {
  const { first, last } = sendableDays(nowMs)
  return sendOn === '' || (sendOn >= first && sendOn <= last)
}

const GIFT_STATES = ['open', 'redeemed', 'refunding', 'refunded'] as const

/** The gift as its buyer reads it; only the server writes it. Times are milliseconds since 1970. */
const giftSchema = v.object({
  ...orderedGiftSchema.entries,
  id: storyIdSchema,
  state: v.picklist(GIFT_STATES),
  amountKurus: v.number(),
  paidAt: v.number(),
  /** Until this time the gift can be redeemed; after it the gift is refunded automatically. */
  openUntil: v.number(),
  redeemedAt: v.optional(v.number()),
  refundedAt: v.optional(v.number()),
  /** The number that a parent names at the bank. */
  refundNumber: v.optional(v.string()),
})
export type Gift = v.InferOutput<typeof giftSchema>

/** @returns null if the value is no gift; the caller logs it */
export function parseGift(id: string, value: unknown): Gift | null {
  const gift = v.safeParse(giftSchema, { ...(typeof value === 'object' ? value : null), id })
  return gift.success ? gift.output : null
}
