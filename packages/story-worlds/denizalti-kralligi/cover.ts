/** The tale's cover, without its pages: a shelf needs no more. */
import type { TaleCover } from '../story-world.ts'
import { coverScene } from './scenes/cover.ts'

export const denizaltiKralligiCover: TaleCover = {
  id: 'denizalti-kralligi',
  cover: coverScene,
  coverTitle: ['Denizaltı', 'Krallığı'],
  coverQuestion: 'Kral neden kapıya sıkıştı?',
}
