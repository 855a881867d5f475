/** The sentence about a requested book that cannot be opened (product 3.7). */
import { assertNever } from '#domain/remote.ts'
import type { Story } from '#domain/story.ts'
import { MY_STORIES } from '#text/my-stories.ts'
import { stateOf } from './model/story-state.ts'

export function whyNotReadable(story: Story, justPaidId: string | null): string {
  const state = stateOf(story, justPaidId)
  switch (state.is) {
    case 'ready':
    case 'making':
      return MY_STORIES.notReady
    case 'unpaid':
      return MY_STORIES.waitingForPayment
    case 'confirming':
      return MY_STORIES.confirming
    case 'refunding':
      return MY_STORIES.refunding
    case 'refunded':
      return MY_STORIES.refunded
    default:
      return assertNever(state)
  }
}
