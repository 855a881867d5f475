/**
 * The pictures of the landing page, from the first story: the second spread of the forest, cut out like the paper of a
 * pop-up book. The example scenes are drawn only for this page. Stored in public/landing.
 */
import sharp, { type OverlayOptions, type Sharp } from 'sharp'
import type { FaceFeatures } from '#domain/face-features.ts'
import { compose, spreadsOf } from '#stories/compose.ts'
import { leaf } from '#stories/drawing/brush.ts'
import { ramp, type ColourStops } from '#stories/drawing/colour.ts'
import { createRandom, type Random } from '#stories/drawing/random.ts'
import { svgDoc } from '#stories/drawing/svg.ts'
import { drawnSkin } from '#stories/face/colours.ts'
import { SAMPLE_FACES } from '#stories/face/sample-children.ts'
import { findStoryWorld, SAMPLE_CHILD } from '#stories/library.ts'
import type { StoryWorld } from '#stories/story-world.ts'
import { kitchen } from './example-scenes/kitchen.ts'
import { park } from './example-scenes/park.ts'
import { playground } from './example-scenes/playground.ts'
import type { ExampleScene } from './example-scenes/scene.ts'

type Save = (file: string, bytes: Uint8Array) => Promise<void>

const FOLDER = 'public/landing'
/** The story whose second spread is used. */
export const LANDING_WORLD = 'sihirli-orman-macerasi'

/** Width of the pop-up's layers: twice what a desktop shows. */
const POP_UP = { w: 1_200, h: 849 }
const POP_UP_SMALL_WIDTH = 720
/** Crop of the spread: path, fox, hero, owl. */
const WINDOW = { left: 236, top: 6, width: 1_470, height: 1_040 }

/** The opening in the leaves, a rounded square with a flat foot. */
const OPENING = { x: 606, y: 408, rx: 500, ry: 362, power: 3.4 }
const LEAVES = [
  { count: 560, length: [38, 68], reach: 26, tones: [0, 0.35] },
  { count: 520, length: [30, 58], reach: 16, tones: [0.25, 0.7] },
  { count: 300, length: [20, 40], reach: 4, tones: [0.6, 1] },
] as const
const GREEN: ColourStops = [
  [0, '#0b3136'],
  [0.35, '#17494a'],
  [0.65, '#2c6a55'],
  [0.88, '#5c9467'],
  [1, '#9fc27a'],
]

export async function renderLandingPictures(save: Save): Promise<void> {
  const forest = findStoryWorld(LANDING_WORLD) as StoryWorld
  const hero = { ...SAMPLE_CHILD, face: { drawn: SAMPLE_FACES[SAMPLE_CHILD.gender] } }
  const scene = spreadsOf(forest)[1]
  if (!scene) throw new Error('The forest has no second spread')
  const { layers } = compose([hero], scene)
  const standing = await sharp(Buffer.from(layers.hero))
    .extract({ left: 0, top: 0, width: layers.heroBox.w, height: layers.heroBox.h })
    .png()
    .toBuffer()
  const cast = await overTransparent(layers.size, [
    { input: standing, left: layers.heroBox.x, top: layers.heroBox.y },
    { input: Buffer.from(layers.front) },
  ])
  const back = await sharp(Buffer.from(layers.back)).png().toBuffer()
  for (const [name, layer] of [
    ['forest-back', await cutOut(await seenIn(back))],
    ['forest-cast', await framed(await cutOut(await seenIn(cast)))],
  ] as const) {
    await saveBoth(save, name, sharp(layer))
    await saveBoth(save, `${name}-small`, sharp(layer).resize(POP_UP_SMALL_WIDTH))
  }
}

const EXAMPLE_SCENES = { kitchen, playground, park } satisfies Record<string, ExampleScene>
/** Twice the size on a desktop. */
const EXAMPLE_SIZE = { w: 760, h: 570 }

