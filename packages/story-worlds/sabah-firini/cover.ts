/** The tale's cover, without its pages, for a shelf. */
import type { TaleCover } from '../story-world.ts'
import { coverScene } from './scenes/cover.ts'

export const sabahFiriniCover: TaleCover = {
  id: 'sabah-firini',
  cover: coverScene,
  coverTitle: ['Sabah', 'Fırını'],
  coverQuestion: 'Hamur neden kabarmıyor?',
}
