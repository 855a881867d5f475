/** Pixels of the screen, for styles that a browser may override. */
import type { Locator } from '@playwright/test'
import sharp from 'sharp'

interface Pixels {
  data: Buffer
  width: number
  height: number
}

/** A smaller difference of one channel is only the softness of an edge. */
const DIFFERENT_FROM = 60

/** The pixels of this box, with a margin. */
export async function pixelsOf(element: Locator, marginPx = 0): Promise<Pixels> {
  await element.scrollIntoViewIfNeeded()
  const box = await element.boundingBox()
  if (!box) throw new Error('What is to be looked at is not there')
  const clip = {
    x: box.x - marginPx,
    y: box.y - marginPx,
    width: box.width + 2 * marginPx,
    height: box.height + 2 * marginPx,
  }
  const { data, info } = await sharp(await element.page().screenshot({ clip, animations: 'disabled' }))
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  return { data, width: info.width, height: info.height }
}

const differAt = (one: Buffer, at: number, other: Buffer, there: number) =>
  [0, 1, 2].some((channel) => Math.abs((one[at + channel] ?? 0) - (other[there + channel] ?? 0)) >= DIFFERENT_FROM)

/** @returns 0 to 1 */
export function shareThatDiffers(one: Pixels, other: Pixels): number {
  let differing = 0
  const length = Math.min(one.data.length, other.data.length)
  for (let at = 0; at < length; at += 3) if (differAt(one.data, at, other.data, at)) differing += 1
  return differing / (length / 3)
}

type Colour = readonly [number, number, number]

/** The most frequent colour in this box now. */
async function groundOf(element: Locator): Promise<Colour> {
  const { data } = await pixelsOf(element)
  const counts = new Map<string, { colour: Colour; count: number }>()
  for (let at = 0; at < data.length; at += 3) {
    const colour = [data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0] as const
    const counted = counts.get(colour.join()) ?? { colour, count: 0 }
    counts.set(colour.join(), { colour, count: counted.count + 1 })
  }
  return [...counts.values()].reduce((most, other) => (other.count > most.count ? other : most)).colour
}

/** @returns the number of backgrounds that an eye tells apart in these boxes; paper has grain */
export async function countGrounds(elements: Locator): Promise<number> {
  const grounds: Buffer[] = []
  // One after the other, because each is scrolled into view.
  for (const element of await elements.all()) {
    const ground = Buffer.from(await groundOf(element))
    if (grounds.every((known) => differAt(known, 0, ground, 0))) grounds.push(ground)
  }
  return grounds.length
}

/** True for each of four sides with a line or another background around it. */
export async function hasEdges(element: Locator): Promise<boolean> {
  const MARGIN_PX = 3
  const DEPTH_PX = 9
  const { data, width, height } = await pixelsOf(element, MARGIN_PX)
  const pixel = (x: number, y: number) => (y * width + x) * 3
  const [middleX, middleY] = [Math.floor(width / 2), Math.floor(height / 2)]
  const depths = Array.from({ length: DEPTH_PX }, (_, depth) => depth)
  const sides = [
    depths.map((depth) => pixel(depth, middleY)),
    depths.map((depth) => pixel(width - 1 - depth, middleY)),
    depths.map((depth) => pixel(middleX, depth)),
    depths.map((depth) => pixel(middleX, height - 1 - depth)),
  ]
  return sides.every(([outside = 0, ...inwards]) => inwards.some((at) => differAt(data, outside, data, at)))
}
