/** Eyes, brows, nose and mouth as in a photo: soft edges, wet lights. */
import { mix } from './colour.ts'
import type { HairTones } from './photo-hair.ts'
import { ellipse, group, line, path } from './svg.ts'

/** @param happy a wider iris, and a lower lid that the smile lifts */
export const eye = (x: number, lid: string, deep: string, happy?: { skin: string; lashes: boolean }): string =>
  group(
    'filter="url(#b8)"',
    ellipse(x, 402, 46, 26, deep, 'fill-opacity=".24"'),
    ellipse(x, 440, 34, 8, deep, 'fill-opacity=".2"'),
  ) +
  `<clipPath id="eye${x}"><path d="M${x - 37} 416C${x - 22} 384 ${x + 20} 382 ${x + 37} 412C${x + 20} 436 ${x - 18} 438 ${x - 37} 416Z"/></clipPath>` +
  group(
    `clip-path="url(#eye${x})"`,
    `<rect x="${x - 40}" y="376" width="80" height="66" fill="#f6efe8"/>`,
    happy ? ellipse(x + 1, 410, 22.5, 23, 'url(#iris)') : ellipse(x + 1, 409, 20, 20.5, 'url(#iris)'),
    happy ? ellipse(x + 1, 410, 10.5, 11, '#0b0504') : ellipse(x + 1, 409, 9, 9.5, '#0b0504'),
    happy ? ellipse(x + 1, 448, 46, 20, happy.skin, 'filter="url(#b1)"') : '',
    ellipse(x, 386, 42, 12, '#2a1410', 'fill-opacity=".5" filter="url(#b3)"'),
    ellipse(x - 6, 401, 5.4, 5.4, '#fff'),
    ellipse(x + 8, 418, 3, 2.4, '#fff', 'fill-opacity=".55"'),
  ) +
  line(
    `M${x - 39} 418C${x - 22} 382 ${x + 20} 380 ${x + 39} 412`,
    '#22100b',
    5,
    'stroke-opacity=".88" filter="url(#b1)"',
  ) +
  line(`M${x - 34} 392C${x - 18} 374 ${x + 18} 372 ${x + 36} 390`, deep, 3, 'stroke-opacity=".45" filter="url(#b1)"') +
  line(
    `M${x - 32} 424C${x - 16} 440 ${x + 18} 438 ${x + 34} 420`,
    deep,
    2.4,
    'stroke-opacity=".42" filter="url(#b1)"',
  ) +
  ellipse(x, 378, 30, 7, lid, 'fill-opacity=".3" filter="url(#b3)"') +
  (happy?.lashes ? lashes(x) : '')

/** At the outer corner. */
function lashes(x: number): string {
  const side = x < 380 ? -1 : 1
  const drop = side < 0 ? 4 : 0
  return line(
    [
      [25, 397, 33, 387],
      [32, 402, 42, 394],
      [38, 410, 49, 404],
    ]
      .map(
        ([fromX = 0, fromY = 0, toX = 0, toY = 0]) =>
          `M${x + side * fromX} ${fromY + drop}Q${x + side * toX} ${fromY + drop - 2} ${x + side * toX} ${toY + drop}`,
      )
      .join(''),
    '#22100b',
    2.2,
    'stroke-opacity=".7" filter="url(#b1)"',
  )
}

export const brow = (x: number, side: -1 | 1, { base, dark }: HairTones): string =>
  path(
    `M${x - side * 36} 366C${x - side * 14} 346 ${x + side * 22} 342 ${x + side * 46} 362C${x + side * 20} 352 ${x - side * 14} 358 ${x - side * 36} 366Z`,
    mix(base, dark, 0.4),
    `stroke="${mix(base, dark, 0.4)}" stroke-width="4" stroke-opacity=".6" fill-opacity=".8" filter="url(#b1)"`,
  )

