/**
 * The browser's copy of the templates (product 3.2 and 8.2): shown at once, and instead of the database if that fails;
 * also the details of books that were opened before.
 */
import * as v from 'valibot'
import type { TemplateId } from '#domain/ids.ts'
import {
  storyTemplateDetailsSchema,
  storyTemplateSchema,
  type StoryTemplate,
  type StoryTemplateDetails,
} from '#domain/template.ts'
import { report } from '#report'
import type { DeviceStorage } from '#ui/device-storage.ts'

export const TEMPLATE_CACHE_KEY = 'story_templates_cache'
/** UTF-16 units; a browser gives a site about five million for everything that it keeps. */
export const TEMPLATE_CACHE_MAX_LENGTH = 1_000_000

const cacheSchema = v.object({
  templates: v.array(storyTemplateSchema),
  weeklyFavorite: v.nullable(storyTemplateSchema),
  lastUpdated: v.number(),
  /** Stored with the template's updatedAt, so that a changed book is fetched again. */
  details: v.optional(
    v.record(v.string(), v.object({ ...storyTemplateDetailsSchema.entries, updatedAt: v.number() })),
    {},
  ),
})
type TemplateCache = v.InferOutput<typeof cacheSchema>

export function readCachedTemplates(
  storage: DeviceStorage,
): Pick<TemplateCache, 'templates' | 'weeklyFavorite'> | null {
  return readCache(storage)
}

export function cacheTemplates(
  templates: StoryTemplate[],
  weeklyFavorite: StoryTemplate | null,
  nowMs: number,
  storage: DeviceStorage,
): void {
  write({ templates, weeklyFavorite, lastUpdated: nowMs, details: readCache(storage)?.details ?? {} }, storage)
}

export function readCachedDetails(
  { id, updatedAt }: StoryTemplate,
  storage: DeviceStorage,
): StoryTemplateDetails | null {
  const details = readCache(storage)?.details[id]
  return details?.updatedAt === updatedAt ? details : null
}

export function cacheDetails(
  { id, updatedAt }: { id: TemplateId; updatedAt: number },
  details: StoryTemplateDetails,
  storage: DeviceStorage,
): void {
  const cache = readCache(storage)
  if (cache) write({ ...cache, details: { ...cache.details, [id]: { ...details, updatedAt } } }, storage)
}

function readCache(storage: DeviceStorage): TemplateCache | null {
  const kept = storage.getItem(TEMPLATE_CACHE_KEY)
  if (!kept) return null
  try {
    if (kept.length > TEMPLATE_CACHE_MAX_LENGTH) throw new Error('it is larger than we write it')
    return v.parse(cacheSchema, JSON.parse(kept))
  } catch (error) {
    report(error, 'templates: the cache was not readable and is dropped')
    storage.removeItem(TEMPLATE_CACHE_KEY)
    return null
  }
}

function write(cache: TemplateCache, storage: DeviceStorage): void {
  const whole = JSON.stringify(cache)
  // If it gets too long, drop the details, which can be fetched again; the shelf must also show without the database.
  storage.setItem(
    TEMPLATE_CACHE_KEY,
    whole.length <= TEMPLATE_CACHE_MAX_LENGTH ? whole : JSON.stringify({ ...cache, details: {} }),
  )
}
