/** Clouds of coloured light. Noise over a whole page costs a second: for plates, which are rendered once. */
import type { PictureSize } from '#media/picture.ts'
import { nextId } from './svg.ts'

/** `frequency`: clouds across a pixel; noise below `from` (0–1) stays clear, `gain` is how fast it fills. */
export interface Nebula {
  colour: string
  seed: number
  frequency?: number
  from?: number
  gain?: number
  opacity?: number
}

/** @returns a light that is laid over what lies below it */
export function nebula(
  { w, h }: PictureSize,
  { colour, seed, frequency = 0.002, from = 0.5, gain = 3.2, opacity = 0.6 }: Nebula,
): string {
  const id = nextId('neb')
  const [red, green, blue] = [1, 3, 5].map((at) => (parseInt(colour.slice(at, at + 2), 16) / 255).toFixed(3))
  return (
    `<filter id="${id}" x="0" y="0" width="100%" height="100%" color-interpolation-filters="sRGB">` +
    `<feTurbulence type="fractalNoise" baseFrequency="${frequency}" numOctaves="3" seed="${seed}"/>` +
    `<feColorMatrix values="0 0 0 0 ${red} 0 0 0 0 ${green} 0 0 0 0 ${blue} ${gain} 0 0 0 ${(-from * gain).toFixed(3)}"/></filter>` +
    `<rect width="${w}" height="${h}" filter="url(#${id})" opacity="${opacity}" style="mix-blend-mode:screen"/>`
  )
}
