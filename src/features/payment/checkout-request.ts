/** What the pay page is asked for, from a draft or from a record that still waits for its money. */
import * as v from 'valibot'
import { LOG_TEXT, Problem } from '#domain/problem.ts'
import type { Story, StoryDraft } from '#domain/story.ts'
import { checkoutRequestSchema, type CheckoutRequest } from '#domain/wire.ts'

/** @throws Problem 'missing-data' (specification, section 5) */
export function checkoutRequest(draft: StoryDraft): CheckoutRequest {
  const { id, uid, template, ...rest } = draft
  return parsed({ ...rest, storyId: id, userId: uid, templateId: template.id })
}

/** @throws Problem 'missing-data' */
export const checkoutRequestOfStory = (story: Story): CheckoutRequest => parsed({ ...story, storyId: story.id })

function parsed(fields: Record<string, unknown>): CheckoutRequest {
  if (!fields.userId || !fields.userEmail) throw new Problem('missing-data', LOG_TEXT.userMissing)
  const result = v.safeParse(checkoutRequestSchema, fields)
  if (!result.success) throw new Problem('missing-data', `${LOG_TEXT.storyMissing}: ${v.summarize(result.issues)}`)
  return result.output
}
