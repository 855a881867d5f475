/** Sunlight in a room, and its stool. */
import { screen } from '#stories/drawing/effects.ts'
import { ellipse, group, line, path } from '#stories/drawing/svg.ts'
import { contact } from './page.ts'

/** Light of a window that is out of sight, on the wall and on the floor; the paint is `sunShaft`. */
export const lightFromWindow = (): string =>
  screen(
    group(
      'filter="url(#s10)"',
      path('M520 40L690 20L800 566L640 566ZM720 16L880 -4L980 566L830 566Z', 'url(#sunShaft)', 'opacity=".8"'),
      path('M640 566L800 566L960 900L720 930ZM830 566L980 566L1240 880L1020 900Z', 'url(#sunShaft)', 'opacity=".9"'),
    ),
  )

/** A low wooden stool; the floor under it is at y. */
export const stool = (x: number, y: number): string =>
  contact(x, y, 110, 18) +
  group(
    'filter="url(#dS)"',
    line(
      `M${x - 56} ${y - 110}L${x - 74} ${y - 6}M${x + 56} ${y - 110}L${x + 74} ${y - 6}M${x} ${y - 100}V${y + 8}`,
      '#b9794a',
      19,
    ),
  ) +
  group(
    'filter="url(#dM)"',
    path(`M${x - 100} ${y - 128}V${y - 112}Q${x} ${y - 84} ${x + 100} ${y - 112}V${y - 128}Z`, '#c78750'),
  ) +
  group('filter="url(#dS)"', ellipse(x, y - 130, 100, 22, '#eebf84')) +
  ellipse(x, y - 130, 74, 14, '#c98f5c', 'opacity=".25"')
