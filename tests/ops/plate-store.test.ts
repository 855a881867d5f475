import { expect, test } from 'vitest'
import { versionsWith } from '#ops/stories/plate-store.ts'
import { itemAt } from '#stories/drawing/geometry.ts'
import type { PlatesVersion } from '#stories/story-world.ts'

const drawn = (file: string) => ({ screen: { 'cover-back': [file, 1] as const }, press: {} })
const version = (file: string): PlatesVersion => itemAt(versionsWith(drawn(file), [], new Set()), 0)
const [first, second, third] = [version('a.webp'), version('b.webp'), version('c.webp')]

test('adds a version of plates to the committed ones', () => {
  expect(versionsWith(drawn('b.webp'), [first], new Set(['a.webp']))).toEqual([first, second])
})

test('replaces a version of plates that is not committed', () => {
  expect(versionsWith(drawn('c.webp'), [first, second], new Set(['a.webp']))).toEqual([first, third])
})

test('adds no version when the same plates are drawn again', () => {
  expect(versionsWith(drawn('a.webp'), [first], new Set(['a.webp']))).toEqual([first])
})

test('keeps the oldest version of plates first when its plates are drawn again', () => {
  expect(versionsWith(drawn('a.webp'), [first, second], new Set(['a.webp', 'b.webp']))).toEqual([first, second, first])
})
