/** Starting a book is a nudge too: whoever takes the order's lease makes it, and the sweep looks after what nobody took. */
import * as v from 'valibot'
import { storyIdSchema, type StoryId } from '#domain/ids.ts'
import { startInBackground } from '#netlify/clients/internal-call.ts'

export const productionJobSchema = v.object({ storyId: storyIdSchema })

export const startProduction = (storyId: StoryId): Promise<void> =>
  startInBackground('produce-story-background', { storyId })
