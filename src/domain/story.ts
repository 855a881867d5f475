/** A user's story as it stands at `userStories/{uid}/{storyId}` (specification, section 3; decisions 1–6). */
import * as v from 'valibot'
import { childAgeSchema, childNameSchema, DEFAULT_GENDER, genderSchema, type Gender } from './child.ts'
import { storyIdSchema, templateIdSchema, transformIdSchema, userIdSchema, type StoryId, type UserId } from './ids.ts'
import { isProblemCode, type ProblemCode } from './problem.ts'
import { DEFAULT_NUMBER_OF_PAGES, type StoryTemplate } from './template.ts'
import { timestampSchema } from './time.ts'
import { normaliseName } from './turkish/letter-case.ts'
import { isSuffixCertain, withSuffix } from './turkish/suffix.ts'

export const STORY_STATUSES = ['creating', 'completed', 'failed'] as const
export const PAYMENT_STATUSES = ['pending', 'paid', 'refunded'] as const
export const PRODUCTION_STEPS = ['compose', 'pictures', 'narration', 'publish', 'notify'] as const
export type ProductionStep = (typeof PRODUCTION_STEPS)[number]
export const TITLE_MAX_LETTERS = 200
export const DEDICATION_MAX_LETTERS = 140
export const DEFAULT_STORY_DESCRIPTION = 'Kişiye özel oluşturulmuş hikaye'

/** `done` of `of` pictures and clips; `readyAt` is the server's guess in milliseconds since 1970. */
const progressSchema = v.object({
  step: v.picklist(PRODUCTION_STEPS),
  done: v.number(),
  of: v.number(),
  readyAt: v.optional(v.number()),
})
export type Progress = v.InferOutput<typeof progressSchema>

const textList = v.optional(v.array(v.nullish(v.string(), '')), [])

const storyRecordSchema = v.object({
  id: storyIdSchema,
  userId: userIdSchema,
  userEmail: v.optional(v.string(), ''),
  templateId: templateIdSchema,
  childName: childNameSchema,
  childAge: childAgeSchema,
  childGender: v.optional(genderSchema, DEFAULT_GENDER),
  childNameForm: v.optional(v.string()),
  dedication: v.optional(v.string()),
  transformId: v.optional(transformIdSchema),
  transformedPhotoUrl: v.optional(v.string(), ''),
  status: v.optional(v.picklist(STORY_STATUSES), 'creating'),
  paymentStatus: v.optional(v.picklist(PAYMENT_STATUSES), 'pending'),
  createdAt: v.optional(timestampSchema, 0),
  updatedAt: v.optional(timestampSchema, 0),
  title: v.optional(v.string()),
  description: v.optional(v.string(), DEFAULT_STORY_DESCRIPTION),
  tags: v.optional(v.array(v.string())),
  thumbnailUrl: v.optional(v.string(), ''),
  coverImageUrl: v.optional(v.string(), ''),
  imageURLs: textList,
  storyTexts: textList,
  narrationURLs: textList,
  numberOfPages: v.optional(v.number(), DEFAULT_NUMBER_OF_PAGES),
  analyticsTracked: v.optional(v.boolean(), false),
  progress: v.optional(progressSchema),
  problem: v.optional(
    v.pipe(
      v.string(),
      v.transform((code): ProblemCode => (isProblemCode(code) ? code : 'unknown')),
    ),
  ),
})

type StoryRecord = v.InferOutput<typeof storyRecordSchema>
/** Lists are only on a readable story: what is not readable has no pages, and nothing else opens. */
type StoryFields = Omit<StoryRecord, 'imageURLs' | 'storyTexts' | 'narrationURLs' | 'title' | 'tags'> & {
  title: string
  tags: string[]
}
export type StoryInMaking = StoryFields & { readable: false }
export type ReadableStory = StoryFields & {
  readable: true
  imageURLs: string[]
  storyTexts: string[]
  narrationURLs: string[]
}
export type Story = StoryInMaking | ReadableStory

/** 'Defne'nin Sihirli Orman Macerası'; without a template 'Defne'nin Hikayesi' (decision 5). */
/** A template's title also goes with a name whose ending nobody knows: 'Max ve Uzay Yolculuğu'. */
export function defaultStoryTitle(childName: string, templateTitle?: string, childNameForm?: string): string {
  const needsNoEnding = templateTitle !== undefined && !isSuffixCertain(childName, childNameForm)
  if (needsNoEnding) return `${normaliseName(childName)} ve ${templateTitle}`
  return `${withSuffix(childName, 'genitive', childNameForm)} ${templateTitle ?? 'Hikayesi'}`
}

export const defaultStoryTags = (gender: Gender, age: number): string[] => [
  'Kişisel Hikaye',
  gender === 'female' ? 'Kız' : 'Erkek',
  `${age} Yaş`,
]

/** @returns null for what is not a story; the caller logs it. Absent lists (the database keeps no `[]`) become empty. */
export function parseStory(key: string, value: unknown): Story | null {
  const result = v.safeParse(storyRecordSchema, typeof value === 'object' && value ? { ...value, id: key } : value)
  if (!result.success) return null
  const { imageURLs, storyTexts, narrationURLs, ...fields } = result.output
  const whole: StoryFields = {
    ...fields,
    title: fields.title ?? defaultStoryTitle(fields.childName, undefined, fields.childNameForm),
    tags: fields.tags ?? defaultStoryTags(fields.childGender, fields.childAge),
  }
  const readable =
    fields.status === 'completed' && imageURLs.length > 0 && storyTexts.length > 0 && narrationURLs.length > 0
  return readable ? { ...whole, readable, imageURLs, storyTexts, narrationURLs } : { ...whole, readable: false }
}

/** What the wizard knows when 'Hikayeni Yarat' is pressed. */
export interface StoryDraft {
  id: StoryId
  uid: UserId
  userEmail: string
  template: StoryTemplate
  childName: string
  childAge: number
  childGender: Gender
  childNameForm?: string
  dedication?: string
  transformId: string
  transformedPhotoUrl: string
}

/** The record exactly as a browser may create it (decision 2). `serverTime` is the database's timestamp placeholder. */
export function newStoryRecord(draft: StoryDraft, serverTime: object) {
  const { template } = draft
  return {
    id: draft.id,
    userId: draft.uid,
    userEmail: draft.userEmail,
    templateId: template.id,
    childName: draft.childName,
    childAge: draft.childAge,
    childGender: draft.childGender,
    transformId: draft.transformId,
    transformedPhotoUrl: draft.transformedPhotoUrl,
    status: 'creating' as const,
    paymentStatus: 'pending' as const,
    createdAt: serverTime,
    updatedAt: serverTime,
    title: defaultStoryTitle(draft.childName, template.title, draft.childNameForm),
    description: DEFAULT_STORY_DESCRIPTION,
    tags: defaultStoryTags(draft.childGender, draft.childAge),
    numberOfPages: template.numberOfPages,
    ...(template.thumbnailURL && { thumbnailUrl: template.thumbnailURL }),
    ...(template.coverImageURL && { coverImageUrl: template.coverImageURL }),
    analyticsTracked: false,
    ...(draft.dedication && { dedication: draft.dedication }),
    ...(draft.childNameForm && { childNameForm: draft.childNameForm }),
  }
}
