import { eraseHero, eraseStory, withdrawPhotoConsent } from '#api/account.ts'
import type { UserId } from '#domain/ids.ts'
import { Problem } from '#domain/problem.ts'
import { fieldsOf, type StoryChange } from '#domain/story.ts'
import { changeStory, readStory } from '#firebase/stories.ts'
import { forgetBook } from './kept-books.ts'
import type { Write } from './outbox.ts'

/**
 * Sends each kind of write to its own place. @throws Problem 'conflict' if another device changed it first, 'not-found'
 */
export async function deliver(uid: UserId, write: Write): Promise<void> {
  switch (write.kind) {
    case 'change': {
      const story = await readStory(uid, write.storyId)
      if (!story) throw new Problem('not-found', 'the book is gone')
      const hasNow = (change: StoryChange) =>
        fieldsOf(write.after).every((field) => isSame(story[field], change[field]))
      if (!hasNow(write.before) && !hasNow(write.after)) throw new Problem('conflict', 'the book has changed meanwhile')
      return changeStory(uid, write.storyId, write.before, write.after)
    }
    case 'erase-story':
      await eraseStory(write.storyId)
      return forgetBook(uid, write.storyId)
    case 'withdraw-photo':
      return withdrawPhotoConsent(write.transformId)
    case 'erase-hero':
      return eraseHero(write.heroId)
  }
}

/** An absent value equals an empty one. */
const isSame = (one: unknown, other: unknown): boolean => (one || null) === (other || null)
