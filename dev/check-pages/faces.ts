/** Where on a spread's painting are faces and hands that act: what no word may come near. */
import sharp from 'sharp'
import { FACE_SIZE } from '#media/picture.ts'
import { heroAgeOf, type Box, type SceneLayers } from '#stories/story-world.ts'
import type { CheckedBook } from './books.ts'

/** A layer is looked at in this share of its size. */
const SCALE = 0.25
/** Of 255. */
const DIFFERENT = 24
const skin = { base: '#e0a980', dark: '#a06a4a', light: '#ffe0c0', blush: '#e08070' }

const known = new Map<string, Promise<Box[]>>()

/** In pixels of the painting. @param spread from 0 */
export function facesOf(book: CheckedBook, spread: number): Promise<Box[]> {
  const key = `${book.world.id} ${book.age} ${spread}`
  const faces = known.get(key) ?? findFaces(book, spread)
  known.set(key, faces)
  return faces
}

async function findFaces({ world, age, gender }: CheckedBook, spread: number): Promise<Box[]> {
  const scene = world.spreads[spread]
  if (!scene) throw new Error(`${world.id} has no spread ${spread + 1}`)
  const [one, other] = await Promise.all(
    ['#ff00ff', '#00ff00'].map(async (colour) =>
      scene({ heroes: [{ face: await plainFace(colour), age: heroAgeOf(age), gender, skin }] }),
    ),
  )
  if (!one || !other) throw new Error('unreachable')
  const hero = await differenceOf(one, other)
  return [hero, ...(one.faces ?? [])]
}

async function plainFace(background: string): Promise<string> {
  const { w: width, h: height } = FACE_SIZE
  const png = await sharp({ create: { width, height, channels: 3, background } })
    .png()
    .toBuffer()
  return `data:image/png;base64,${png.toString('base64')}`
}

/** The box of all that differs between two hero layers: the face that is seen in the frame. */
async function differenceOf(one: SceneLayers, other: SceneLayers): Promise<Box> {
  const { heroBox } = one
  const [w, h] = [Math.round(heroBox.w * SCALE), Math.round(heroBox.h * SCALE)]
  const [a, b] = await Promise.all(
    [one, other].map(({ hero }) =>
      sharp(Buffer.from(hero.replace(/width="\d+" height="\d+"/, `width="${w}" height="${h}"`)))
        .flatten({ background: '#808080' })
        .raw()
        .toBuffer(),
    ),
  )
  if (!a || !b) throw new Error('unreachable')
  const channels = a.length / (w * h)
  const [xs, ys]: [number[], number[]] = [[], []]
  for (let y = 0; y < h; y++)
    for (let x = 0; x < w; x++) {
      const at = (y * w + x) * channels
      const differs = [0, 1, 2].some((channel) => Math.abs((a[at + channel] ?? 0) - (b[at + channel] ?? 0)) > DIFFERENT)
      if (differs) {
        xs.push(x)
        ys.push(y)
      }
    }
  if (xs.length === 0) throw new Error('The hero has no face')
  const [left, top] = [Math.min(...xs), Math.min(...ys)]
  return {
    x: heroBox.x + left / SCALE,
    y: heroBox.y + top / SCALE,
    w: (Math.max(...xs) + 1 - left) / SCALE,
    h: (Math.max(...ys) + 1 - top) / SCALE,
  }
}
