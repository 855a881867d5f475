/** The portraits that are stored: the child of each, and the end of its storage. */
import { UNPAID_STORY_KEPT_MS } from '#domain/retention.ts'
import type { Story } from '#domain/story.ts'
import type { Portrait } from '#domain/transformation.ts'

export interface KeptPortrait {
  url: string
  /** null if the parent closed the wizard before a story was begun with it. */
  childName: string | null
  /** Milliseconds since 1970; null: as long as its book. */
  until: number | null
}

/**
 * A portrait is kept for thirty days after it was made, or after the last change of an unpaid story that uses it; with
 * a paid book as long as the book (netlify/jobs/expire-unpaid-stories.ts).
 */
export function keptPortraits(portraits: readonly Portrait[], stories: readonly Story[]): KeptPortrait[] {
  const uses = stories.flatMap((story) =>
    story.children.map(({ childName, transformedPhotoUrl }) => {
      const { paymentStatus, updatedAt } = story
      return { childName, transformedPhotoUrl, paymentStatus, updatedAt }
    }),
  )
  const usesOf = Map.groupBy(
    uses.filter(({ transformedPhotoUrl }) => transformedPhotoUrl !== ''),
    ({ transformedPhotoUrl }) => transformedPhotoUrl,
  )
  const madeAt = new Map(portraits.map(({ transformedImageUrl, updatedAt }) => [transformedImageUrl, updatedAt]))
  const urls = new Set([...madeAt.keys(), ...usesOf.keys()])
  return [...urls].flatMap((url): KeptPortrait[] => {
    const own = usesOf.get(url) ?? []
    const childName = own[0]?.childName ?? null
    if (own.some(({ paymentStatus }) => paymentStatus === 'paid')) return [{ url, childName, until: null }]
    const pending = own.filter(({ paymentStatus }) => paymentStatus === 'pending')
    const changes = [madeAt.get(url), ...pending.map(({ updatedAt }) => updatedAt)].filter((at) => at !== undefined)
    // A refunded book has no stored data except its card.
    return changes.length === 0 ? [] : [{ url, childName, until: Math.max(...changes) + UNPAID_STORY_KEPT_MS }]
  })
}
