/** The drawn face of the sample child (480x520, face ellipse centred 240,280, 344 wide): stands where a stylised photo stands in a bought book. */
import type { Gender } from '#domain/child.ts'
import { blur, linear, radial } from './filters.ts'
import { ellipse, line, path } from './svg.ts'

interface Look {
  skin: string
  skinL: string
  skinD: string
  hair: string
  hairL: string
  hairD: string
  iris: string
  glow: string
  lip: string
}

const LOOKS: Record<Gender, Look> = {
  female: {
    skin: '#f0be96',
    skinL: '#ffe2c4',
    skinD: '#cf7f5c',
    hair: '#5a2f1c',
    hairL: '#a8663a',
    hairD: '#321609',
    iris: '#5b3a1e',
    glow: '#b0783c',
    lip: '#c5484e',
  },
  male: {
    skin: '#e3a878',
    skinL: '#fbd3a8',
    skinD: '#b96a45',
    hair: '#2b1a14',
    hairL: '#6b4630',
    hairD: '#150b07',
    iris: '#3c2716',
    glow: '#8d5c2e',
    lip: '#b4474a',
  },
}

const HAIR: Record<Gender, { front: string; strands: readonly string[]; sides: string }> = {
  // centre-left parting, strands that fall beside the cheeks
  female: {
    front:
      'M52 330C30 120 110 34 246 34C384 34 450 120 428 330C424 250 404 190 352 158C312 134 262 122 214 118C206 150 176 178 132 200C92 222 66 260 52 330Z',
    strands: [
      'M214 118C150 128 96 170 66 250',
      'M230 116C300 122 372 156 408 236',
      'M190 124C150 150 120 170 92 196',
      'M262 122C320 136 360 160 392 204',
    ],
    sides: 'M44 300C40 400 60 470 96 520L30 520L20 300ZM436 300C440 400 420 470 384 520L450 520L460 300Z',
  },
  // short, tousled, cowlick to the right
  male: {
    front:
      'M62 268C48 110 130 44 246 44C366 44 434 112 420 268C412 226 398 200 374 184C372 166 362 148 346 138C348 156 344 168 336 178C322 156 304 140 282 132C286 150 284 162 276 172C254 152 232 140 208 138C212 152 210 162 204 170C184 160 162 158 140 164C116 184 80 210 62 268Z',
    strands: [
      'M110 150C150 92 210 74 270 82',
      'M150 156C190 108 250 98 310 116',
      'M250 96C320 98 366 128 390 176',
      'M92 190C104 150 126 120 160 100',
    ],
    sides: '',
  },
}

export function portraitSvg({ gender = 'female', ...custom }: { gender?: Gender } = {}) {
  const c = { ...LOOKS[gender], ...custom },
    h = HAIR[gender]
  const eyeAt = (x: number) => {
    const out = x < 240 ? -1 : 1
    return (
      ellipse(x, 276, 39, 45, '#fffaf3') +
      `<clipPath id="i${x}"><ellipse cx="${x}" cy="276" rx="39" ry="45"/></clipPath><g clip-path="url(#i${x})">` +
      ellipse(x, 238, 44, 22, '#8a5a58', 'opacity=".3"') +
      ellipse(x + 1, 279, 30, 36, c.iris) +
      ellipse(x + 1, 294, 22, 17, c.glow, 'opacity=".85" filter="url(#p2)"') +
      ellipse(x + 1, 279, 14, 18, '#120905') +
      ellipse(x - 10, 262, 11, 12, '#fff') +
      ellipse(x + 12, 296, 5, 5, '#fff', 'opacity=".85"') +
      '</g>' +
      line(`M${x - 42} 268Q${x - 26} 226 ${x + 2} 227Q${x + 32} 229 ${x + 42} 268`, '#2a140d', 8) +
      (gender === 'female'
        ? [0, 1, 2]
            .map((i) =>
              line(
                `M${x + out * (26 + i * 7)} ${240 + i * 9}Q${x + out * (38 + i * 6)} ${232 + i * 9} ${x + out * (44 + i * 7)} ${222 + i * 12}`,
                '#2a140d',
                6,
              ),
            )
            .join('')
        : '') +
      line(`M${x - 28} 319Q${x} 332 ${x + 28} 318`, c.skinD, 4, 'opacity=".5"')
    )
  }
  return `<svg xmlns="http://www.w3.org/2000/svg" width="480" height="520" viewBox="0 0 480 520"><defs>${radial(
    'sk',
    [
      [0, c.skinL],
      [0.5, c.skin],
      [1, c.skinD],
    ],
    0.42,
    0.4,
    0.68,
  )}${radial('bl', [
    [0, '#f2685f', 0.5],
    [1, '#f2685f', 0],
  ])}${linear('hr', [
    [0, c.hairL],
    [0.45, c.hair],
    [1, c.hairD],
  ])}${blur('p2', 3)}${blur('p9', 9)}${blur('p16', 16)}<clipPath id="fc"><ellipse cx="240" cy="282" rx="172" ry="190"/></clipPath></defs>
<rect width="480" height="520" fill="${c.hairD}"/><path d="M40 520L40 200C60 40 200 30 240 30C290 30 430 50 440 200L440 520Z" fill="url(#hr)"/>
${ellipse(70, 300, 28, 42, c.skinD)}${ellipse(410, 300, 28, 42, c.skinD)}${ellipse(240, 282, 172, 190, 'url(#sk)')}
<g clip-path="url(#fc)">${path(h.front, '#5a2410', 'opacity=".45" transform="translate(0 16)" filter="url(#p9)"')}${ellipse(240, 478, 150, 40, c.skinD, 'opacity=".5" filter="url(#p16)"')}${ellipse(180, 206, 84, 44, '#fff3df', 'opacity=".3" filter="url(#p16)"')}${ellipse(396, 330, 40, 130, c.skinD, 'opacity=".35" filter="url(#p16)"')}</g>
<circle cx="128" cy="346" r="58" fill="url(#bl)"/><circle cx="352" cy="346" r="58" fill="url(#bl)"/>
${eyeAt(160)}${eyeAt(320)}
${line('M118 206Q150 182 192 196', c.hair, 11)}${line('M290 194Q332 178 362 204', c.hair, 11)}
${ellipse(240, 346, 24, 13, c.skinD, 'opacity=".5" filter="url(#p2)"')}${ellipse(236, 332, 13, 11, '#fff3e0', 'opacity=".75" filter="url(#p2)"')}
<path d="M176 380C200 384 280 384 306 378C300 422 272 440 242 440C210 440 184 424 176 380Z" fill="#7f2630"/><path d="M186 383C214 388 270 388 297 382C294 398 288 402 280 403C256 408 226 408 204 404C194 402 190 396 186 383Z" fill="#fffaf3"/>${ellipse(244, 430, 34, 13, '#e8757a')}<path d="M176 380C184 424 210 440 242 440C272 440 300 422 306 378C318 424 280 454 242 454C204 454 168 424 176 380Z" fill="${c.skinD}" opacity=".22"/>
${line('M170 374Q172 386 182 388', c.skinD, 5)}${line('M312 372Q310 386 300 388', c.skinD, 5)}
${path(h.sides, 'url(#hr)')}${path(h.front, 'url(#hr)')}${h.strands.map((d, i) => line(d, i % 2 ? c.hairL : c.hairD, 6, `opacity=".${i % 2 ? 55 : 40}" filter="url(#p2)"`)).join('')}
</svg>`
}
