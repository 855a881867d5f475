/** The tale's cover, without its pages, for a shelf. */
import type { TaleCover } from '../story-world.ts'
import { coverScene } from './scenes/cover.ts'

export const sihirliOrmanCover: TaleCover = {
  id: 'sihirli-orman-macerasi',
  cover: coverScene,
  coverTitle: ['Sihirli Orman', 'Macerası'],
  coverQuestion: 'Ormanı kim uyutmuyor?',
}
