/** The tale's cover, without its pages: a shelf needs no more. */
import type { TaleCover } from '../story-world.ts'
import { coverScene } from './scenes/cover.ts'

export const sihirliOrmanCover: TaleCover = {
  id: 'sihirli-orman-macerasi',
  cover: coverScene,
  coverTitle: ['Sihirli Orman', 'Macerası'],
  coverQuestion: 'Ormanı kim uyutmuyor?',
}
