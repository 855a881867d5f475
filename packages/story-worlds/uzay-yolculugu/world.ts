/** Uzay Yolculuğu as one story: its words and its pictures. */
import type { StoryWorld } from '../story-world.ts'
import { uzayYolculuguCover } from './cover.ts'
import { blinkScene } from './scenes/blink.ts'
import { cometsScene } from './scenes/comets.ts'
import { endingScene } from './scenes/ending.ts'
import { lampsOffScene } from './scenes/lamps-off.ts'
import { liftOffScene } from './scenes/lift-off.ts'
import { portraitScene } from './scenes/portrait.ts'
import { smallPlanetScene } from './scenes/small-planet.ts'
import { twoWindowsScene } from './scenes/two-windows.ts'
import { script } from './script.ts'

export const uzayYolculugu: StoryWorld = {
  ...uzayYolculuguCover,
  isWeeklyFavorite: false,
  script,
  portrait: portraitScene,
  spreads: [blinkScene, liftOffScene, cometsScene, lampsOffScene, smallPlanetScene, twoWindowsScene],
  // Plot: a light that is on no map; once all lamps are off, it shows again.
  ending: endingScene,
  frameLight: { shade: '#4a3a86', rim: '#c9a2ff', grade: '#b9a4ff', gradeShare: 0.06 },
}