export const nose = (shade: string, light: string, deep: string): string =>
  group(
    'filter="url(#b8)"',
    line('M398 420C402 456 410 476 404 494', deep, 10, 'stroke-opacity=".2"'),
    ellipse(380, 500, 30, 11, deep, 'fill-opacity=".42"'),
    ellipse(378, 452, 9, 40, light, 'fill-opacity=".55"'),
    ellipse(376, 482, 15, 12, light, 'fill-opacity=".9"'),
  ) +
  line('M348 490C346 504 356 510 364 506', shade, 4, 'stroke-opacity=".8" filter="url(#b1)"') +
  line('M412 490C414 504 404 510 396 506', shade, 4, 'stroke-opacity=".8" filter="url(#b1)"') +
  ellipse(367, 505, 7, 3.6, deep, 'fill-opacity=".8" filter="url(#b1)"') +
  ellipse(393, 505, 7, 3.6, deep, 'fill-opacity=".8" filter="url(#b1)"')

export function mouth(skin: string): string {
  const lip = mix(skin, '#c0505a', 0.42)
  return (
    path(
      'M324 540C350 534 364 530 380 535C396 530 410 534 436 540C418 586 402 598 380 598C358 598 342 586 324 540Z',
      lip,
      'filter="url(#b1)"',
    ) +
    path('M332 543C362 549 398 549 428 543C412 574 398 580 380 580C362 580 348 574 332 543Z', '#6a2027') +
    path('M340 545C364 551 396 551 420 545C410 561 398 566 380 566C362 566 350 561 340 545Z', '#fbf6f0') +
    line('M380 548V565', '#d9cfc8', 1.4) +
    line('M364 548V562M396 548V562', '#d9cfc8', 1.2) +
    ellipse(374, 590, 22, 3.6, '#fff', 'fill-opacity=".3" filter="url(#b3)"') +
    line(
      'M320 536Q314 544 320 550M440 536Q446 544 440 550',
      mix(skin, '#35140f', 0.55),
      4,
      'stroke-opacity=".5" filter="url(#b3)"',
    )
  )
}

/** A wide smile with thin lips; its corners are higher than its middle. */
export function smile(skin: string): string {
  const lip = mix(skin, '#b8434e', 0.5)
  const corner = mix(skin, '#35140f', 0.55)
  const opening =
    'M323 532C343 543 360 547 380 547C400 547 417 543 437 532C429 566 406 580 380 580C354 580 331 566 323 532Z'
  return (
    ellipse(380, 606, 62, 11, mix(skin, '#6a2d20', 0.5), 'fill-opacity=".4" filter="url(#b8)"') +
    path(
      'M315 527C334 532 356 538 368 536Q380 541 392 536C404 538 426 532 445 527C436 574 408 592 380 592C352 592 324 574 315 527Z',
      lip,
      'filter="url(#b1)"',
    ) +
    path(opening, '#6b242a', 'filter="url(#b1)"') +
    path(
      'M328 536C346 545 362 548 380 548C398 548 414 545 432 536C423 560 402 568 380 568C358 568 337 560 328 536Z',
      '#f6eee5',
      'filter="url(#b1)"',
    ) +
    line(
      'M380 549V567M363 549V566M397 549V566M348 547V560M412 547V560',
      '#cfbcac',
      1.1,
      'stroke-opacity=".55" filter="url(#b1)"',
    ) +
    ellipse(380, 577, 20, 3.6, '#c8606a', 'fill-opacity=".8" filter="url(#b1)"') +
    ellipse(376, 586, 24, 2.6, '#fff', 'fill-opacity=".34" filter="url(#b1)"') +
    line('M311 520Q307 527 313 534M449 520Q453 527 447 534', corner, 5, 'stroke-opacity=".45" filter="url(#b3)"') +
    line('M304 494Q286 516 294 546M456 494Q474 516 466 546', corner, 7, 'stroke-opacity=".2" filter="url(#b8)"')
  )
}

export const GLASSES =
  [308, 452]
    .map((x) => ellipse(x, 412, 56, 50, '#fff', 'fill-opacity=".08" stroke="#23324d" stroke-width="7"'))
    .join('') +
  line('M364 404Q380 396 396 404', '#23324d', 7) +
  line('M252 404L226 396M508 404L534 396', '#23324d', 7)
