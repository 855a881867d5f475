/**
 * The pictures of the feature list (src/text/features.ts), one for each: crops of the stored paintings, on coloured
 * paper with the few things that show the feature. Stored in public/landing/features.
 */
import path from 'node:path'
import sharp from 'sharp'
import type { FaceFeatures } from '#domain/face-features.ts'
import { coverOf, spreadsOf, type BookScene } from '#stories/compose.ts'
import { polar } from '#stories/drawing/curve.ts'
import { blurs } from '#stories/drawing/filters.ts'
import { ellipse, group, line, path as filled, svgDoc } from '#stories/drawing/svg.ts'
import { bareHand } from '#stories/hero/bare-hand.ts'
import { drawnSkin } from '#stories/face/colours.ts'
import { SAMPLE_FACES } from '#stories/face/sample-children.ts'
import { findStoryWorld, type SampleChild } from '#stories/library.ts'
import type { StoryWorld } from '#stories/story-world.ts'
import type { FeatureId } from '#text/features.ts'

const ROOT = path.resolve(import.meta.dirname, '../..')
/** The drawing is larger than the stored picture. */
const DRAWN = { w: 960, h: 640 }
const STORED = { w: 560, h: 373 }
const QUALITY = 50

type Save = (file: string, bytes: Uint8Array) => Promise<void>
/** Paints a page of a story world's book. */
type Paint = (children: readonly SampleChild[], scene: BookScene) => Promise<Uint8Array>

interface Crop {
  left: number
  top: number
  width: number
  height: number
}
interface Place {
  x: number
  y: number
  w: number
  h: number
  rot?: number
  radius?: number
}

