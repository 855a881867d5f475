/** No thing on a page may have the colour of a child's skin, so that nothing looks like a bare limb. */
import { describe, expect, test, vi } from 'vitest'
import { PLAIN_FACE } from '#domain/face-features.ts'
import { SKIN_COLOURS } from '#stories/face/colours.ts'
import { storyWorlds } from '#stories/library.ts'
import type { SceneHero, SceneHeroes } from '#stories/story-world.ts'
import { child, spreadsOf } from '../page-tests.ts'

// Drawn heads are separate pictures: without hands and forearms a page has no skin left.
vi.mock('#stories/hero/bare-hand.ts', async (importOriginal) => ({
  ...(await importOriginal<object>()),
  bareHand: () => '',
}))
vi.mock('#stories/hero/arm.ts', async (importOriginal) => ({
  ...(await importOriginal<object>()),
  forearm: () => '',
}))

/** Colours that no drawing uses. */
const MARKED = { base: '#01fe03', dark: '#01fe05', light: '#01fe07', blush: '#01fe09' }
/** Smallest difference from skin in CIELAB: clothes and held things touch skin, all other things lie apart. */
const LEAST = { worn: 2, apart: 1 } as const

const drawn = (gender: SceneHero['gender']): SceneHero => ({ ...child(5), gender, drawn: PLAIN_FACE, skin: MARKED })
const GROUPS: readonly SceneHeroes[] = [
  [drawn('female')],
  [drawn('male'), drawn('female')],
  [drawn('female'), drawn('male'), drawn('female')],
]

type Lab = readonly [number, number, number]

function labOf(colour: string): Lab {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => {
    const share = Number.parseInt(colour.slice(at, at + 2), 16) / 255
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  })
  const root = (t: number) => (t > 0.008856 ? Math.cbrt(t) : 7.787 * t + 16 / 116)
  const x = root((0.4124 * r + 0.3576 * g + 0.1805 * b) / 0.95047)
  const y = root(0.2126 * r + 0.7152 * g + 0.0722 * b)
  const z = root((0.0193 * r + 0.1192 * g + 0.9505 * b) / 1.08883)
  return [116 * y - 16, 500 * (x - y), 200 * (y - z)]
}

const SKINS = Object.entries(SKIN_COLOURS).map(([tone, colour]) => [tone, labOf(colour)] as const)

/** A drawing without heads, which are separate pictures, and without unused gradients. */
function painted(svg: string): string {
  const [defs = '', ...drawn] = svg.split('</defs>')
  const body = drawn.join('').replace(/<image [^>]*>/g, '')
  const used = [...defs.matchAll(/<(\w+) id="([^"]+)".*?<\/\1>/gs)].filter(([, , id]) => body.includes(`url(#${id})`))
  return body + used.map(([definition]) => definition).join('')
}

/** Colours of a drawing that differ from some skin by less than `least`. */
function skinsIn(svg: string, least: number): string[] {
  const body = painted(svg)
  const colours = new Set([...body.matchAll(/"(#[\da-f]{6})"/gi)].map(([, colour = '']) => colour))
  return [...colours].flatMap((colour) => {
    const lab = labOf(colour)
    const tones = SKINS.filter(([, skin]) => Math.hypot(...skin.map((value, i) => value - (lab[i] ?? 0))) < least)
    return tones.map(([tone]) => `${colour} is ${tone} skin`)
  })
}

const pages = storyWorlds.flatMap((world) =>
  [['cover', world.cover] as const, ...spreadsOf(world)].map(([name, scene]) => ({ id: world.id, name, scene })),
)

describe.each(pages)('$id $name', ({ scene }) => {
  test.each(GROUPS.map((heroes) => ({ heroes, count: heroes.length })))(
    'paints only the hands of $count children in their skin',
    ({ heroes }) => {
      const { back, hero, front } = scene({ heroes })
      for (const colour of Object.values(MARKED)) expect(back + hero + front).not.toContain(colour)
    },
  )

  test('paints no object in a skin colour', () => {
    const { back, hero, front } = scene({ heroes: [drawn('female')] })
    expect(skinsIn(hero, LEAST.worn)).toEqual([])
    expect(skinsIn(back + front, LEAST.apart)).toEqual([])
  })
})

test('detects an object that is painted in a skin colour', () => {
  expect(skinsIn(`<defs></defs><path fill="${SKIN_COLOURS.tan}"/><path fill="#3b7550"/>`, LEAST.worn)).toEqual([
    `${SKIN_COLOURS.tan} is tan skin`,
  ])
})
