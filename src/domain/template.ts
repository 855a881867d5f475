/** A story template as it stands at `storyTemplates/{templateId}`; details are loaded one template at a time. */
import * as v from 'valibot'
import { templateIdSchema } from './ids.ts'
import { textBoxesSchema } from './text-box.ts'
import { timestampSchema } from './time.ts'

export const DEFAULT_NUMBER_OF_PAGES = 12

/** A media address that a reader fetches: a path of ours or https. */
const mediaUrl = v.pipe(v.string(), v.maxLength(2_000))

const summaryEntries = {
  id: templateIdSchema,
  title: v.pipe(v.string(), v.minLength(1), v.maxLength(200)),
  description: v.optional(v.string(), ''),
  teaser: v.optional(v.string(), ''),
  tags: v.optional(v.array(v.string()), []),
  isWeeklyFavorite: v.optional(v.boolean(), false),
  originalPhotoURL: v.optional(mediaUrl, ''),
  thumbnailURL: v.optional(mediaUrl, ''),
  coverImageURL: v.optional(mediaUrl, ''),
  /** The cover without a child's name, for a name that is typed over it; older templates have none. */
  unnamedCoverURL: v.optional(mediaUrl, ''),
  numberOfPages: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1)), DEFAULT_NUMBER_OF_PAGES),
  createdAt: v.optional(timestampSchema, 0),
  updatedAt: v.optional(timestampSchema, 0),
}

const detailEntries = {
  imageURLs: v.pipe(v.array(mediaUrl), v.minLength(1)),
  storyTexts: v.pipe(v.array(v.string()), v.minLength(1)),
  narrationURLs: v.optional(v.array(mediaUrl), []),
  textBoxes: textBoxesSchema,
}

/** The fields that a list holds in memory: `v.object` drops the detail fields, which a live query loads too. */
export const storyTemplateSchema = v.object(summaryEntries)
export type StoryTemplate = v.InferOutput<typeof storyTemplateSchema>

export const storyTemplateDetailsSchema = v.object(detailEntries)
export type StoryTemplateDetails = v.InferOutput<typeof storyTemplateDetailsSchema>

/** @param key the record's key, which is its id even if the field is missing */
export function parseStoryTemplate(key: string, value: unknown): StoryTemplate | null {
  const result = v.safeParse(storyTemplateSchema, typeof value === 'object' && value ? { ...value, id: key } : value)
  return result.success ? result.output : null
}