/** @param face of the child on covers that differ from the templates' */
export async function renderFeaturePictures(save: Save, paint: Paint, face: FaceFeatures): Promise<void> {
  const emir: SampleChild = { name: 'Emir', age: 6, gender: 'male', drawn: face }
  const coverWith = async (id: string) => Buffer.from(await paint([emir], coverOf(worldOf(id))))
  const forest = await coverWith('sihirli-orman-macerasi')
  const space = await coverWith('uzay-yolculugu')
  const sea = await coverWith('denizalti-kralligi')
  const family = Buffer.from(await paint([emir, ...SIBLINGS], familyScene()))
  const drawings: Readonly<Record<FeatureId, () => Promise<string> | string>> = {
    'personal-tales': async () =>
      onPaper(
        '#f9dfb4',
        '#f3c98a',
        await book(stored('stories/uzay-yolculugu/thumbnail.avif'), { x: 616, y: 334, w: 291, h: 388, rot: 8 }),
        await book(stored('stories/sihirli-orman-macerasi/thumbnail.avif'), {
          x: 408,
          y: 322,
          w: 336,
          h: 448,
          rot: -6,
        }),
      ),
    // Both faces are near the middle: a wide window crops the card's picture nearly to a square.
    'drawn-by-ai': async () =>
      (await picture(
        stored('landing/photo.avif'),
        { x: 240, y: 320, w: 480, h: 640 },
        { left: 0, top: 0, width: 729, height: 972 },
      )) +
      (await picture(
        stored('landing/portrait.avif'),
        { x: 720, y: 320, w: 480, h: 640 },
        { left: 185, top: 0, width: 795, height: 1_060 },
      )) +
      line('M480 -10V650', '#f5b83d', 8) +
      ellipse(480, 330, 44, 44, '#fffaf0') +
      line('M462 312L446 330L462 348M498 312L514 330L498 348', '#164a53', 8),
    'tales-read-aloud': async () =>
      (await fullCrop(stored('stories/sihirli-orman-macerasi/spread-2.avif'), {
        left: 640,
        top: 150,
        width: 1_230,
        height: 820,
      })) + spokenWave(480, 566),
    'printed-products': async () =>
      onPaper(
        '#d9ecec',
        '#b9dcdc',
        group(
          'transform="translate(100 64) scale(.8)"',
          await poster(stored('stories/denizalti-kralligi/spread-1.avif')),
          await puzzle(stored('stories/uzay-yolculugu/spread-5.avif')),
          await book(stored('stories/sabah-firini/thumbnail.avif'), { x: 236, y: 338, w: 318, h: 424, rot: -5 }),
        ),
      ),
    'first-sight': async () =>
      onPaper(
        '#fbe6c6',
        '#f6cf98',
        await book(forest, { x: 650, y: 326, w: 372, h: 496, rot: 4 }),
        await framedCircle(stored('landing/photo.avif'), 238, 300, 168),
        line('M398 236C440 190 470 190 492 214', '#b0263f', 9, 'stroke-dasharray=".1 20"'),
        filled('M482 196L512 224L474 236Z', '#b0263f'),
      ),
    'my-words': async () =>
      onPaper(
        '#dfeed2',
        '#bfdca6',
        await picture(stored('stories/sihirli-orman-macerasi/spread-4.avif'), {
          x: 430,
          y: 250,
          w: 700,
          h: 350,
          rot: -3,
          radius: 14,
        }),
        sheetOfLines(),
        pencil(),
      ),
    'tap-a-word': async () =>
      (await fullCrop(path.join(ROOT, 'docs/pictures/reader-word-desktop.webp'), {
        left: 584,
        top: 44,
        width: 294,
        height: 196,
      })) + pointer(880, 300),
    'on-paper': async () =>
      onPaper(
        '#e3e0f3',
        '#c6c1e6',
        await sheet(stored('stories/denizalti-kralligi/spread-3.avif'), { x: 560, y: 352, w: 640, h: 320, rot: 7 }),
        await sheet(stored('stories/denizalti-kralligi/thumbnail.avif'), { x: 306, y: 316, w: 330, h: 440, rot: -6 }),
      ),
    'brothers-and-sisters': () => fullCrop(family, { left: 440, top: 40, width: 1_380, height: 920 }),
    bedtime: async () =>
      (await fullCrop(stored('stories/sihirli-orman-macerasi/spread-6.avif'), {
        left: 740,
        top: 170,
        width: 1_260,
        height: 840,
      })) +
      `<rect width="${DRAWN.w}" height="${DRAWN.h}" fill="#3a1c10" fill-opacity=".34"/>` +
      moon(826, 150),
    'my-voice': async () =>
      onPaper(
        '#fadcd4',
        '#f2b5a8',
        await picture(stored('stories/sabah-firini/spread-2.avif'), {
          x: 520,
          y: 250,
          w: 720,
          h: 360,
          rot: 3,
          radius: 14,
        }),
        microphone(250, 330),
        spokenWave(610, 520, '#b0263f'),
      ),
    share: async () =>
      onPaper(
        '#d5eae6',
        '#a8d4cc',
        await phone(stored('stories/denizalti-kralligi/thumbnail.avif'), 300),
        await phone(stored('stories/denizalti-kralligi/spread-1.avif'), 694, {
          left: 560,
          top: 0,
          width: 800,
          height: 1_100,
        }),
        line('M404 210C460 130 536 130 588 196', '#164a53', 9, 'stroke-dasharray=".1 20"'),
        filled('M420 118L540 66L494 178L474 138Z', '#fffaf0'),
        line('M540 66L474 138', '#9fc7c0', 5),
      ),
    'the-next-tale': async () =>
      onPaper(
        '#fbe3c2',
        '#f4c58c',
        await book(sea, { x: 692, y: 348, w: 288, h: 384, rot: 10 }),
        await book(space, { x: 268, y: 348, w: 288, h: 384, rot: -10 }),
        await book(forest, { x: 480, y: 322, w: 336, h: 448 }),
      ),
    gift: async () =>
      onPaper(
        '#f8d5d8',
        '#efabb4',
        await book(stored('stories/sabah-firini/thumbnail.avif'), { x: 480, y: 326, w: 372, h: 496, rot: -4 }),
        ribbon(),
      ),
    offline: async () =>
      onPaper(
        '#d3e6f6',
        '#a6cbe9',
        cloud(150, 190) + cloud(830, 150) + cloud(800, 590),
        await tablet(stored('stories/uzay-yolculugu/spread-3.avif')),
      ),
    'a-fourth-tale': () =>
      fullCrop(stored('stories/sabah-firini/spread-2.avif'), { left: 760, top: 320, width: 1_080, height: 720 }),
  }
  for (const [id, draw] of Object.entries(drawings)) {
    const svg = svgDoc(DRAWN.w, DRAWN.h, blurs(6, 10), await draw())
    const bytes = await sharp(Buffer.from(svg), { unlimited: true })
      .removeAlpha()
      .resize(STORED.w, STORED.h)
      .avif({ quality: QUALITY, effort: 6 })
      .toBuffer()
    await save(`public/landing/features/${id}.avif`, bytes)
  }
}

