/** The layer of the children as pixels, in a small size: to find faces, and drawings that are cut off. */
import sharp from 'sharp'
import type { SceneLayers } from '#stories/story-world.ts'

/** The size of the checked layer relative to the original. */
export const SCALE = 0.25

export interface LayerPixels {
  w: number
  h: number
  /** Red, green, blue and opacity of each pixel. */
  rgba: Buffer
}

export async function heroPixels({ hero, heroBox }: SceneLayers): Promise<LayerPixels> {
  const [w, h] = [Math.round(heroBox.w * SCALE), Math.round(heroBox.h * SCALE)]
  const svg = hero.replace(/width="\d+" height="\d+"/, `width="${w}" height="${h}"`)
  return { w, h, rgba: await sharp(Buffer.from(svg)).raw().toBuffer() }
}

/**
 * @returns the highest opacity, of 255, at those borders of the layer that are inside the page: a drawing there is cut
 * off
 */
export function opacityAtCuts({ heroBox, size }: SceneLayers, { w, h, rgba }: LayerPixels): number {
  const opacity = (x: number, y: number) => rgba[(y * w + x) * 4 + 3] ?? 0
  const column = (x: number) => Array.from({ length: h }, (_, y) => opacity(x, y))
  const row = (y: number) => Array.from({ length: w }, (_, x) => opacity(x, y))
  const cuts = [
    heroBox.x > 0 && column(0),
    heroBox.x + heroBox.w < size.w && column(w - 1),
    heroBox.y > 0 && row(0),
    heroBox.y + heroBox.h < size.h && row(h - 1),
  ]
  return Math.max(0, ...cuts.flatMap((cut) => cut || []))
}
