/** The hero at close range in front of a morning sky, without the helmet; Somun beside. For the preview. */
import { linear, radial } from '../../drawing/filters.ts'
import { litSet, turnedLight } from '../../drawing/lit-set.ts'
import { sparkle, stars } from '../../drawing/stars.ts'
import { ellipse } from '../../drawing/svg.ts'
import { PORTRAIT_SIZE, type SceneGiven, type SceneLayers } from '../../story-world.ts'
import { LIGHTS } from '../colours.ts'
import { cat } from '../companions/cat.ts'
import { somun } from '../companions/somun.ts'
import { astronaut, type AstronautPose } from '../hero/astronaut.ts'
import { looseHelmet } from '../hero/dome.ts'
import { cloudDef, cloudHeap } from '../sky/cloud.ts'
import { greenLight } from '../sky/green-light.ts'
import { ringedPlanet, ringedPlanetDefs } from '../sky/ringed-planet.ts'
import { specks, stage } from './stage.ts'

const { w: W, h: H } = PORTRAIT_SIZE
const LIGHT = LIGHTS.cover
const SOMUN = { x: 140, y: 900, s: 1.1, rot: -8 }
const FACE = { x: 452, y: 500, fw: 372 }
/** The figure continues below the page, otherwise its lower edge gets the light and shade of a hem. */
const BELOW = 120

const HELLO: AstronautPose = {
  tilt: -5,
  spine: 91,
  head: { turn: 0.18, nod: 0, expression: 'smile' },
  armL: { to: [-92, 250], bend: 1, hand: 'rest', depth: 'front' },
  armR: { a1: 42, a2: -76, hand: 'wave', thumb: -1 },
}

export function portraitScene({ heroes: [child], seed = 23 }: SceneGiven): SceneLayers {
  const { random, finish } = stage(PORTRAIT_SIZE, LIGHT, seed, DEFS)
  const { body, hands } = astronaut(child, LIGHT, { pose: HELLO, ...FACE })
  return finish({
    heroBox: { x: 0, y: 0, w: W, h: H + BELOW },
    back:
      `<rect width="${W}" height="${H}" fill="url(#sky)"/>` +
      ellipse(120, 760, 700, 560, 'url(#sun)') +
      stars(random, { w: W, h: 420 }, { n: 60, big: 9 }) +
      ringedPlanet(random, 130, 200, 84, -20) +
      greenLight(780, 170, 0.9) +
      cloudHeap(random, 120, 740, 420, 130, 'farCloud') +
      cloudHeap(random, 820, 860, 460, 150, 'farCloud') +
      cloudHeap(random, 460, 1060, 1100, 220, 'farCloud') +
      cat({ x: 820, y: 806, s: 0.8 }, 'peeping') +
      cloudHeap(random, 830, 960, 340, 130, 'farCloud'),
    hero: body + hands,
    front:
      somun(SOMUN, { mood: 'happy', look: [0.6, -0.5], legs: 'none', lit: 's' }) +
      looseHelmet(740, 990, 0.92, 12) +
      cloudHeap(random, 240, 1150, 640, 130, 'nearCloud') +
      cloudHeap(random, 760, 1170, 600, 120, 'nearCloud') +
      specks(random, 30, [30, 120, W - 30, 1040], '#fffbe8', [[FACE.x, FACE.y, 330]]) +
      sparkle(700, 320, 14) +
      sparkle(230, 420, 12),
    text: [],
  })
}

const DEFS =
  litSet('s', turnedLight(LIGHT, SOMUN.rot)) +
  ringedPlanetDefs() +
  cloudDef('farCloud', '#fff3ea', '#ffd9d8', '#e6b4e0') +
  cloudDef('nearCloud', '#fffdf8', '#ffeae4', '#e4c2ee') +
  linear('sky', [
    [0, '#6384e0'],
    [0.3, '#9d96f0'],
    [0.6, '#f0b0d8'],
    [0.82, '#ffd0b8'],
    [1, '#ffe8c4'],
  ]) +
  radial('sun', [
    [0, '#fff6d0', 0.9],
    [0.4, '#ffd6a8', 0.45],
    [1, '#ffc0b0', 0],
  ])
