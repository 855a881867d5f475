/** The tale's cover, without its pages, for a shelf. */
import type { TaleCover } from '../story-world.ts'
import { coverScene } from './scenes/cover.ts'

export const uzayYolculuguCover: TaleCover = {
  id: 'uzay-yolculugu',
  cover: coverScene,
  coverTitle: ['Uzay', 'Yolculuğu'],
  coverQuestion: 'Kim göz kırpıyor?',
}
