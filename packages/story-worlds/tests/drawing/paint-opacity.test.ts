import { expect, test } from 'vitest'
import { paintOpacity } from '#stories/drawing/paint-opacity.ts'

test('the opacity of a filled shape becomes that of its fill', () => {
  expect(paintOpacity('<path d="M0 0" fill="#fff" opacity=".4"/>')).toBe(
    '<path d="M0 0" fill="#fff" fill-opacity=".4"/>',
  )
})

test('the opacity of a line becomes that of its stroke', () => {
  expect(paintOpacity('<path d="M0 0" fill="none" stroke="#fff" opacity="0.5"/>')).toBe(
    '<path d="M0 0" fill="none" stroke="#fff" stroke-opacity="0.5"/>',
  )
})

test('a shape with both keeps both', () => {
  expect(paintOpacity('<circle r="4" fill="#fff" opacity="1" stroke="#000"/>')).toBe(
    '<circle r="4" fill="#fff" fill-opacity="1" stroke-opacity="1" stroke="#000"/>',
  )
})

test('groups and shapes without an opacity stay as they are', () => {
  const svg = '<g opacity=".5"><rect width="2" height="2" fill="url(#a)"/><path d="M0 0" fill-opacity=".2"/></g>'
  expect(paintOpacity(svg)).toBe(svg)
})
