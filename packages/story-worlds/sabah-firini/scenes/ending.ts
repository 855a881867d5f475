/** After the last page: the sill in the late sun, the loaf still warm, the sparrow asleep. */
import { glow, screen } from '../../drawing/effects.ts'
import { ellipse, group, line } from '../../drawing/svg.ts'
import { ENDING_SIZE } from '../../story-world.ts'
import { loaf, steam } from '../bakery/dough.ts'
import { corners, geranium, lyingHat, MORNING_DEFS, panelling, plaster } from '../bakery/morning.ts'
import { LIGHTS } from '../colours.ts'
import { sparrow } from '../creatures/sparrow.ts'
import { stage } from './stage.ts'

const { w: W, h: H } = ENDING_SIZE
const SILL = 860

export function endingScene(): string {
  const { random, finish } = stage(ENDING_SIZE, LIGHTS.sunday, 77, MORNING_DEFS)
  const back =
    plaster(random, W, SILL) +
    panelling(W, SILL + 40, H + 20) +
    screen(glow(690, 620, 330, 'sun', 0.8)) +
    group('filter="url(#cM)"', `<rect x="-20" y="${SILL - 6}" width="${W + 40}" height="46" rx="10" fill="#fff0d6"/>`) +
    line(`M0 ${SILL}L${W} ${SILL}`, '#ffffff', 6, 'opacity=".9"') +
    ellipse(420, SILL + 4, 150, 12, '#6a3420', 'opacity=".3" filter="url(#b6)"') +
    geranium(150, SILL - 8) +
    loaf(420, SILL - 4, 1.05) +
    steam(
      [
        [370, 700],
        [424, 686],
        [476, 700],
      ],
      1,
    ) +
    sparrow(620, SILL - 4, 1.8, { asleep: true }) +
    lyingHat(810, SILL - 106, 0.92) +
    corners(W, H)
  return finish({ heroBox: { x: 0, y: 0, w: 1, h: 1 }, back, hero: '', front: '', text: [] }).back
}
