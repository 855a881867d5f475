/**
 * Cover and first spread with the child in them, composed in the browser (product 5.1). Loaded when a portrait is there: the tale's
 * scenes and texts are not needed before.
 */
import type { OwnTexts } from '#domain/own-words.ts'
import { boxOnPage, type TextBox } from '#domain/text-box.ts'
import { compose, coverOf, textBoxesOf, type ComposedHero } from '#stories/compose.ts'
import { findStoryWorld } from '#stories/library.ts'
import { composeTexts } from '#stories/own-text.ts'
import type { StoryWorld } from '#stories/story-world.ts'
import { castOf, pagesOf, type PreviewCover, type PreviewPage, type PreviewRequest } from './compose-cover.ts'

/** The words of one page; the box in which they stand on it. */
export interface PreviewWords {
  text: string
  box: TextBox | undefined
}

export interface Preview extends PreviewCover {
  spread: PreviewPage
  /** The words of the spread, left and right, as an order with these words will have them. */
  wordsWith: (own: OwnTexts | undefined) => PreviewWords[]
}

/** @returns null where there is nothing to compose: a tale that is not drawn, or a portrait of an outside producer */
export async function composePreview(
  { templateId, heroes: wanted }: PreviewRequest,
  signal: AbortSignal,
): Promise<Preview | null> {
  const world = findStoryWorld(templateId)
  const cast = world && (await castOf(wanted, signal))
  if (!cast) return null
  const { heroes, typefaces } = cast
  const [pages, close] = await pagesOf(world, [
    compose(heroes, coverOf(world), typefaces),
    compose(heroes, { world, name: 'spread-1' }),
  ])
  const [cover, spread] = pages
  return cover && spread ? { cover, spread, wordsWith: (own) => wordsOf(world, heroes, own), close } : null
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
