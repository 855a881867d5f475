/** The tale's cover, without its pages, for a shelf. */
import type { TaleCover } from '../story-world.ts'
import { coverScene } from './scenes/cover.ts'

export const denizaltiKralligiCover: TaleCover = {
  id: 'denizalti-kralligi',
  cover: coverScene,
  coverTitle: ['Denizaltı', 'Krallığı'],
  coverQuestion: 'Kral neden kapıya sıkıştı?',
}