const SIBLINGS: readonly SampleChild[] = [
  { name: 'Elif', age: 5, gender: 'female', drawn: SAMPLE_FACES.female },
  { name: 'Can', age: 3, gender: 'male', drawn: { ...SAMPLE_FACES.male, hair: 'blond', style: 'fringe' } },
]

function worldOf(id: string): StoryWorld {
  const world = findStoryWorld(id)
  if (!world) throw new RangeError(`no story world ${id}`)
  return world
}

/** Three children jump over a puddle. */
function familyScene(): BookScene {
  const [first] = spreadsOf(worldOf('denizalti-kralligi'))
  if (!first) throw new RangeError('The sea has no first spread')
  return first
}

const stored = (file: string): string => path.join(ROOT, 'public', file)

/** The SVG renderer cannot read AVIF. */
async function jpeg(source: string | Buffer, w: number, h: number, crop?: Crop): Promise<string> {
  const image = crop ? sharp(source).extract(crop) : sharp(source)
  const bytes = await image
    .resize(Math.round(w), Math.round(h))
    .flatten({ background: '#ffffff' })
    .jpeg({ quality: 92 })
    .toBuffer()
  return `data:image/jpeg;base64,${bytes.toString('base64')}`
}

let clips = 0
/** @param place coordinates of its middle */
async function picture(
  source: string | Buffer,
  { x, y, w, h, rot = 0, radius = 0 }: Place,
  crop?: Crop,
): Promise<string> {
  const id = `clip${(clips += 1)}`
  const shadow = radius
    ? `<rect x="${-w / 2}" y="${-h / 2 + 16}" width="${w}" height="${h}" rx="${radius}" fill="#2a1a10" fill-opacity=".34" filter="url(#b10)"/>`
    : ''
  return (
    `<g transform="translate(${x} ${y}) rotate(${rot})">${shadow}` +
    `<clipPath id="${id}"><rect x="${-w / 2}" y="${-h / 2}" width="${w}" height="${h}" rx="${radius}"/></clipPath>` +
    `<image href="${await jpeg(source, w, h, crop)}" x="${-w / 2}" y="${-h / 2}" width="${w}" height="${h}" clip-path="url(#${id})"/></g>`
  )
}

const fullCrop = (source: string | Buffer, crop: Crop): Promise<string> =>
  picture(source, { x: DRAWN.w / 2, y: DRAWN.h / 2, ...DRAWN }, crop)

/** Coloured paper with a softer, darker hill. */
const onPaper = (paper: string, hill: string, ...things: string[]): string =>
  `<rect width="${DRAWN.w}" height="${DRAWN.h}" fill="${paper}"/>` +
  filled('M0 470C180 400 360 520 560 470S860 420 960 480V640H0Z', hill, 'fill-opacity=".75"') +
  things.join('')

