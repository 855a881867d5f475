/**
 * İstanbul through a window or across the water: roofs, domes, a tower; always in few tones, never a portrait of a real
 * place.
 */
import { fix } from '../../drawing/curve.ts'
import type { Random } from '../../drawing/random.ts'
import { path } from '../../drawing/svg.ts'

/** A ridge of roofs from x0 to x1. @param y the foot of the roofs */
export function roofs(
  random: Random,
  {
    x0,
    x1,
    y,
    high,
    colour,
    lights = '#ffd98a',
    lit = 0.16,
  }: { x0: number; x1: number; y: number; high: number; colour: string; lights?: string; lit?: number },
): string {
  let walls = ''
  let windows = ''
  for (let x = x0; x < x1;) {
    const w = random.between(high * 0.34, high * 0.7)
    const h = random.between(high * 0.5, high)
    walls += `M${fix(x)} ${y}L${fix(x)} ${fix(y - h)}L${fix(x + w * 0.5)} ${fix(y - h - w * random.between(0.12, 0.34))}L${fix(x + w)} ${fix(y - h)}L${fix(x + w)} ${y}Z`
    if (random() < 0.4)
      walls += `M${fix(x + w * 0.7)} ${fix(y - h)}l0 ${fix(-w * 0.4)}l${fix(w * 0.12)} 0l0 ${fix(w * 0.4)}Z`
    for (let v = y - h + high * 0.1; v < y - high * 0.14; v += high * 0.2)
      for (let u = x + w * 0.18; u < x + w * 0.72; u += w * 0.34)
        if (random() < lit) windows += `M${fix(u)} ${fix(v)}h${fix(w * 0.14)}v${fix(high * 0.085)}h${fix(-w * 0.14)}Z`
    x += w
  }
  return path(walls, colour) + (windows && path(windows, lights, 'opacity=".85"'))
}

/** A mosque far off: a dome between two minarets. */
export const mosque = (x: number, y: number, s: number, colour: string): string =>
  path(
    `M${x - 90 * s} ${y}L${x - 90 * s} ${y - 40 * s}C${x - 88 * s} ${y - 64 * s} ${x - 62 * s} ${y - 64 * s} ${x - 58 * s} ${y - 44 * s}C${x - 50 * s} ${y - 104 * s} ${x + 50 * s} ${y - 104 * s} ${x + 58 * s} ${y - 44 * s}C${x + 62 * s} ${y - 64 * s} ${x + 88 * s} ${y - 64 * s} ${x + 90 * s} ${y - 40 * s}L${x + 90 * s} ${y}Z` +
      [-116, 116]
        .map(
          (u) =>
            `M${x + (u - 6) * s} ${y}L${x + (u - 5) * s} ${y - 150 * s}L${x + u * s} ${y - 186 * s}L${x + (u + 5) * s} ${y - 150 * s}L${x + (u + 6) * s} ${y}ZM${x + (u - 10) * s} ${y - 112 * s}h${20 * s}v${8 * s}h${-20 * s}Z`,
        )
        .join('') +
      `M${x - 2 * s} ${y - 88 * s}h${4 * s}v${-20 * s}h${-4 * s}Z`,
    colour,
  )

/** A waxing moon. */
export const crescent = (x: number, y: number, r: number): string =>
  path(
    `M${fix(x)} ${fix(y - r)}A${r} ${r} 0 1 1 ${fix(x - r * 0.94)} ${fix(y + r * 0.34)}A${fix(r * 0.84)} ${fix(r * 0.84)} 0 1 0 ${fix(x)} ${fix(y - r)}Z`,
    '#fff3cf',
  )

/** A round tower with a pointed hat. */
export const tower = (x: number, y: number, s: number, colour: string): string =>
  path(
    `M${x - 40 * s} ${y}L${x - 36 * s} ${y - 150 * s}L${x - 46 * s} ${y - 154 * s}L${x - 44 * s} ${y - 178 * s}L${x - 34 * s} ${y - 180 * s}L${x} ${y - 262 * s}L${x + 34 * s} ${y - 180 * s}L${x + 44 * s} ${y - 178 * s}L${x + 46 * s} ${y - 154 * s}L${x + 36 * s} ${y - 150 * s}L${x + 40 * s} ${y}Z`,
    colour,
  )
