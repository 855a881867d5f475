/** What the owners of the product are told, so that they can write to a parent: who came, what became of a paid story, who left; and what a person has to look at. */
import type { StoryId, UserId } from '#domain/ids.ts'
import type { ProblemCode } from '#domain/problem.ts'

interface Account {
  uid: UserId
  email: string
  displayName: string | null
  photoURL: string | null
}

/** Times are ISO 8601. */
export type Notice =
  | { type: 'signup'; data: Account & { createdAt: string } }
  | { type: 'signin'; data: Account & { lastLoginAt: string } }
  | {
      type: 'story_completed' | 'story_refunded'
      data: { uid: UserId; userEmail: string; storyId: StoryId; title: string }
    }
  | { type: 'account_deleted'; data: { uid: UserId } }
  | { type: 'alarm'; data: { place: string; code: ProblemCode; line: string; at: string } }

const HOUR_MS = 60 * 60_000
const DAY_MS = 24 * HOUR_MS

/**
 * How soon the same may be told again of the same person or story: a parent who comes back within the hour has not come
 * anew, and the rest happens once.
 */
export const AGAIN_AFTER_MS: Readonly<Record<Notice['type'], number>> = {
  signup: Infinity,
  signin: HOUR_MS,
  story_completed: Infinity,
  story_refunded: Infinity,
  account_deleted: Infinity,
  alarm: DAY_MS,
}

/** What a notice is about: of one subject one notice of a type stands in the outbox. */
export function subjectOf({ data }: Notice): string {
  if ('place' in data) return `${data.place}/${data.code}`
  return 'storyId' in data ? data.storyId : data.uid
}