/** A standing bound book: page edges at the right, the spine's shade at the left. */
async function book(source: string | Buffer, place: Place): Promise<string> {
  const { x, y, w, h, rot = 0 } = place
  const edge = (by: number, colour: string) =>
    `<rect x="${-w / 2 + by}" y="${-h / 2 + by}" width="${w}" height="${h}" rx="8" fill="${colour}"/>`
  return (
    `<g transform="translate(${x} ${y}) rotate(${rot})">` +
    `<rect x="${-w / 2 + 8}" y="${-h / 2 + 26}" width="${w}" height="${h}" rx="10" fill="#2a1a10" fill-opacity=".4" filter="url(#b10)"/>` +
    edge(12, '#b9a67c') +
    edge(10, '#fffaf0') +
    edge(7, '#cdbd98') +
    edge(5, '#fffaf0') +
    (await picture(source, { x: 0, y: 0, w, h })) +
    `<rect x="${-w / 2}" y="${-h / 2}" width="${w * 0.05}" height="${h}" fill="#061a22" fill-opacity=".22"/>` +
    `<rect x="${-w / 2 + w * 0.05}" y="${-h / 2}" width="4" height="${h}" fill="#ffffff" fill-opacity=".3"/></g>`
  )
}

async function framedCircle(source: string, x: number, y: number, r: number): Promise<string> {
  return (
    ellipse(x, y + 14, r + 8, r + 8, '#2a1a10', 'fill-opacity=".35" filter="url(#b10)"') +
    ellipse(x, y, r + 14, r + 14, '#fffaf0') +
    (await picture(source, { x, y, w: 2 * r, h: 2 * r, radius: r }, { left: 100, top: 110, width: 700, height: 700 }))
  )
}

/** White paper around the picture, with the printer's crop marks. */
async function sheet(source: string, { x, y, w, h, rot = 0 }: Place): Promise<string> {
  const [a, b] = [w / 2, h / 2]
  const marks = ([-1, 1] as const)
    .flatMap((u) =>
      ([-1, 1] as const).map((v) => `M${u * a} ${v * (b + 8)}V${v * (b + 26)}M${u * (a + 8)} ${v * b}H${u * (a + 26)}`),
    )
    .join('')
  return (
    `<g transform="translate(${x} ${y}) rotate(${rot})">` +
    `<rect x="${-a - 36}" y="${-b - 18}" width="${w + 72}" height="${h + 72}" fill="#2a1a10" fill-opacity=".32" filter="url(#b10)"/>` +
    `<rect x="${-a - 36}" y="${-b - 36}" width="${w + 72}" height="${h + 72}" fill="#ffffff"/>` +
    (await picture(source, { x: 0, y: 0, w, h })) +
    line(marks, '#3a2438', 3) +
    '</g>'
  )
}

const spokenWave = (x: number, y: number, colour = '#fffaf0'): string =>
  line(
    Array.from({ length: 31 }, (_, index) => {
      const half = 6 + 34 * Math.abs(Math.sin(index * 0.9) * Math.cos(index * 0.23))
      return `M${x + (index - 15) * 15} ${y - half}V${y + half}`
    }).join(''),
    colour,
    8,
  )

/** A child's finger that taps the word. */
const pointer = (x: number, y: number): string => {
  const skin = drawnSkin('peach')
  const wrist = [x, y] as const
  return (
    group(
      'filter="url(#b6)"',
      line(`M${x + 14} ${y + 14}L${x + 260} ${y + 330}`, '#2a1a10', 96, 'stroke-opacity=".28"'),
    ) +
    line(`M${x + 8} ${y + 10}L${x + 260} ${y + 320}`, skin.base, 84) +
    bareHand('point', wrist, -130, 2.1, 1, skin) +
    line(`M${polar(wrist, 52, 110).join(' ')}L${polar(wrist, 52, 380).join(' ')}`, '#e4573d', 116)
  )
}

