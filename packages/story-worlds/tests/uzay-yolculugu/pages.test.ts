import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { platePath } from '#ops/stories/plate-store.ts'
import type { SceneName } from '#stories/compose.ts'
import type { Box, HeroAge, Scene } from '#stories/story-world.ts'
import { GREEN } from '#stories/uzay-yolculugu/colours.ts'
import { uzayYolculugu as world } from '#stories/uzay-yolculugu/world.ts'

const CREAM = [0xff, 0xf6, 0xdf] as const
const LEAST_CONTRAST = 4.5
const pages: [SceneName, Scene][] = [
  ['cover', world.cover],
  ['portrait', world.portrait],
  ...world.spreads.map((scene, index): [SceneName, Scene] => [`spread-${index + 1}`, scene]),
]
const spreads = pages.slice(2)
/** One white pixel. */
const FACE =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg=='
const layersOf = (scene: Scene, age: HeroAge = 5, gender: 'female' | 'male' = 'female') =>
  scene({
    heroes: [
      { face: FACE, age, gender, skin: { base: '#e0a980', dark: '#a06a4a', light: '#ffe0c0', blush: '#e08070' } },
    ],
  })

describe.each(spreads)('the words on %s', (name, scene) => {
  test(`leave cream words a contrast of ${LEAST_CONTRAST} on ${name}`, async () => {
    for (const box of layersOf(scene).text) {
      const luminances = (await kept(name, box)).sort((a, b) => a - b)
      const bright = luminances[Math.floor(luminances.length * 0.98)] ?? 1
      expect((luminance(CREAM) + 0.05) / (bright + 0.05), `${name} at x ${box.x}`).toBeGreaterThanOrEqual(
        LEAST_CONTRAST,
      )
    }
  })

  test(`keep the hero of ${name} between the words`, () => {
    const { heroBox, text } = layersOf(scene)
    const [left, right] = text
    expect(heroBox.x).toBeGreaterThan((left?.x ?? 0) + (left?.w ?? 0) - 60)
    expect(heroBox.x + heroBox.w).toBeLessThan((right?.x ?? 0) + 60)
  })
})

/** Each of them would take ten times as long, and says the same of a ground that is calm. */
const EVERY_NTH_PIXEL = 11

/** Relative luminance of pixels of a part of the stored plates. */
async function kept(name: SceneName, { x, y, w, h }: Box): Promise<number[]> {
  const region = { left: x, top: y, width: w, height: h }
  const front = await sharp(platePath(world, name, 'front'))
    .extract(region)
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  const pixels = await sharp(platePath(world, name, 'back'))
    .extract(region)
    .composite([{ input: front.data, raw: { width: w, height: h, channels: 4 } }])
    .removeAlpha()
    .raw()
    .toBuffer()
  return Array.from({ length: Math.floor(pixels.length / 3 / EVERY_NTH_PIXEL) }, (_, index) => {
    const at = index * EVERY_NTH_PIXEL * 3
    return luminance([pixels[at] ?? 0, pixels[at + 1] ?? 0, pixels[at + 2] ?? 0])
  })
}

function luminance(rgb: readonly [number, number, number]): number {
  const [red, green, blue] = rgb.map((value) =>
    value / 255 <= 0.04045 ? value / 255 / 12.92 : ((value / 255 + 0.055) / 1.055) ** 2.4,
  ) as [number, number, number]
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

test.each(
  pages.flatMap(([name, scene]) =>
    [
      { age: 3, gender: 'male' } as const,
      { age: 5, gender: 'female' } as const,
      { age: 7, gender: 'male' } as const,
    ].map((hero) => ({ name, scene, ...hero })),
  ),
)('$name draws the whole hero of $age in its layer, uncut at sides and top', async ({ scene, age, gender }) => {
  const { hero, heroBox } = layersOf(scene, age, gender)
  const small = { w: Math.round(heroBox.w / 3), h: Math.round(heroBox.h / 3) }
  const svg = hero.replace(/width="\d+" height="\d+"/, `width="${small.w}" height="${small.h}"`)
  const { data, info } = await sharp(Buffer.from(svg)).ensureAlpha().raw().toBuffer({ resolveWithObject: true })
  const alphaAt = (x: number, y: number) => data[(y * info.width + x) * 4 + 3] ?? 0
  const border = [
    ...Array.from({ length: info.width }, (_, x) => alphaAt(x, 0)),
    ...Array.from({ length: info.height }, (_, y) => alphaAt(0, y)),
    ...Array.from({ length: info.height }, (_, y) => alphaAt(info.width - 1, y)),
  ]
  expect(Math.max(...border)).toBeLessThan(24)
})

test.each(pages)('%s shows the green light that leads the hero', (_, scene) => {
  const { back, hero, front } = layersOf(scene)
  expect((back + hero + front).replace(/<defs>.*?<\/defs>/gs, '')).toMatch(
    new RegExp(`url\\(#greenGlow\\)|url\\(#lanternGlow\\)|${GREEN}`),
  )
})
