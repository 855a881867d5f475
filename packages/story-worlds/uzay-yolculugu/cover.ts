/** The tale's cover, without its pages: a shelf needs no more. */
import type { TaleCover } from '../story-world.ts'
import { coverScene } from './scenes/cover.ts'

export const uzayYolculuguCover: TaleCover = {
  id: 'uzay-yolculugu',
  cover: coverScene,
  coverTitle: ['Uzay', 'Yolculuğu'],
  coverQuestion: 'Kim göz kırpıyor?',
}