/** One child in the kitchen, on the playground and in the park. */
export async function renderExampleScenes(save: Save, face: FaceFeatures): Promise<void> {
  const child = { face: '', drawn: face, age: 5, gender: 'male', skin: drawnSkin(face.skin) } as const
  for (const [name, draw] of Object.entries(EXAMPLE_SCENES)) {
    const drawn = await sharp(Buffer.from(draw(child)), { unlimited: true })
      .removeAlpha()
      .png()
      .toBuffer()
    await saveBoth(save, name, sharp(drawn).resize(EXAMPLE_SIZE.w, EXAMPLE_SIZE.h))
  }
}

/** AVIF, and WebP for browsers before 2023. */
async function saveBoth(save: Save, name: string, picture: Sharp): Promise<void> {
  await save(`${FOLDER}/${name}.avif`, await picture.clone().avif({ quality: 46, effort: 6 }).toBuffer())
  await save(
    `${FOLDER}/${name}.webp`,
    await picture.clone().webp({ quality: 78, alphaQuality: 90, effort: 6 }).toBuffer(),
  )
}

const overTransparent = async (size: { w: number; h: number }, over: OverlayOptions[]): Promise<Buffer> =>
  sharp({ create: { width: size.w, height: size.h, channels: 4, background: '#0000' } })
    .composite(over)
    .png()
    .toBuffer()

const seenIn = (page: Buffer): Promise<Buffer> =>
  sharp(page).extract(WINDOW).resize(POP_UP.w, POP_UP.h).png().toBuffer()

/** The part within the opening. */
const cutOut = (picture: Buffer): Promise<Buffer> =>
  sharp(picture)
    .composite([
      { input: Buffer.from(svgDoc(POP_UP.w, POP_UP.h, '', `<path d="${outline()}" fill="#fff"/>`)), blend: 'dest-in' },
    ])
    .png()
    .toBuffer()

const framed = (picture: Buffer): Promise<Buffer> =>
  sharp(picture)
    .composite([{ input: Buffer.from(leafFrame()) }])
    .png()
    .toBuffer()

/** A point of a superellipse. */
function onOutline(turn: number): [x: number, y: number] {
  const { x, y, rx, ry, power } = OPENING
  const [cosine, sine] = [Math.cos(turn), Math.sin(turn)]
  const radius = (Math.abs(cosine) ** power + Math.abs(sine) ** power) ** (-1 / power)
  return [x + rx * radius * cosine, y + ry * radius * sine]
}

const outline = (): string =>
  `M${Array.from({ length: 180 }, (_, step) =>
    onOutline((step * Math.PI) / 90)
      .map((value) => value.toFixed(1))
      .join(' '),
  ).join('L')}Z`

/** Leaves on all sides, dark ones outside, lit ones at the opening. */
function leafFrame(): string {
  const random: Random = createRandom(7)
  const drawn = LEAVES.flatMap(({ count, length, reach, tones }) =>
    Array.from({ length: count }, (_, index) => {
      const turn = ((index + random()) * 2 * Math.PI) / count
      const [x, y] = onOutline(turn)
      const outwards = Math.atan2(y - OPENING.y, x - OPENING.x)
      const away = reach * (0.2 + random())
      const long = random.between(length[0], length[1])
      // Each leaf points outwards, turned at random to one side or the other along the edge.
      const angle = outwards + random.spread() * 1.5
      const tone =
        tones[0] + (tones[1] - tones[0]) * Math.min(1, Math.max(0, 0.5 - 0.5 * Math.sin(turn) + random.spread() * 0.25))
      const [fromX, fromY] = [x + Math.cos(outwards) * (away - 22), y + Math.sin(outwards) * (away - 22)]
      return `<path d="${leaf(fromX, fromY, long, long * random.between(0.26, 0.38), angle)}" fill="${ramp(GREEN, tone)}"/>`
    }),
  )
  return svgDoc(POP_UP.w, POP_UP.h, '', drawn.join(''))
}
