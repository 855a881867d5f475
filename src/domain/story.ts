/** A user's story as it stands at `userStories/{uid}/{storyId}` (product 3.2, 3.1, 3.3, 3.4, 3.5, 3.6 and 3.7). */
import * as v from 'valibot'
import { bookEntries, forgiving, joinedNames, optionalIn, orderedChildEntries, type Book } from './book-fields.ts'
import { DEFAULT_GENDER, genderSchema, type Gender } from './child.ts'
import { flatBook, flatBookSchema } from './flat-book.ts'
import { storyIdSchema, templateIdSchema, transformIdSchema, userIdSchema, type StoryId, type UserId } from './ids.ts'
import { isProblemCode, type ProblemCode } from './problem.ts'
import { DEFAULT_NUMBER_OF_PAGES, type StoryTemplate } from './template.ts'
import { rewordingsSchema } from './own-words.ts'
import { printsSchema } from './printed-book.ts'
import { shareSchema } from './share.ts'
import { textBoxesSchema, type TextBox } from './text-box.ts'
import { timestampSchema } from './time.ts'
import { ownerInTitle, withSuffix } from '#turkish/suffix.ts'

const STORY_STATUSES = ['creating', 'completed', 'failed'] as const
const PAYMENT_STATUSES = ['pending', 'paid', 'refunded'] as const
export const PRODUCTION_STEPS = ['compose', 'pictures', 'narration', 'publish', 'notify'] as const
export type ProductionStep = (typeof PRODUCTION_STEPS)[number]
export const DEFAULT_STORY_DESCRIPTION = 'Kişiye özel oluşturulmuş hikaye'

/** `done` of `of` pictures, or clips, of the step that runs; `readyAt` is the server's guess in milliseconds since 1970. */
const progressSchema = v.object({
  step: v.picklist(PRODUCTION_STEPS),
  done: v.number(),
  of: v.number(),
  readyAt: v.optional(v.number()),
})
export type Progress = v.InferOutput<typeof progressSchema>

const textList = v.optional(v.array(v.nullish(v.string(), '')), [])

const recordEntries = {
  id: storyIdSchema,
  userId: userIdSchema,
  userEmail: v.optional(v.string(), ''),
  templateId: templateIdSchema,
  ...forgiving(bookEntries),
  status: v.optional(v.picklist(STORY_STATUSES), 'creating'),
  paymentStatus: v.optional(v.picklist(PAYMENT_STATUSES), 'pending'),
  createdAt: v.optional(timestampSchema, 0),
  updatedAt: v.optional(timestampSchema, 0),
  description: v.optional(v.string(), DEFAULT_STORY_DESCRIPTION),
  tags: v.optional(v.array(v.string())),
  thumbnailUrl: v.optional(v.string(), ''),
  coverImageUrl: v.optional(v.string(), ''),
  imageURLs: textList,
  storyTexts: textList,
  narrationURLs: textList,
  textBoxes: textBoxesSchema,
  /** The provider that narrated the book; older books do not store it. */
  narratedBy: v.optional(v.string()),
  /** The version of the plates in its pictures; older books do not store it. */
  plates: v.optional(v.string()),
  numberOfPages: v.optional(v.number(), DEFAULT_NUMBER_OF_PAGES),
  analyticsTracked: v.optional(v.boolean(), false),
  progress: v.optional(progressSchema),
  /**
   * Amount and times of the payment and its refund, in milliseconds since 1970, written by the server from the order.
   * Older stories have none.
   */
  amountKurus: v.optional(v.number()),
  paidAt: v.optional(v.number()),
  refundedAt: v.optional(v.number()),
  /** The number that a parent names at the bank. */
  refundNumber: v.optional(v.string()),
  /** Paid by another user's gift; only the server writes it. */
  paidByGift: v.optional(v.boolean(), false),
  /** The link by which others read the book; only the server writes it. */
  share: v.fallback(v.optional(shareSchema), undefined),
  /** Files for a press; only the server writes them. */
  prints: v.fallback(v.optional(printsSchema), undefined),
  /** Requests for other words; only the server writes them. */
  rewordings: v.fallback(v.optional(rewordingsSchema), undefined),
  problem: v.optional(
    v.pipe(
      v.string(),
      v.transform((code): ProblemCode => (isProblemCode(code) ? code : 'unknown')),
    ),
  ),
}

/** Older records have fewer fields of a child. */
const recordedChildEntries = {
  ...forgiving(orderedChildEntries),
  childGender: v.optional(genderSchema, DEFAULT_GENDER),
  transformId: v.optional(transformIdSchema),
  transformedPhotoUrl: v.optional(v.string(), ''),
}
const storyRecordSchema = flatBookSchema(recordEntries, recordedChildEntries)

