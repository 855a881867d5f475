import { expect, test } from 'vitest'
import { grownAge, heroIdOf, isPortraitOf, parseKeptHero } from '#domain/hero.ts'
import type { TransformId } from '#domain/ids.ts'

const DAY_MS = 86_400_000
const KEPT = {
  childName: 'Defne',
  childAge: 5,
  childGender: 'female',
  portraitUrl: '/media/x',
  keptAt: 0,
  keptUntil: 1,
  portraits: { orman_1: true },
}

test.each([
  [5, 0, 5],
  [5, 364, 5],
  [5, 366, 6],
  [5, 800, 7],
  [7, 800, 8],
  [8, 800, 8],
  // A clock that runs behind must not make a child younger.
  [5, -900, 5],
])('computes the age of a child of %i, %i days later, as %i', (childAge, days, age) => {
  expect(grownAge({ childAge, keptAt: 1_000 }, 1_000 + days * DAY_MS)).toBe(age)
})

test('makes a hero’s id of twenty characters, as the rules require', () => {
  expect(heroIdOf(new Uint8Array([0, 1, 15, 16, 255, 171, 2, 3, 4, 5]))).toBe('00010f10ffab02030405')
})

test('ignores an invalid record of a hero', () => {
  const hero = parseKeptHero('0'.repeat(20), KEPT)
  expect(hero).toMatchObject({ childName: 'Defne' })
  expect(hero && [isPortraitOf(hero, 'orman_1' as TransformId), isPortraitOf(hero, 'orman_2' as TransformId)]).toEqual([
    true,
    false,
  ])
  expect(hero && isPortraitOf(hero, undefined)).toBe(false)
  expect(parseKeptHero('yok', KEPT)).toBeNull()
  expect(parseKeptHero('0'.repeat(20), { ...KEPT, portraitUrl: undefined })).toBeNull()
  expect(parseKeptHero('0'.repeat(20), null)).toBeNull()
})
