/** Draws the pictures of a printed book. */
import type { Sharp } from 'sharp'
import type { BookScene, TaleOfBook } from '#stories/compose.ts'
import type { Hero, MadeMedia } from './studio.ts'

export interface PressPainter {
  /** A spread, twice as wide as high, or the cover, 3 : 4, with its lettering. */
  page(heroes: readonly Hero[], scene: BookScene): Promise<Sharp>
  /** WebP, 900x1125. */
  portrait(hero: Hero, tale: TaleOfBook): Promise<MadeMedia>
  /** The cover without a child: its colours continue on the back of the book. */
  light(tale: TaleOfBook): Promise<Sharp>
}