export type StoryRecord = v.InferOutput<typeof storyRecordSchema>
/** Only a readable story has lists, because other stories have no pages to open. */
type StoryFields = Omit<StoryRecord, 'imageURLs' | 'storyTexts' | 'narrationURLs' | 'textBoxes' | 'title' | 'tags'> & {
  title: string
  tags: string[]
}
export type StoryInMaking = StoryFields & { readable: false }
export type ReadableStory = StoryFields & {
  readable: true
  imageURLs: string[]
  storyTexts: string[]
  narrationURLs: string[]
  textBoxes?: TextBox[] | undefined
}
export type Story = StoryInMaking | ReadableStory

/**
 * 'Defne'nin Sihirli Orman Macerası'; without a template 'Defne'nin Hikayesi' (product 3.6). A template's title also
 * works with a name whose ending is unknown: 'Max ve Uzay Yolculuğu'.
 */
export const defaultStoryTitle = (childName: string, templateTitle?: string, childNameForm?: string): string =>
  templateTitle === undefined
    ? `${withSuffix(childName, 'genitive', childNameForm)} Hikayesi`
    : `${ownerInTitle(childName, childNameForm)} ${templateTitle}`

/** The tags describe the first child. */
export const defaultStoryTags = ({
  children: [{ childGender, childAge }],
}: {
  children: readonly [{ childGender: Gender; childAge: number }, ...unknown[]]
}): string[] => ['Kişisel Hikaye', childGender === 'female' ? 'Kız' : 'Erkek', `${childAge} Yaş`]

/**
 * @returns null if the value is no story; the caller logs it. Absent lists (the database keeps no `[]`) become empty.
 */
export function parseStory(key: string, value: unknown): Story | null {
  const result = v.safeParse(storyRecordSchema, typeof value === 'object' && value ? { ...value, id: key } : value)
  if (!result.success) return null
  const { imageURLs, storyTexts, narrationURLs, textBoxes, ...fields } = result.output
  const { name, childNameForm } = joinedNames(fields)
  const whole: StoryFields = {
    ...fields,
    title: fields.title ?? defaultStoryTitle(name, undefined, childNameForm),
    tags: fields.tags ?? defaultStoryTags(fields),
  }
  const readable =
    fields.status === 'completed' && imageURLs.length > 0 && storyTexts.length > 0 && narrationURLs.length > 0
  return readable
    ? { ...whole, readable, imageURLs, storyTexts, narrationURLs, textBoxes }
    : { ...whole, readable: false }
}

/** The request that a parent sends with 'Hikayeni Yarat'. */
export interface OrderRequest extends Book {
  id: StoryId
  uid: UserId
  userEmail: string
  template: StoryTemplate
}

/** The parent's own title, else the default one. */
export function orderedTitle({ title, template, children }: OrderRequest): string {
  const { name, childNameForm } = joinedNames({ children })
  return title ?? defaultStoryTitle(name, template.title, childNameForm)
}

/**
 * The fields that a parent may change in an existing record, with `updatedAt`. An empty value removes its field. Each has
 * a `.write` of its own in database.rules.json; docs/change.md has the recipe for a new one.
 */
export const storyChangeSchema = v.partial(v.object({ title: v.string(), dedication: v.string() }))
export type StoryChange = v.InferOutput<typeof storyChangeSchema>
export const fieldsOf = (change: StoryChange) => Object.keys(change) as (keyof StoryChange)[]

/** The fields that a browser may write later. All others belong to the server, or do not change. */
export const LATER_STORY_FIELDS: readonly string[] = [
  ...Object.keys(storyChangeSchema.entries),
  ...['updatedAt', 'analyticsTracked'],
]

/** The fields that `newStoryRecord` omits if they are empty. */
export const OPTIONAL_STORY_FIELDS: readonly string[] = [
  ...['thumbnailUrl', 'coverImageUrl', 'siblings'],
  ...optionalIn({ ...bookEntries, ...orderedChildEntries }).filter((field) => field !== 'title'),
]

/** The record exactly as a browser may create it (product 3.3). `serverTime` is the database's timestamp placeholder. */
export function newStoryRecord(order: OrderRequest, serverTime: object) {
  const { id, uid, userEmail, template, ...book } = order
  return {
    ...{ id, userId: uid, userEmail, templateId: template.id },
    ...flatBook(book),
    status: 'creating' as const,
    paymentStatus: 'pending' as const,
    createdAt: serverTime,
    updatedAt: serverTime,
    title: orderedTitle(order),
    description: DEFAULT_STORY_DESCRIPTION,
    tags: defaultStoryTags(order),
    numberOfPages: template.numberOfPages,
    ...(template.thumbnailURL && { thumbnailUrl: template.thumbnailURL }),
    ...(template.coverImageURL && { coverImageUrl: template.coverImageURL }),
    analyticsTracked: false,
  }
}
