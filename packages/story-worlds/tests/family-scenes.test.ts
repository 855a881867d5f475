import { describe, expect, test } from 'vitest'
import { lookAtFaces } from '#ops/check-pages/faces.ts'
import { storyWorlds } from '#stories/library.ts'
import type { Scene } from '#stories/story-world.ts'
import { LEAST_SEEN, seenShare, testFamilyScenes } from './family-scene-tests.ts'

/** Children of seven stand on both sides: this is the widest group, and a small face is covered here first. */
describe.each(storyWorlds)('$id', (world) => testFamilyScenes(world, [[7, 3, 7]]))

test('counts a half-covered face as hidden', async () => {
  const circle = (over: string): Scene => {
    return ({ heroes: [{ face }] }) => ({
      ...{ size: { w: 400, h: 400 }, heroBox: { x: 0, y: 0, w: 400, h: 400 }, back: '', front: '', text: [] },
      hero: `<svg xmlns="http://www.w3.org/2000/svg" width="400" height="400" viewBox="0 0 400 400"><clipPath id="slot"><circle cx="200" cy="200" r="150"/></clipPath><image href="${face}" x="50" y="50" width="300" height="300" clip-path="url(#slot)"/>${over}</svg>`,
    })
  }
  const seenUnder = async (over: string): Promise<number> => {
    const [one, covered] = await Promise.all(
      ['', over].map((drawn) => lookAtFaces(circle(drawn), [{ age: 5, gender: 'female' }])),
    )
    if (!one?.faces[0] || !covered?.faces[0]) throw new Error('unreachable')
    return seenShare(covered.faces[0], one.faces[0])
  }
  expect(await seenUnder('')).toBeCloseTo(1, 1)
  expect(await seenUnder('<rect width="200" height="400"/>')).toBeCloseTo(0.5, 1)
  expect(await seenUnder('<rect width="400" height="200"/>')).toBeCloseTo(0.5, 1)
  expect(await seenUnder('<path d="M0 0H400L0 400Z"/>')).toBeLessThan(LEAST_SEEN)
})
