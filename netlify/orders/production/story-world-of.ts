/** The story template of an order. */
import { Problem } from '#domain/problem.ts'
import { findStoryWorld } from '#stories/library.ts'
import type { StoryWorld } from '#stories/story-world.ts'
import type { BookOrder } from '#domain/order.ts'

export function storyWorldOf({ sale }: BookOrder): StoryWorld {
  const world = findStoryWorld(sale.templateId)
  if (!world) throw new Problem('production-failed', `No story world ${sale.templateId}`)
  return world
}
