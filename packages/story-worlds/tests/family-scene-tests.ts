/** Tests for sisters and brothers on the pages of a tale; the daily file and the nightly one choose the groups. */
import sharp from 'sharp'
import { beforeAll, expect, test } from 'vitest'
import { lookAtFaces, type SeenFace, type SeenFaces } from '#ops/check-pages/faces.ts'
import { opacityAtCuts } from '#ops/check-pages/hero-layer.ts'
import { platePath } from '#ops/stories/plate-store.ts'
import { NOBODY, type SceneName } from '#stories/compose.ts'
import type { Box, HeroAge, Scene, SceneHero, SceneHeroes, StoryWorld } from '#stories/story-world.ts'

const GENDERS = ['female', 'male', 'female'] as const
/** Opacity, from 0 to 255. */
const VISIBLE = 8
const HIDING = 128
/** Visible share of a face's slot: a sister's helmet may touch it, no more. */
export const LEAST_SEEN = 0.85
/** Share of a spread's width that is cut away at each side. */
const CUT_AWAY = 1 / 18

interface Look extends SeenFaces {
  /** Name in the message of a failure. */
  what: string
  page: SceneName
  ages: readonly HeroAge[]
}

const childrenOf = (ages: readonly HeroAge[]) =>
  ages.map((age, index) => ({ age, gender: GENDERS[index] ?? 'female' }) as const)

const pagesOf = ({ cover, spreads }: StoryWorld): [SceneName, Scene][] => [
  ['cover', cover],
  ...spreads.map((scene, index): [SceneName, Scene] => [`spread-${index + 1}`, scene]),
]

const lookAt = (world: StoryWorld, groups: readonly (readonly HeroAge[])[]): Promise<Look[]> =>
  Promise.all(
    pagesOf(world).flatMap(([page, scene]) =>
      groups.map(async (ages): Promise<Look> => {
        const what = `${page}, ${ages.join(' ')}`
        return { what, page, ages, ...(await lookAtFaces(scene, childrenOf(ages))) }
      }),
    ),
  )

/** @param groups ages of the children who stand on each page together */
export function testFamilyScenes(world: StoryWorld, groups: readonly (readonly HeroAge[])[]): void {
  let looks: Look[] = []
  let alone: Look[] = []
  beforeAll(async () => {
    looks = await lookAt(world, groups)
    alone = await lookAt(
      world,
      [...new Set(groups.flat())].map((age) => [age]),
    )
  })

  const faces = () =>
    looks.flatMap((look) =>
      look.faces.map((face, index) => {
        const one = alone.find(({ page, ages }) => page === look.page && ages[0] === look.ages[index])?.faces[0]
        if (!one) throw new Error('unreachable')
        return { ...look, what: `${look.what}: child ${index + 1}`, face, alone: one }
      }),
    )

  test(`draws several children of ${world.id} between the same plates as one child`, () => {
    for (const [page, scene] of pagesOf(world)) {
      const one = scene({ heroes: [NOBODY] })
      for (const ages of groups) {
        const more = scene({ heroes: heroesOf(ages) })
        expect(withoutIds(more.back) === withoutIds(one.back), `${page}: back`).toBe(true)
        expect(withoutIds(more.front) === withoutIds(one.front), `${page}: front`).toBe(true)
        expect(more.text, page).toEqual(one.text)
      }
    }
  })

  test(`holds all figures of ${world.id} in their box`, () => {
    const cut = looks.filter(({ layers, pixels }) => opacityAtCuts(layers, pixels) > VISIBLE)
    expect(cut.map(({ what }) => what)).toEqual([])
  })

  test(`shows the face of every child of ${world.id}`, () => {
    const covered = faces().filter(({ face, alone }) => seenShare(face, alone) < LEAST_SEEN)
    expect(covered.map(({ what, face, alone }) => `${what}: ${seenShare(face, alone).toFixed(2)}`)).toEqual([])
  })

  test(`draws nothing in front of a face of ${world.id}`, async () => {
    const plates = new Map(
      await Promise.all(pagesOf(world).map(async ([page]) => [page, await opacityOf(world, page)] as const)),
    )
    const covered = faces().filter(({ page, layers, face }) => {
      const opacity = plates.get(page) ?? []
      const { x, y, w, h } = face.box
      const before = [0.3, 0.5, 0.7].flatMap((down) =>
        [0.3, 0.5, 0.7].map((right) => opacity[Math.round(y + h * down) * layers.size.w + Math.round(x + w * right)]),
      )
      return before.some((at = 0) => at > HIDING)
    })
    expect(covered.map(({ what }) => what)).toEqual([])
  })

  test(`keeps every face of ${world.id} away from words, fold and cut edges`, () => {
    const wrong = faces().filter(({ page, face: { box }, layers: { size, text } }) => {
      const isSpread = page !== 'cover'
      const margin = isSpread ? size.w * CUT_AWAY : 0
      const seen = { x: margin, y: 0, w: size.w - 2 * margin, h: size.h }
      const fold = { x: size.w / 2, y: 0, w: 0, h: size.h }
      return text.some((words) => meet(words, box)) || (isSpread && meet(fold, box)) || !holds(seen, box)
    })
    expect(wrong.map(({ what }) => what)).toEqual([])
  })

  test(`draws a face of three children of ${world.id} at least half as wide as of one`, () => {
    const small = faces().filter(({ ages, face, alone }) => ages.length === 3 && face.box.w < alone.box.w / 2)
    expect(small.map(({ what }) => what)).toEqual([])
  })
}

/**
 * @returns the visible share of the slot, which has the same shape as that of a single child: a covered side makes the
 * box too narrow or too low
 */
export function seenShare({ box, area }: SeenFace, { box: alone }: SeenFace): number {
  const shape = alone.w / alone.h
  const w = Math.max(box.w, box.h * shape)
  return area / ((Math.PI / 4) * w * (w / shape))
}

function heroesOf(ages: readonly HeroAge[]): SceneHeroes {
  const [hero = NOBODY, ...siblings] = childrenOf(ages).map((child): SceneHero => ({ ...NOBODY, ...child }))
  return [hero, ...siblings]
}

/** Removes ids, whose numbers differ with the number of children. */
const withoutIds = (svg: string): string => svg.replace(/\b(in|slot|neb)\d+\b/g, '$1')

/** Opacity of each pixel of the stored plate in front of the children. */
const opacityOf = (world: StoryWorld, page: SceneName): Promise<Buffer> =>
  sharp(platePath(world, page, 'front'))
    .extractChannel('alpha')
    .raw()
    .toBuffer()

const meet = (a: Box, b: Box): boolean => a.x <= b.x + b.w && b.x <= a.x + a.w && a.y <= b.y + b.h && b.y <= a.y + a.h
const holds = (a: Box, b: Box): boolean => a.x <= b.x && a.y <= b.y && a.x + a.w >= b.x + b.w && a.y + a.h >= b.y + b.h
