/** The story that an order is about. */
import { Problem } from '#domain/problem.ts'
import { findStoryWorld } from '#stories/library.ts'
import type { StoryWorld } from '#stories/story-world.ts'
import type { Order } from '#domain/order.ts'

export function storyWorldOf({ snapshot }: Order): StoryWorld {
  const world = findStoryWorld(snapshot.templateId)
  if (!world) throw new Problem('production-failed', `No story world ${snapshot.templateId}`)
  return world
}
