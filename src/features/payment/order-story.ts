/**
 * From a draft to the pay page, and back out of it. The record is written first, then the server is asked to
 * open the payment; where that fails the record goes again, unless an order stands on it (decisions 19–21).
 */
import type { StoryId, UserId } from '#domain/ids.ts'
import { asProblem } from '#domain/problem.ts'
import type { Story, StoryDraft } from '#domain/story.ts'
import { mintStoryId } from '#domain/story-id.ts'
import type { CheckoutRequest } from '#domain/wire.ts'
import { checkoutRequest } from './checkout-request.ts'

export interface OrderPorts {
  readStory: (uid: UserId, id: StoryId) => Promise<Story | null>
  createStory: (draft: StoryDraft) => Promise<void>
  eraseStory: (uid: UserId, id: StoryId) => Promise<void>
  createCheckoutSession: (request: CheckoutRequest) => Promise<string>
  cancelCheckoutSession: (id: StoryId) => Promise<void>
  now: () => number
}

/**
 * @param onNewId the draft could not keep its id (another order stands on it): whoever keeps the draft must know at once
 * @returns the address of the pay page
 * @throws Problem 'missing-data' before anything is written; otherwise the code of what failed
 */
export async function orderStory(
  draft: StoryDraft,
  ports: OrderPorts,
  onNewId: (id: StoryId) => void,
): Promise<string> {
  const request = checkoutRequest(draft)
  const before = await ports.readStory(draft.uid, draft.id)
  if (before && isSameBook(before, draft)) return ports.createCheckoutSession(request)

  // The parent has changed something since: what was ordered before is given up, and a new book begins.
  const fresh = before ? withNewId(draft, ports, onNewId) : draft
  if (before) await giveUpStory(draft.uid, draft.id, ports)
  const ordered = await createRecord(fresh, ports, onNewId)
  try {
    return await ports.createCheckoutSession({ ...request, storyId: ordered.id })
  } catch (error) {
    await giveUpStory(ordered.uid, ordered.id, ports).catch((left: unknown) =>
      console.warn(`the record of a failed checkout stays (${asProblem(left).code})`, left),
    )
    throw asProblem(error, 'checkout-failed')
  }
}

/**
 * Erases a draft's record; where a payment is open, the server closes that first.
 * @throws Problem 'already-paid' where the money has come
 */
export async function giveUpStory(
  uid: UserId,
  id: StoryId,
  ports: Pick<OrderPorts, 'eraseStory' | 'cancelCheckoutSession'>,
): Promise<void> {
  try {
    await ports.eraseStory(uid, id)
  } catch (error) {
    if (asProblem(error).code !== 'permission-denied') throw error
    await ports.cancelCheckoutSession(id)
    await ports.eraseStory(uid, id)
  }
}

/** An ended order may stand on the draft's id though its record is gone: then the draft goes on under a new id. */
async function createRecord(draft: StoryDraft, ports: OrderPorts, onNewId: (id: StoryId) => void): Promise<StoryDraft> {
  try {
    await ports.createStory(draft)
    return draft
  } catch (error) {
    if (asProblem(error).code !== 'permission-denied') throw error
    const again = withNewId(draft, ports, onNewId)
    await ports.createStory(again)
    return again
  }
}

function withNewId(draft: StoryDraft, { now }: OrderPorts, onNewId: (id: StoryId) => void): StoryDraft {
  const id = mintStoryId(draft.template.id, draft.uid, now())
  onNewId(id)
  return { ...draft, id }
}

const isSameBook = (story: Story, draft: StoryDraft): boolean =>
  story.childName === draft.childName &&
  story.childAge === draft.childAge &&
  story.childGender === draft.childGender &&
  story.transformId === draft.transformId &&
  (story.childNameForm ?? '') === (draft.childNameForm ?? '') &&
  (story.dedication ?? '') === (draft.dedication ?? '')
