/** Sihirli Orman Macerası as one story: its words and its pictures. */
import type { StoryWorld } from '../story-world.ts'
import { sihirliOrmanCover } from './cover.ts'
import { breathingScene } from './scenes/breathing.ts'
import { endingScene } from './scenes/ending.ts'
import { hiccupScene } from './scenes/hiccup.ts'
import { hollowLogScene } from './scenes/hollow-log.ts'
import { pathOfLightsScene } from './scenes/path-of-lights.ts'
import { portraitScene } from './scenes/portrait.ts'
import { windowScene } from './scenes/window.ts'
import { wrongWayScene } from './scenes/wrong-way.ts'
import { script } from './script.ts'

export const sihirliOrman: StoryWorld = {
  ...sihirliOrmanCover,
  isWeeklyFavorite: true,
  script,
  portrait: portraitScene,
  spreads: [windowScene, pathOfLightsScene, wrongWayScene, hollowLogScene, breathingScene, hiccupScene],
  ending: endingScene,
  frameLight: { shade: '#6b2a38', rim: '#ffd98a', grade: '#ffe2b0', gradeShare: 0.04 },
}
