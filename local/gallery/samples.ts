/** The records that the cards show: the seeded library, and stories that a parent makes from it. */
import type { UserId } from '#domain/ids.ts'
import { newStoryRecord, parseStory, type Story } from '#domain/story.ts'
import { createStoryId, createTransformId } from '#domain/story-id.ts'
import { parseStoryTemplate, type StoryTemplate } from '#domain/template.ts'
import { SAMPLE_CHILD, storyWorlds, templateRecord } from '#stories/library.ts'

/** The result of `parse`, which must not be null here. */
function sure<T>(value: T | null | undefined): T {
  if (value === null || value === undefined) throw new Error('A sample is none')
  return value
}

const records = storyWorlds.map(templateRecord)
const templates = records.map((record) => sure(parseStoryTemplate(record.id, record)))
const [first, ...others] = templates
export const favourite: StoryTemplate = sure(first)
export const otherTemplates: readonly StoryTemplate[] = others

const PARENT = 'parent' as UserId
const SOME_DAY = Date.UTC(2026, 10, 14, 12)

/** @param later fields that the server, or time, has changed since the parent ordered the story */
export function sampleStory(later: object, template = favourite): Story {
  const id = createStoryId(template.id, PARENT, SOME_DAY)
  const record = newStoryRecord(
    {
      id,
      uid: PARENT,
      userEmail: '',
      template,
      children: [
        {
          childName: SAMPLE_CHILD.name,
          childAge: SAMPLE_CHILD.age,
          childGender: SAMPLE_CHILD.gender,
          transformId: createTransformId(template.id, SOME_DAY),
          transformedPhotoUrl: template.coverImageURL.replace('cover', 'transformed'),
        },
      ],
    },
    {},
  )
  return sure(parseStory(id, { ...record, createdAt: SOME_DAY, updatedAt: SOME_DAY, ...later }))
}

export function finishedStory(template = favourite): Story {
  const { imageURLs, storyTexts, narrationURLs } = sure(records.find(({ id }) => id === template.id))
  return sampleStory({ status: 'completed', paymentStatus: 'paid', imageURLs, storyTexts, narrationURLs }, template)
}
