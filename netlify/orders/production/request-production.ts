/** A request and no more: whoever takes the order's lease makes it, and the sweep looks after what nobody took. */
import * as v from 'valibot'
import { storyIdSchema, type StoryId } from '#domain/ids.ts'
import { startInBackground } from '#netlify/platform/internal-call.ts'

export const productionJobSchema = v.object({ storyId: storyIdSchema })

export const requestProduction = (storyId: StoryId): Promise<void> =>
  startInBackground('produce-story-background', { storyId })