const sheetOfLines = (): string =>
  `<g transform="translate(560 470) rotate(2)">` +
  '<rect x="-330" y="-104" width="660" height="220" rx="12" fill="#2a1a10" fill-opacity=".3" filter="url(#b10)"/>' +
  '<rect x="-330" y="-116" width="660" height="220" rx="12" fill="#fffdf4"/>' +
  line(
    [-62, -10, 42]
      .map((y, row) => {
        const words = [96, 64, 120, 80, 104].slice(0, row === 2 ? 3 : 5)
        let x = -286
        return words
          .map((long) => {
            const drawn = Array.from(
              { length: Math.floor(long / 16) },
              (_, i) => `q4 ${i % 2 ? 16 : -16} 8 0t8 0`,
            ).join('')
            const word = `M${x} ${y}${drawn}`
            x += long + 30
            return word
          })
          .join('')
      })
      .join(''),
    '#164a53',
    6,
  ) +
  '</g>'

const pencil = (): string =>
  '<g transform="translate(640 512) rotate(-42)">' +
  '<rect x="10" y="-4" width="330" height="44" rx="4" fill="#2a1a10" fill-opacity=".3" filter="url(#b6)"/>' +
  filled('M0 0L62 -24V24Z', '#f2d3a4') +
  filled('M0 0L22 -9V9Z', '#3a2438') +
  '<rect x="62" y="-24" width="250" height="48" fill="#f3b63e"/><rect x="62" y="-8" width="250" height="16" fill="#ffd67a"/><rect x="312" y="-24" width="34" height="48" fill="#c9d3da"/><rect x="346" y="-24" width="46" height="48" rx="12" fill="#e4737c"/></g>'

const moon = (x: number, y: number): string =>
  ellipse(x, y, 96, 96, '#ffe9a6', 'fill-opacity=".3" filter="url(#b10)"') +
  filled(`M${x + 20} ${y - 66}A68 68 0 1 0 ${x + 62} ${y + 34}A54 54 0 1 1 ${x + 20} ${y - 66}Z`, '#ffe9a6')

const microphone = (x: number, y: number): string =>
  ellipse(x, y + 206, 110, 16, '#2a1a10', 'fill-opacity=".3" filter="url(#b6)"') +
  line(`M${x} ${y + 60}V${y + 196}M${x - 64} ${y + 200}H${x + 64}`, '#164a53', 18) +
  line(`M${x - 104} ${y - 30}C${x - 104} ${y + 104} ${x + 104} ${y + 104} ${x + 104} ${y - 30}`, '#164a53', 18) +
  `<rect x="${x - 70}" y="${y - 190}" width="140" height="236" rx="70" fill="#b0263f"/><rect x="${x - 70}" y="${y - 190}" width="60" height="236" rx="30" fill="#d9566a" fill-opacity=".6"/>` +
  line(
    [0, 1, 2, 3].map((i) => `M${x - 48} ${y - 120 + i * 34}H${x + 48}`).join(''),
    '#fff1e0',
    7,
    'stroke-opacity=".75"',
  )

async function phone(source: string, x: number, crop?: Crop): Promise<string> {
  return (
    `<rect x="${x - 148}" y="106" width="296" height="520" rx="40" fill="#2a1a10" fill-opacity=".36" filter="url(#b10)"/>` +
    `<rect x="${x - 148}" y="84" width="296" height="520" rx="40" fill="#12313a"/>` +
    `<rect x="${x - 130}" y="112" width="260" height="464" rx="22" fill="#fffaf0"/>` +
    (await picture(source, { x, y: 296, w: 232, h: 312, radius: 12 }, crop)) +
    `<rect x="${x - 100}" y="486" width="200" height="52" rx="14" fill="#b0263f"/>` +
    line(`M${x - 44} 512H${x + 44}`, '#fff1e0', 9)
  )
}

