/** Stories put into the database, for specs that start after production. */
import { saleConsentId } from '#domain/consent.ts'
import { CURRENT_TEXT } from '#domain/current-text.ts'
import type { StoryId } from '#domain/ids.ts'
import type { finishedStory } from '#local/sample-book/sample-stories.ts'
import { database } from '../../tests/support/local-env.ts'

/** The contract at the time of the purchase. */
export const putContract = ({ id, userId, createdAt }: ReturnType<typeof finishedStory>): Promise<unknown> =>
  database.write(`consents/${userId}/${saleConsentId(id as StoryId)}`, {
    kind: 'sale',
    version: CURRENT_TEXT.sale,
    granted: true,
    createdAt,
    storyId: id,
  })

export const putStories = (uid: string, stories: readonly { id: string }[]): Promise<unknown> =>
  database.write(`userStories/${uid}`, Object.fromEntries(stories.map((story) => [story.id, story])))
