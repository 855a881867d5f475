/** The hero at close range, in front of the bakery's window. For the preview. */
import { screen } from '../../drawing/effects.ts'
import { group, path } from '../../drawing/svg.ts'
import { PORTRAIT_SIZE, type SceneGiven, type SceneLayers } from '../../story-world.ts'
import { loaf, simit } from '../bakery/dough.ts'
import {
  archWindow,
  beam,
  corners,
  flour,
  geranium,
  lyingHat,
  MORNING_DEFS,
  panelling,
  plaster,
} from '../bakery/morning.ts'
import { LIGHTS } from '../colours.ts'
import { cat } from '../creatures/cat.ts'
import { sparrow } from '../creatures/sparrow.ts'
import { baker, type BakerPose } from '../hero/baker.ts'
import { stage } from './stage.ts'

const { w: W, h: H } = PORTRAIT_SIZE
const LIGHT = LIGHTS.morning
const FACE = { x: 452, y: 470, fw: 360 }
/** The figure continues below the page, otherwise its lower edge gets the light and shade of a hem. */
const BELOW = 120

const GREETING: BakerPose = {
  tilt: -5,
  spine: 91,
  head: { turn: 0.2, nod: 0, expression: 'smile' },
  armL: { a1: 122, a2: 86, hand: 'rest' },
  armR: { a1: 52, a2: -74, hand: 'wave', thumb: -1 },
  scarf: true,
}

export function portraitScene({ heroes, seed = 17 }: SceneGiven): SceneLayers {
  const [child] = heroes
  const { random, finish } = stage(PORTRAIT_SIZE, LIGHT, seed, MORNING_DEFS)
  return finish({
    heroBox: { x: 0, y: 0, w: W, h: H + BELOW },
    back:
      plaster(random, W, 760) +
      archWindow(random, 450, 760) +
      panelling(W, 760, H + 20) +
      beam(W) +
      geranium(150, 752) +
      lyingHat(800, 650, 0.84) +
      loaf(70, 900, 0.6),
    hero: baker(child, { pose: GREETING, ...FACE, light: LIGHT }),
    front:
      group('filter="url(#cM)"', `<rect x="-20" y="1056" width="${W + 40}" height="120" fill="url(#dayWood)"/>`) +
      cat({ x: 190, y: 1078, s: 1.05, look: [0.5, -0.7] }) +
      sparrow(700, 1056, 1.5, { flip: true }) +
      simit(806, 1024, 0.9, 12) +
      simit(746, 1040, 0.84, -8) +
      screen(path('M-20 120L160 60L620 1140L180 1140Z', 'url(#shaft)', 'filter="url(#b20)" opacity=".35"')) +
      flour(random, 60, [30, 120, W - 30, 1040], [[FACE.x, FACE.y, FACE.fw * 0.8]]) +
      corners(W, H),
    text: [],
  })
}
