/** A photo-like picture of the sample child at home: what a parent might upload. Square, the face in its middle oval. */
import { strokes } from './brush.ts'
import { blurs, radial } from './filters.ts'
import { createRandom } from './random.ts'
import { ellipse, group, line, path } from './svg.ts'

const SKIN = { light: '#f8d6bc', base: '#eab893', shade: '#c58660', deep: '#96593f' }
const HAIR = { base: '#4c2a19', dark: '#2a150c', light: '#8a5732' }
const FACE = 'M252 455C246 300 330 226 450 226C570 226 654 300 648 455C646 596 566 748 450 756C334 748 254 596 252 455Z'

/** @returns an SVG document, 760x760 */
export function samplePhotoSvg(): string {
  const random = createRandom(21)
  const strands = (x0: number, x1: number, y0: number, y1: number, ang: number, n: number): string =>
    strokes(random, {
      x0,
      x1,
      y0,
      y1,
      n,
      len: [70, 190],
      ang,
      spread: 0.35,
      w: [2, 6],
      cols: [HAIR.dark, HAIR.light, '#6e4226', HAIR.base],
      op: [0.2, 0.5],
      bend: 0.5,
    })
  const defs =
    radial(
      'skin',
      [
        [0, SKIN.light],
        [0.45, SKIN.base],
        [0.8, SKIN.shade],
        [1, SKIN.deep],
      ],
      0.38,
      0.36,
      0.78,
    ) +
    radial(
      'room',
      [
        [0, '#cfd8d2'],
        [1, '#7f929a'],
      ],
      0.3,
      0.3,
      0.9,
    ) +
    radial('iris', [
      [0, '#84592f'],
      [0.7, '#4a2e19'],
      [1, '#1c0e06'],
    ]) +
    blurs(3, 8, 18, 40) +
    `<clipPath id="face"><path d="${FACE}"/></clipPath>`
  const room = group(
    'filter="url(#b18)"',
    path('M600 60H840V430H600Z', '#f1f4ec'),
    path('M30 470H210V900H30Z', '#a9805c'),
    ellipse(150, 230, 70, 70, '#e0a566'),
    path('M640 520H900V560H640Z', '#8f6a4c'),
  )
  const hairBehind = path(
    'M222 900C170 640 176 420 232 290C282 176 380 132 460 134C560 136 640 190 674 300C716 430 728 650 684 900C640 940 600 900 600 820L300 820C296 900 262 940 222 900Z',
    HAIR.base,
  )
  const body =
    path('M110 1000C150 880 270 838 384 816L516 816C640 838 750 880 790 1000Z', '#e8b84a') +
    [870, 905, 940].map((y) => line(`M120 ${y + 60}Q450 ${y - 50} 780 ${y + 60}`, '#fdf4dc', 12)).join('')
  const neck =
    path('M378 690H522V830Q450 880 378 830Z', SKIN.shade) +
    path('M378 740Q450 806 522 740V784Q450 838 378 784Z', '#7a4632', 'opacity=".55" filter="url(#b8)"')
  const shading = group(
    'clip-path="url(#face)"',
    ellipse(652, 510, 110, 270, '#7a4530', 'opacity=".42" filter="url(#b40)"'),
    ellipse(386, 340, 110, 60, '#fff0e0', 'opacity=".5" filter="url(#b18)"'),
    ellipse(342, 578, 62, 46, '#ec7d6c', 'opacity=".42" filter="url(#b18)"'),
    ellipse(560, 580, 56, 44, '#d86a58', 'opacity=".4" filter="url(#b18)"'),
    ellipse(450, 762, 150, 44, '#8a5440', 'opacity=".5" filter="url(#b18)"'),
    ellipse(450, 250, 210, 60, '#5a3020', 'opacity=".4" filter="url(#b18)"'),
  )
  const fringe = path(
    'M232 500C204 330 250 186 450 186C650 186 696 330 668 500C658 430 640 388 606 352C548 338 462 316 404 262C378 312 326 352 292 380C264 408 246 448 232 500Z',
    HAIR.base,
    'filter="url(#b3)"',
  )
  const sides = path(
    'M250 430C216 560 214 700 244 836C222 860 190 800 192 640C194 540 214 470 250 430ZM650 430C686 560 690 700 658 836C680 860 712 800 710 640C708 540 688 470 650 430Z',
    HAIR.base,
    'filter="url(#b3)"',
  )
  return `<svg xmlns="http://www.w3.org/2000/svg" width="760" height="760" viewBox="70 110 760 760"><defs>${defs}</defs><rect width="900" height="1100" fill="url(#room)"/>${room}${hairBehind}${strands(210, 300, 400, 760, 1.6, 160)}${strands(600, 690, 400, 760, 1.5, 160)}${body}${neck}${path(FACE, 'url(#skin)')}${shading}${[360, 540].map(eye).join('')}${NOSE}${MOUTH}${fringe}${sides}${strands(260, 420, 170, 250, 2, 130)}${strands(410, 600, 170, 250, 0.9, 160)}${strands(206, 236, 480, 720, 1.6, 60)}${strands(664, 700, 480, 720, 1.5, 60)}</svg>`
}

const eye = (x: number): string =>
  ellipse(x, 482, 58, 36, '#96593f', 'opacity=".25" filter="url(#b8)"') +
  path(`M${x - 47} 488Q${x} 438 ${x + 47} 486Q${x} 522 ${x - 47} 488Z`, '#f7f1ec') +
  `<circle cx="${x + 1}" cy="482" r="26" fill="url(#iris)"/><circle cx="${x + 1}" cy="482" r="11" fill="#0c0604"/><circle cx="${x - 8}" cy="472" r="7" fill="#fff"/>` +
  line(`M${x - 49} 488Q${x} 432 ${x + 49} 485`, '#2a140c', 7, 'filter="url(#b3)"') +
  line(`M${x - 48} 416Q${x} 394 ${x + 50} 418`, '#4a2c1b', 11, 'opacity=".75" filter="url(#b3)"')

const NOSE =
  line('M464 490C470 540 482 566 476 588', '#a9694e', 12, 'opacity=".4" filter="url(#b8)"') +
  ellipse(450, 592, 32, 20, '#d8977a', 'opacity=".7" filter="url(#b8)"') +
  ellipse(441, 580, 12, 9, '#fff0e4', 'opacity=".8" filter="url(#b3)"') +
  ellipse(433, 604, 8, 4.5, '#6a3426', 'opacity=".7" filter="url(#b3)"') +
  ellipse(468, 604, 8, 4.5, '#6a3426', 'opacity=".7" filter="url(#b3)"')

const MOUTH =
  path('M380 652Q450 680 524 648Q498 718 450 718Q404 716 380 652Z', '#8a3238') +
  path('M396 660Q450 680 508 657Q494 686 450 688Q406 686 396 660Z', '#faf4ee') +
  path('M402 700Q450 736 500 698Q480 726 450 726Q420 726 402 700Z', '#d9857c', 'filter="url(#b3)"') +
  line('M376 650Q410 642 450 650Q490 638 528 646', '#b96058', 5, 'opacity=".7" filter="url(#b3)"')
