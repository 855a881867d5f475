/** Sabah Fırını as one story: its words and its pictures. */
import type { StoryWorld } from '../story-world.ts'
import { coverScene } from './scenes/cover.ts'
import { ferryScene } from './scenes/ferry.ts'
import { hideAndSeekScene } from './scenes/hide-and-seek.ts'
import { lookingInScene } from './scenes/looking-in.ts'
import { portraitScene } from './scenes/portrait.ts'
import { stairsScene } from './scenes/stairs.ts'
import { sundayScene } from './scenes/sunday.ts'
import { troughScene } from './scenes/trough.ts'
import { script } from './script.ts'

export const sabahFirini: StoryWorld = {
  id: 'sabah-firini',
  isWeeklyFavorite: false,
  script,
  cover: coverScene,
  portrait: portraitScene,
  spreads: [stairsScene, troughScene, lookingInScene, hideAndSeekScene, ferryScene, sundayScene],
  // Why does it not rise? On Sunday one sleeps again.
  expressions: { 'spread-2': 'wonder', 'spread-3': 'wonder', 'spread-6': 'asleep' },
  frameLight: { shade: '#4a3a52', rim: '#ffd08a', grade: '#ffe2bc', gradeShare: 0.05 },
  coverTitle: ['Sabah', 'Fırını'],
  coverQuestion: 'Hamur neden kabarmıyor?',
}
