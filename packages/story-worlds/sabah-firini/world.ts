/** Sabah Fırını as one story: its words and its pictures. */
import type { StoryWorld } from '../story-world.ts'
import { sabahFiriniCover } from './cover.ts'
import { endingScene } from './scenes/ending.ts'
import { ferryScene } from './scenes/ferry.ts'
import { hideAndSeekScene } from './scenes/hide-and-seek.ts'
import { lookingInScene } from './scenes/looking-in.ts'
import { portraitScene } from './scenes/portrait.ts'
import { stairsScene } from './scenes/stairs.ts'
import { sundayScene } from './scenes/sunday.ts'
import { troughScene } from './scenes/trough.ts'
import { script } from './script.ts'

export const sabahFirini: StoryWorld = {
  ...sabahFiriniCover,
  isWeeklyFavorite: false,
  script,
  portrait: portraitScene,
  spreads: [stairsScene, troughScene, lookingInScene, hideAndSeekScene, ferryScene, sundayScene],
  ending: endingScene,
  frameLight: { shade: '#6a4a52', rim: '#ffe9c0', grade: '#fff0d8', gradeShare: 0.05 },
}
