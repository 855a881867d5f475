/** Checks the pages of this book like a reader: is the figure whole, are the texts free, can they be read. */
import path from 'node:path'
import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { SPREAD_SIZE } from '#media/picture.ts'
import type { SceneName } from '#stories/compose.ts'
import { denizaltiKralligi as world } from '#stories/denizalti-kralligi/world.ts'
import { renderTexts } from '#stories/script.ts'
import { mediaFolder } from '#stories/library.ts'
import type { Box, HeroAge, SceneHero, SceneLayers } from '#stories/story-world.ts'

const ROOT = path.resolve(import.meta.dirname, '../../../..')
/** Layers are looked at in this share of their size. */
const SCALE = 0.25
const VISIBLE = 60

const pages: [SceneName, (typeof world.spreads)[number]][] = [
  ['cover', world.cover],
  ...world.spreads.map((scene, index): [SceneName, typeof scene] => [`spread-${index + 1}`, scene]),
]
const child = (age: HeroAge, gender: SceneHero['gender'] = 'female'): SceneHero => ({
  face: 'data:image/svg+xml,%3Csvg xmlns=%22http://www.w3.org/2000/svg%22/%3E',
  age,
  gender,
  skin: { base: '#e0a980', dark: '#a06a4a', light: '#ffe0c0', blush: '#e08070' },
})

/** The hero's layer in a small size. */
async function figure({ hero, heroBox }: SceneLayers) {
  const [width, height] = [Math.round(heroBox.w * SCALE), Math.round(heroBox.h * SCALE)]
  const small = hero.replace(/width="\d+" height="\d+"/, `width="${width}" height="${height}"`)
  const alpha = await sharp(Buffer.from(small)).ensureAlpha().extractChannel(3).raw().toBuffer()
  return {
    /** @param box in pixels of the page */
    seenIn: (box: Box) => {
      for (let y = 0; y < height; y++)
        for (let x = 0; x < width; x++) {
          const [px, py] = [heroBox.x + x / SCALE, heroBox.y + y / SCALE]
          if (
            px > box.x &&
            px < box.x + box.w &&
            py > box.y &&
            py < box.y + box.h &&
            (alpha[y * width + x] ?? 0) > VISIBLE
          )
            return true
        }
      return false
    },
  }
}

describe.each(pages)('%s', (name, scene) => {
  test.each([3, 5, 7] as const)(`shows the figure of a child of %i beside the texts of ${name}`, async (age) => {
    const layers = scene({ heroes: [child(age)] })
    const { seenIn } = await figure(layers)
    for (const box of layers.text) expect(seenIn(box), `in the text at ${box.x}, ${box.y}`).toBe(false)
  })

  test(`hides the hermit crab once on ${name}`, () => {
    const { back, front } = scene({ heroes: [child(5)] })
    expect((back + front).split('M54 18C66 6 84 8 86 18').length - 1).toBe(1)
  })
})

/** Cream letters on all but the lightest twentieth of what lies behind them (WCAG 2, contrast of normal text). */
const CREAM = 0.925
const luminance = (rgb: readonly number[]): number => {
  const [r = 0, g = 0, b = 0] = rgb.map((value) =>
    value / 255 <= 0.04045 ? value / 255 / 12.92 : ((value / 255 + 0.055) / 1.055) ** 2.4,
  )
  return 0.2126 * r + 0.7152 * g + 0.0722 * b
}

test.each(world.spreads.map((scene, index) => [index + 1, scene] as const))(
  'spread %i leaves cream letters a contrast of 4.5 behind both texts',
  async (number, scene) => {
    // Decoded once for both texts: that takes longest.
    const { data: picture, info } = await sharp(path.join(ROOT, `public${mediaFolder(world)}/spread-${number}.avif`))
      .resize(SPREAD_SIZE.w, SPREAD_SIZE.h)
      .removeAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true })
    const raw = { width: info.width, height: info.height, channels: info.channels }
    for (const { x, y, w, h } of scene({ heroes: [child(5)] }).text) {
      const data = await sharp(picture, { raw }).extract({ left: x, top: y, width: w, height: h }).raw().toBuffer()
      const levels: number[] = []
      for (let i = 0; i < data.length; i += 3 * 7)
        levels.push(luminance([data[i] ?? 0, data[i + 1] ?? 0, data[i + 2] ?? 0]))
      const light = levels.sort((a, b) => a - b)[Math.floor(levels.length * 0.95)] ?? 1
      expect((CREAM + 0.05) / (light + 0.05), `text at ${x}, ${y}`).toBeGreaterThanOrEqual(4.5)
    }
  },
)

describe('the words of one child', () => {
  const texts = (name: string, age: number) => renderTexts(world.script, { name, age, gender: 'female' })

  test('writes a name with its ending', () => {
    expect(texts('Defne', 6)[10]).toContain('Sonra denizatı Defne’yi yukarı çıkardı.')
    expect(texts('Kemal', 6)[9]).toContain('erik kadar kaldı, Kemal’in avucuna kondu.')
    expect(texts('Ömer', 3)[10]).toContain('denizatı Ömer’i eve getirdi.')
  })

  test('shows the lantern parade that it has promised, and the shell before it is heard', () => {
    for (const age of [6, 8])
      expect(texts('Defne', age)[10]).toMatch(/önde denizatı, arkada yengeç.*deniz kabuğu verdi/)
    expect(texts('Defne', 3)[10]).toMatch(/^Alay .*deniz kabuğu verdi/)
  })

  test('writes an uncertain name without an ending', () => {
    expect(texts('Max', 6)[9]).toContain('erik kadar kaldı, açılan bir avuca kondu.')
    expect(texts('Max', 3)[10]).toContain('denizatı arkadaşını eve getirdi.')
  })
})
