/** Denizaltı Krallığı as one story: its words and its pictures. */
import type { StoryWorld } from '../story-world.ts'
import { denizaltiKralligiCover } from './cover.ts'
import { bothSidesScene } from './scenes/both-sides.ts'
import { endingScene } from './scenes/ending.ts'
import { downToPalaceScene } from './scenes/down-to-palace.ts'
import { heyamolaScene } from './scenes/heyamola.ts'
import { inThePuddleScene } from './scenes/in-the-puddle.ts'
import { portraitScene } from './scenes/portrait.ts'
import { thirdPuddleScene } from './scenes/third-puddle.ts'
import { thousandLampsScene } from './scenes/thousand-lamps.ts'
import { script } from './script.ts'

export const denizaltiKralligi: StoryWorld = {
  ...denizaltiKralligiCover,
  isWeeklyFavorite: false,
  script,
  portrait: portraitScene,
  spreads: [thirdPuddleScene, downToPalaceScene, bothSidesScene, heyamolaScene, thousandLampsScene, inThePuddleScene],
  // Plot: the king is stuck, and creatures push from both sides. At last the shell sings the child to sleep.
  ending: endingScene,
  frameLight: { shade: '#3c4a5e', rim: '#8ff0e8', grade: '#9fe6e2', gradeShare: 0.06 },
}