async function tablet(source: string): Promise<string> {
  return (
    '<rect x="130" y="150" width="700" height="420" rx="40" fill="#2a1a10" fill-opacity=".36" filter="url(#b10)"/>' +
    '<rect x="130" y="122" width="700" height="420" rx="40" fill="#12313a"/>' +
    (await picture(
      source,
      { x: 480, y: 332, w: 640, h: 356, radius: 14 },
      { left: 440, top: 60, width: 1_760, height: 980 },
    )) +
    ellipse(820, 150, 62, 62, '#fffaf0') +
    line('M786 142Q820 112 854 142M800 160Q820 142 840 160', '#164a53', 9) +
    ellipse(820, 178, 7, 7, '#164a53') +
    line('M786 184L856 116', '#b0263f', 10)
  )
}

const cloud = (x: number, y: number): string =>
  filled(
    `M${x - 110} ${y}C${x - 126} ${y - 50} ${x - 60} ${y - 64} ${x - 50} ${y - 46}C${x - 36} ${y - 98} ${x + 40} ${y - 98} ${x + 52} ${y - 46}C${x + 90} ${y - 62} ${x + 126} ${y - 36} ${x + 112} ${y}Z`,
    '#ffffff',
    'fill-opacity=".85"',
  )

const ribbon = (): string =>
  `<g transform="translate(480 326) rotate(-4)">` +
  filled('M-186 10H198V74H-186Z', '#b0263f') +
  filled('M-186 10H198V26H-186Z', '#d9566a', 'fill-opacity=".7"') +
  filled('M0 42C-60 -60 -170 -60 -170 10C-170 80 -60 80 0 42Z', '#c63a52') +
  filled('M12 42C72 -60 182 -60 182 10C182 80 72 80 12 42Z', '#c63a52') +
  filled(
    'M-20 34C-60 -10 -120 -16 -126 12C-124 44 -60 52 -20 42ZM32 34C72 -10 132 -16 138 12C136 44 72 52 32 42Z',
    '#8a1730',
  ) +
  filled('M-2 60L-70 180L-34 172L-16 204L26 70ZM14 60L84 176L46 172L32 204L-8 70Z', '#b0263f') +
  '<rect x="-32" y="6" width="76" height="72" rx="22" fill="#d9566a"/></g>'

/** On the wall, in a wooden frame. */
async function poster(source: string): Promise<string> {
  return (
    '<rect x="436" y="66" width="420" height="320" fill="#2a1a10" fill-opacity=".32" filter="url(#b10)"/>' +
    '<rect x="430" y="48" width="420" height="320" rx="6" fill="#c98f56"/><rect x="448" y="66" width="384" height="284" fill="#fffaf0"/>' +
    (await picture(source, { x: 640, y: 208, w: 348, h: 248 }, { left: 560, top: 180, width: 1_180, height: 840 }))
  )
}

/** A picture cut by waves into pieces, one of them apart. */
async function puzzle(source: string): Promise<string> {
  const cuts = [1, 2, 3]
    .map((i) => `M${-190 + i * 95} -120c-26 20 -26 40 0 60s26 40 0 60s-26 40 0 60s26 40 0 60`)
    .concat([1, 2].map((i) => `M-190 ${-120 + i * 80}c24 -22 48 -22 95 0s71 22 95 0s71 -22 95 0s71 22 95 0`))
    .join('')
  return (
    '<g transform="translate(640 500) rotate(-4)">' +
    (await picture(
      source,
      { x: 0, y: 0, w: 380, h: 240, radius: 10 },
      { left: 700, top: 280, width: 1_100, height: 695 },
    )) +
    line(cuts, '#3a2438', 4, 'stroke-opacity=".75"') +
    line(cuts, '#ffffff', 1.6, 'stroke-opacity=".8" transform="translate(2 2)"') +
    '</g>'
  )
}
