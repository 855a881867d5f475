/** A lantern with a handle, the fox's and the shelf's. */
import { glow } from '#stories/drawing/effects.ts'
import { radial } from '#stories/drawing/filters.ts'
import { group, line, path } from '#stories/drawing/svg.ts'
import { placed, type Placement } from '#stories/sihirli-orman-macerasi/creatures/materials.ts'

/** From its foot to the top of its handle, at scale 1. */
export const LANTERN_HEIGHT = 176

/** Its foot is at x, y. */
export const lantern = (place: Placement): string =>
  placed(
    place,
    glow(0, -62, 210, 'lanternGlow', 0.9) +
      line('M-30 -122C-34 -186 34 -186 30 -122', '#6b4a2c', 6) +
      group(
        'filter="url(#dS)"',
        path('M-36 -104L36 -104L30 -20L-30 -20Z', '#ffe69a'),
        path('M-46 -20L46 -20L52 0L-52 0Z', '#d9923e'),
        path('M-50 -104L50 -104L28 -128L-28 -128Z', '#e2a24a'),
        path('M-14 -128L14 -128L9 -140L-9 -140Z', '#c9822f'),
      ) +
      path('M-30 -98L30 -98L25 -26L-25 -26Z', 'url(#lanternGlass)') +
      path('M0 -86C14 -66 16 -54 10 -42C6 -34 -6 -34 -10 -42C-16 -54 -8 -66 0 -86Z', '#fffdf0') +
      path('M1 -66C7 -56 8 -48 5 -42C2 -37 -4 -37 -6 -42C-8 -50 -3 -56 1 -66Z', '#ffb43c') +
      line('M-20 -94L-16 -30', '#ffffff', 4, 'opacity=".7"') +
      line('M-36 -104L-30 -20M36 -104L30 -20M0 -104L0 -96M0 -30L0 -20', '#c9822f', 5),
  )

export const LANTERN_DEFS =
  radial('lanternGlow', [
    [0, '#fff6cc', 0.95],
    [0.3, '#ffe08a', 0.55],
    [1, '#ffd36a', 0],
  ]) +
  radial('lanternGlass', [
    [0, '#fffbe0'],
    [0.5, '#ffe38a'],
    [1, '#fbbf4e'],
  ])
