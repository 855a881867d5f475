/** The windows for the check of pages, and the gates for each text in them. */
import { lengthFor } from '#stories/script.ts'
import type { SpreadMeasures } from './measure-spread.ts'

export const SCREENS = [
  { name: '1280x720', viewport: { width: 1_280, height: 720 }, letterPx: { long: 20, short: 26 } },
  { name: '844x390', viewport: { width: 844, height: 390 }, letterPx: { long: 13.3, short: 17 } },
  // Letter sizes as on 1280x720: on a larger window they must not be smaller.
  { name: '1920x1080', viewport: { width: 1_920, height: 1_080 }, letterPx: { long: 20, short: 26 } },
] as const
export type Screen = (typeof SCREENS)[number]

const LEAST_AREA = 0.99
const LEAST_CONTRAST = 4.5
const LEAST_DISTANCE_PX = 12

export interface Gates {
  letterPx: number
}

/** @param age decides the length of the texts */
export const gatesFor = ({ letterPx }: Screen, age: number): Gates => ({
  letterPx: lengthFor(age) === 'short' ? letterPx.short : letterPx.long,
})

/** @returns the missed gates, in words */
export function missedGates({ area, painted, texts }: SpreadMeasures, { letterPx }: Gates): string[] {
  return [
    ...(painted ? [] : ['words stand beneath the painting']),
    ...(texts.every((text) => text.letterPx >= letterPx) ? [] : [`letters smaller than ${letterPx} px`]),
    ...(area >= LEAST_AREA ? [] : [`the painting has ${area.toFixed(3)} of its page`]),
    ...texts.flatMap((text) =>
      [
        text.alonePx >= letterPx ? '' : `its box holds letters of ${text.alonePx.toFixed(2)} px, not ${letterPx}`,
        text.contrast >= LEAST_CONTRAST ? '' : `contrast ${text.contrast.toFixed(2)}`,
        text.distance >= LEAST_DISTANCE_PX ? '' : `${text.distance.toFixed(0)} px from a face or hand`,
        text.cut,
      ]
        .filter(Boolean)
        .map((problem) => `${text.side}: ${problem}`),
    ),
  ]
}
