/** A story as the real app creates it, and the database that it is created in. */
import { newStoryRecord } from '#domain/story.ts'
import type { OrderRequest } from '#domain/story.ts'
import { parseStoryTemplate } from '#domain/template.ts'
import type { User } from './policy.ts'
import { EARLIER_MS, PARENT, SERVER_TIME } from './rules-world.ts'
import type { Answer, TestDatabase } from './rules-world.ts'

export const TEMPLATE_ID = 'sihirli_orman'
export const TRANSFORM_ID = 'sihirli_orman_1790000000000'
export const STORY_ID = `${TEMPLATE_ID}_${PARENT.uid}_1790000000001`
export const STORY_PATH = `userStories/${PARENT.uid}/${STORY_ID}`

export const TEMPLATE = {
  title: 'Sihirli Orman Macerası',
  thumbnailURL: '/stories/orman/thumbnail.webp',
  coverImageURL: '/stories/orman/cover.webp',
  numberOfPages: 12,
}

export const TRANSFORMATION = { status: 'completed', transformedImageUrl: '/media/abc/portrait.webp' }

export async function seedForStory(database: TestDatabase): Promise<void> {
  await database.seed(`storyTemplates/${TEMPLATE_ID}`, TEMPLATE)
  await database.seed(`transformations/${PARENT.uid}/${TRANSFORM_ID}`, TRANSFORMATION)
  await database.seed(`quotas/${PARENT.uid}/userStories`, countedAs('baska'))
}

/** A count with this id as its last one. */
export const countedAs = (id: string) => ({ since: EARLIER_MS, count: 1, last: id })

/** Makes one write, like the app: the record, its count, and the clean-up that plans its end. */
export function begin(
  database: TestDatabase,
  user: User | null,
  path: string,
  record: unknown,
  also: Record<string, unknown> = {},
): Promise<Answer> {
  const [room = '', , id = ''] = path.split('/')
  return database.patch(user, '', {
    [path]: record,
    [`quotas/${PARENT.uid}/${room}`]: { ...countedAs(id), count: 2 },
    [`housekeeping/${PARENT.uid}`]: SERVER_TIME,
    ...also,
  })
}

export function storyRecord(): Record<string, unknown> {
  const template = parseStoryTemplate(TEMPLATE_ID, TEMPLATE)
  if (template === null) throw new Error('the template of this test is not one')
  const draft = {
    id: STORY_ID,
    uid: PARENT.uid,
    userEmail: PARENT.email,
    template,
    children: [
      {
        childName: 'Çiğdem',
        childAge: 5,
        childGender: 'female',
        transformId: TRANSFORM_ID,
        transformedPhotoUrl: TRANSFORMATION.transformedImageUrl,
      },
    ],
  } as unknown as OrderRequest
  return newStoryRecord(draft, SERVER_TIME)
}
