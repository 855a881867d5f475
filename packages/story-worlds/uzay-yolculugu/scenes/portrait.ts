/** The hero at close range, waving before the Earth; Somun beside. For the preview. */
import { fix } from '../../drawing/curve.ts'
import { linear, radial } from '../../drawing/filters.ts'
import { litSet, turnedLight } from '../../drawing/lit-set.ts'
import { nebula } from '../../drawing/nebula.ts'
import { sparkle, stars } from '../../drawing/stars.ts'
import { ellipse, group, path } from '../../drawing/svg.ts'
import { PORTRAIT_SIZE, type SceneGiven, type SceneLayers } from '../../story-world.ts'
import { COVER_LIGHT as LIGHT } from '../colours.ts'
import { cat } from '../companions/cat.ts'
import { somun } from '../companions/somun.ts'
import { hero } from '../hero/hero.ts'
import { greenLight } from '../sky/green-light.ts'
import { ringedPlanet, ringedPlanetDefs } from '../sky/ringed-planet.ts'
import { gouache, stage, vignette, vignetteDef } from './stage.ts'

const { w: W, h: H } = PORTRAIT_SIZE
const SOMUN = { x: 150, y: 850, s: 1.25, rot: -8 }
/** A bust shows no age; this one fits the page. */
const BUST_AGE = 5
/** The figure goes on below the page, or its lower edge would be lit and shaded like a hem. */
const BELOW = 90

export function portraitScene({ heroes, seed = 23 }: SceneGiven): SceneLayers {
  const [child] = heroes
  const { random, finish } = stage(PORTRAIT_SIZE, LIGHT, seed, DEFS)
  const back =
    `<rect width="${W}" height="${H}" fill="url(#sky)"/>` +
    gouache(random, { x: -100, y: 0, w: 1000, h: 900 }, 90, ['#6a3fb0', '#3b2a92', '#b0559a', '#241a66'], -0.55) +
    nebula(PORTRAIT_SIZE, { colour: '#f261a8', seed: 12, frequency: 0.0024 }) +
    nebula(PORTRAIT_SIZE, { colour: '#4da8f2', seed: 18, frequency: 0.003, opacity: 0.5 }) +
    ellipse(170, 300, 560, 520, 'url(#key)', 'fill-opacity=".55"') +
    stars(random, PORTRAIT_SIZE, { n: 190, big: 10 }) +
    ringedPlanet(random, 120, 190, 104, -20) +
    greenLight(790, 170, 0.8) +
    earth() +
    vignette(PORTRAIT_SIZE)
  const figure = hero({ ...child, age: BUST_AGE }, LIGHT, { pose: 'hello', x: 440, y: 500, fw: 312 })
  const front =
    somun(SOMUN, {
      mood: 'happy',
      look: [0.5, -0.4],
      legs: 'none',
      lit: 's',
      map: {
        spine: [
          [-6, 98],
          [-40, 130],
          [-86, 116],
          [-120, 150],
          [-170, 130],
        ],
        width: 56,
      },
      armR: {
        points: [
          [50, 88],
          [86, 70],
          [98, 26],
        ],
        deg: -70,
      },
    }) +
    cat({ x: 800, y: 1050, s: 0.82 }, 'peeping') +
    sparkle(690, 330, 15) +
    sparkle(60, 560, 12)
  return finish({ heroBox: { x: 120, y: 120, w: W - 120, h: H - 120 + BELOW }, back, hero: figure, front, text: [] })
}

/** The limb of the Earth: sea, land, cloud, a rim of air. */
function earth(): string {
  const land = [
    'M-40 1130C60 1010 190 1040 240 980C330 960 350 1030 300 1060C320 1110 250 1140 200 1160L-40 1180Z',
    'M560 1180C590 1090 660 1060 730 1010C800 990 860 1040 930 1030L930 1180Z',
  ]
  const clouds = [
    'M60 1000C160 956 300 950 420 940C360 962 250 976 180 990C140 1004 90 1006 60 1000Z',
    'M500 946C600 950 700 962 800 1000C720 990 600 974 520 968Z',
    'M330 1050C420 1030 520 1036 600 1056C520 1060 420 1066 330 1050Z',
  ]
  const disc = 'M-200 1140C100 860 800 860 1100 1140L1100 1400L-200 1400Z'
  return (
    path(disc, '#8fc4ff', 'fill-opacity=".5" filter="url(#b30)" transform="translate(0 -14)"') +
    path(disc, 'url(#sea)') +
    `<clipPath id="globe"><path d="${disc}"/></clipPath>` +
    group(
      'clip-path="url(#globe)"',
      land.map((d) => path(d, 'url(#land)', 'filter="url(#b2)"')).join(''),
      clouds.map((d) => path(d, '#ffffff', 'fill-opacity=".55" filter="url(#b4)"')).join(''),
      path(disc, 'none', `stroke="#d9efff" stroke-width="${fix(9)}" stroke-opacity=".55" filter="url(#b4)"`),
    )
  )
}

const DEFS =
  litSet('s', turnedLight(LIGHT, SOMUN.rot)) +
  ringedPlanetDefs() +
  linear('sky', [
    [0, '#1a1252'],
    [0.5, '#4d2f9c'],
    [0.85, '#8a459c'],
  ]) +
  radial('key', [
    [0, '#ffcf9a', 0.95],
    [0.4, '#ff9f86', 0.4],
    [1, '#ff9f86', 0],
  ]) +
  linear('sea', [
    [0, '#5f9ae6'],
    [0.25, '#3a62c0'],
    [0.6, '#26348a'],
  ]) +
  linear('land', [
    [0, '#8fc0a8'],
    [1, '#3d6f8a'],
  ]) +
  vignetteDef('#0a0430', 0.6)
