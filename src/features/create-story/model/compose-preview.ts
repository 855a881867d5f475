/**
 * A small version of the whole book with the child, composed in the browser (product 5.1). Loaded when there is a
 * portrait: the tale's scenes and texts are not needed before.
 */
import type { OwnTexts } from '#domain/own-words.ts'
import { boxOnPage, type TextBox } from '#domain/text-box.ts'
import { compose, coverOf, spreadsOf, textBoxesOf, type ComposedHero, type Composition } from '#stories/compose.ts'
import { findStoryWorld } from '#stories/library.ts'
import { composeTexts } from '#stories/own-text.ts'
import type { StoryWorld } from '#stories/story-world.ts'
import { castOf, pagesOf, type PreviewCover, type PreviewPage, type PreviewRequest } from './compose-cover.ts'

/** The words of one page, and their box on it. */
export interface PreviewWords {
  text: string
  box: TextBox | undefined
}

export interface Preview extends PreviewCover {
  /** The first spread. The others follow one by one. */
  spread: PreviewPage
  spreadCount: number
  /** @param onPage called with each further spread in the book's order, decoded, until `signal` aborts */
  composeRest: (onPage: (page: PreviewPage) => void, signal: AbortSignal) => Promise<void>
  /** The words of the first spread, left and right, as an order with these own words prints them. */
  wordsWith: (own: OwnTexts | undefined) => PreviewWords[]
}

/** @returns null if there is nothing to compose: the tale is not drawn, or the portrait is an outside producer's */
export async function composePreview(
  { templateId, heroes: wanted }: PreviewRequest,
  signal: AbortSignal,
): Promise<Preview | null> {
  const world = findStoryWorld(templateId)
  const heroes = world && (await castOf(wanted, signal))
  if (!heroes) return null
  const [first, ...rest] = spreadsOf(world)
  if (!first) return null
  const closing: (() => void)[] = []
  const pages = async (compositions: readonly Composition[]) => {
    const [made, close] = await pagesOf(world, compositions)
    closing.push(close)
    return made
  }
  const [cover, spread] = await pages([compose(heroes, coverOf(world)), compose(heroes, first)])
  if (!cover || !spread) return null
  return {
    cover,
    spread,
    spreadCount: world.spreads.length,
    composeRest: async (onPage, stop) => {
      for (const scene of rest) {
        const [page] = stop.aborted ? [] : await pages([compose(heroes, scene)])
        if (page && !stop.aborted) onPage(page)
      }
    },
    wordsWith: (own) => wordsOf(world, heroes, own),
    close: () => closing.forEach((close) => close()),
  }
}

function wordsOf(
  world: StoryWorld,
  [hero, ...siblings]: readonly ComposedHero[],
  own: OwnTexts | undefined,
): PreviewWords[] {
  if (!hero) return []
  const boxes = textBoxesOf(world)
  return composeTexts(world.script, { ...hero, siblings }, own)
    .slice(0, 2)
    .map((text, index) => ({ text, box: boxOnPage(boxes, index) }))
}
