/** Finds faces and acting hands on a spread's painting: words must stay away from them. */
import type { Gender } from '#domain/child.ts'
import { heroAgeOf, type Box, type Scene, type SceneHero, type SceneLayers } from '#stories/story-world.ts'
import { itemAt } from '#stories/drawing/geometry.ts'
import type { CheckedBook } from './books.ts'
import { heroPixels, SCALE, type LayerPixels } from './hero-layer.ts'

/** A difference of channel values from 0 to 255. */
const DIFFERENT = 24
const skin = { base: '#e0a980', dark: '#a06a4a', light: '#ffe0c0', blush: '#e08070' }
/** Each face has a colour channel of its own, so that two pictures are enough to find all faces. */
const COLOURS = ['#ff0000', '#00ff00', '#0000ff'] as const
const BLACK = '#000000'

const known = new Map<string, Promise<Box[]>>()

/** The faces' boxes, in pixels of the painting. @param spread from 0 */
export function facesOf({ world, children }: CheckedBook, spread: number): Promise<Box[]> {
  const key = `${world.id} ${children.map(({ age }) => age).join('-')} ${spread}`
  const faces = known.get(key) ?? findFaces(itemAt(world.spreads, spread), children)
  known.set(key, faces)
  return faces
}

async function findFaces(scene: Scene, children: CheckedBook['children']): Promise<Box[]> {
  const { layers, faces } = await lookAtFaces(scene, children)
  return [...faces.map(({ box }) => box), ...(layers.faces ?? [])]
}

/** The visible part of a face in its hood or helmet. */
export interface SeenFace {
  /** In pixels of the page. */
  box: Box
  /** The number of the page's pixels that it covers. */
  area: number
}

export interface SeenFaces {
  layers: SceneLayers
  pixels: LayerPixels
  /** In the order of the children. */
  faces: SeenFace[]
}

export async function lookAtFaces(
  scene: Scene,
  children: readonly { age: number; gender: Gender }[],
): Promise<SeenFaces> {
  const withFaces = (colourOf: (index: number) => string): SceneLayers => {
    const [hero, ...siblings] = children.map(({ age, gender }, index): SceneHero => ({
      face: plainFace(colourOf(index)),
      age: heroAgeOf(age),
      gender,
      skin,
    }))
    if (!hero) throw new RangeError('A scene has a hero')
    return scene({ heroes: [hero, ...siblings] })
  }
  const layers = withFaces(() => BLACK)
  const [black, coloured] = await Promise.all([
    heroPixels(layers),
    heroPixels(withFaces((index) => itemAt(COLOURS, index))),
  ])
  return { layers, pixels: black, faces: children.map((_, channel) => faceIn(layers, black, coloured, channel)) }
}

const plainFace = (colour: string): string =>
  `data:image/svg+xml,${encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg" width="1" height="1"><rect width="1" height="1" fill="${colour}"/></svg>`)}`

/** Finds the pixels that differ between two layers more in this channel than in the others. */
function faceIn({ heroBox }: SceneLayers, one: LayerPixels, other: LayerPixels, channel: number): SeenFace {
  const [xs, ys]: [number[], number[]] = [[], []]
  for (let y = 0; y < one.h; y++)
    for (let x = 0; x < one.w; x++) {
      const at = (y * one.w + x) * 4
      const [r = 0, g = 0, b = 0] = [0, 1, 2].map((of) =>
        Math.abs((one.rgba[at + of] ?? 0) - (other.rgba[at + of] ?? 0)),
      )
      const differs = [r, g, b][channel] ?? 0
      if (differs > DIFFERENT && differs === Math.max(r, g, b)) {
        xs.push(x)
        ys.push(y)
      }
    }
  if (xs.length === 0) throw new Error(`The face of child ${channel + 1} is not seen`)
  const [left, top] = [Math.min(...xs), Math.min(...ys)]
  return {
    box: {
      x: heroBox.x + left / SCALE,
      y: heroBox.y + top / SCALE,
      w: (Math.max(...xs) + 1 - left) / SCALE,
      h: (Math.max(...ys) + 1 - top) / SCALE,
    },
    area: xs.length / SCALE ** 2,
  }
}
