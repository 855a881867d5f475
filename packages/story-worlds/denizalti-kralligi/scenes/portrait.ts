/** The hero at close range in the garden after the rain, the helmet under the arm. For the preview. */
import { bubble } from '../../drawing/bubbles.ts'
import { glow, screen } from '../../drawing/effects.ts'
import { ellipse, group, line, path } from '../../drawing/svg.ts'
import { PORTRAIT_SIZE, type SceneGiven, type SceneLayers } from '../../story-world.ts'
import { LIGHTS } from '../colours.ts'
import { hermitCrab } from '../creatures/hermit-crab.ts'
import { placedAt } from '../creatures/materials.ts'
import { seahorse } from '../creatures/seahorse.ts'
import { diver, type DiverPose } from '../hero/diver.ts'
import { looseHelmet } from '../hero/dome.ts'
import {
  bush,
  butterfly,
  cottage,
  fence,
  flower,
  GARDEN_DEFS,
  lastDrops,
  rainbow,
  snail,
  softCloud,
} from '../sea/garden.ts'
import { bank, stage } from './stage.ts'

const { w: W, h: H } = PORTRAIT_SIZE
const LIGHT = LIGHTS.portrait
const FACE = { x: 440, y: 470, fw: 344 }
/** The figure continues below the page, otherwise its lower edge gets the light and shade of a hem. */
const BELOW = 420

const GREETING: DiverPose = {
  tilt: -5,
  spine: 91,
  head: { turn: 0.22, nod: 0, expression: 'smile' },
  armL: { a1: 118, a2: 246, hand: 'wave', thumb: 1 },
  armR: { a1: 56, a2: 118, hand: 'rest', handTurn: 40 },
  legL: { a1: 96, a2: 92, boot: 'front' },
  legR: { a1: 84, a2: 88, boot: 'front' },
}

export function portraitScene({ heroes, seed = 17 }: SceneGiven): SceneLayers {
  const [child] = heroes
  const { random, finish } = stage(PORTRAIT_SIZE, LIGHT, seed, GARDEN_DEFS)
  return finish({
    heroBox: { x: 0, y: 0, w: W, h: H + BELOW },
    back:
      `<rect width="${W}" height="${H}" fill="url(#gardenSky)"/>` +
      screen(glow(60, 80, 460, 'paleSun', 0.9)) +
      rainbow(560, 760, 560, 0.55) +
      path(softCloud(190, 250, 1.2) + softCloud(720, 130, 1.1) + softCloud(840, 300, 0.7), '#ffffff', 'opacity=".85"') +
      cottage(730, 730, 0.9) +
      bush(random, 90, 700, 170, 110, 'far') +
      bush(random, 430, 720, 190, 80, 'far') +
      bush(random, 900, 720, 130, 120, 'mid') +
      path(
        bank(
          [
            [-40, 752],
            [450, 730],
            [940, 748],
          ],
          H + 20,
        ),
        'url(#gardenLawn)',
      ) +
      fence(-10, W + 40, 800, 120) +
      butterfly(150, 520, 0.9, '#ffb35c', 20),
    hero: diver(child, {
      pose: GREETING,
      ...FACE,
      light: LIGHT,
      held: child.drawn ? looseHelmet(FACE.x + 208, FACE.y + 424, 0.98, 10, 'hC') : '',
    }),
    front:
      group(
        'filter="url(#b1)"',
        ellipse(150, 1070, 240, 74, '#4f9f86'),
        ellipse(150, 1064, 232, 70, '#7fe0dc'),
        ellipse(150, 1058, 190, 50, '#bff6ec'),
      ) +
      placedAt(140, 1000, 0.86, seahorse({ look: [0.8, -0.7] }), -4) +
      path('M-20 1076Q150 1040 330 1076Q150 1150 -20 1076Z', '#8fe6e0', 'opacity=".9"') +
      line('M40 1066Q150 1090 250 1064', '#ffffff', 5, 'opacity=".8"') +
      bubble(270, 980, 22, 0.9) +
      bubble(300, 930, 12, 0.9) +
      bubble(60, 960, 15, 0.9) +
      bush(random, 860, 1110, 150, 90, 'near') +
      [0, 1, 2, 3, 4].map((i) => flower(690 + i * 52, 1120 - (i % 2) * 26, 110 + (i % 3) * 20, i)).join('') +
      snail(360, 1112, 0.8) +
      placedAt(610, 1082, 0.62, hermitCrab({ home: 'cap' })) +
      lastDrops(random, 26, W, 420),
    text: [],
  })
}
