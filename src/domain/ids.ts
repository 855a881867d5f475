/** Branded ids, so that two strings cannot be swapped. Only the parsers of this folder make them. */
import * as v from 'valibot'

/** Firebase's own rules for keys: 768 bytes of UTF-8 without `.`, `#`, `$`, `[`, `]`, `/` and control characters. */
const KEY_MAX_BYTES = 768
const databaseKey = v.pipe(
  v.string(),
  v.minLength(1),
  v.maxBytes(KEY_MAX_BYTES),
  v.regex(/^[^.#$[\]/\u0000-\u001f\u007f]+$/u),
)

const USER_ID_MAX_LETTERS = 128
export const userIdSchema = v.pipe(databaseKey, v.maxLength(USER_ID_MAX_LETTERS), v.brand('UserId'))
export type UserId = v.InferOutput<typeof userIdSchema>

const TEMPLATE_ID_MAX_LETTERS = 100
export const templateIdSchema = v.pipe(databaseKey, v.maxLength(TEMPLATE_ID_MAX_LETTERS), v.brand('TemplateId'))
export type TemplateId = v.InferOutput<typeof templateIdSchema>

/** A template's id, a user's id, 13 digits, and `_` between them. */
const STORY_ID_MAX_LETTERS = TEMPLATE_ID_MAX_LETTERS + USER_ID_MAX_LETTERS + 15
export const storyIdSchema = v.pipe(databaseKey, v.maxLength(STORY_ID_MAX_LETTERS), v.brand('StoryId'))
export type StoryId = v.InferOutput<typeof storyIdSchema>

/** A template's id, `_` and 13 digits; the rules let a browser create no longer id. */
const TRANSFORM_ID_MAX_LETTERS = TEMPLATE_ID_MAX_LETTERS + 14
export const transformIdSchema = v.pipe(databaseKey, v.maxLength(TRANSFORM_ID_MAX_LETTERS), v.brand('TransformId'))
export type TransformId = v.InferOutput<typeof transformIdSchema>

/** The id of a saved hero: 80 random bits. */
export const heroIdSchema = v.pipe(v.string(), v.regex(/^[0-9a-f]{20}$/), v.brand('HeroId'))
export type HeroId = v.InferOutput<typeof heroIdSchema>
