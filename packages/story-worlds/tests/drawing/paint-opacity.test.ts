import { expect, test } from 'vitest'
import { paintOpacity } from '#stories/drawing/paint-opacity.ts'

test('turns the opacity of a filled shape into fill opacity', () => {
  expect(paintOpacity('<path d="M0 0" fill="#fff" opacity=".4"/>')).toBe(
    '<path d="M0 0" fill="#fff" fill-opacity=".4"/>',
  )
})

test('turns the opacity of a line into stroke opacity', () => {
  expect(paintOpacity('<path d="M0 0" fill="none" stroke="#fff" opacity="0.5"/>')).toBe(
    '<path d="M0 0" fill="none" stroke="#fff" stroke-opacity="0.5"/>',
  )
})

test('turns the opacity of a shape with fill and stroke into both', () => {
  expect(paintOpacity('<circle r="4" fill="#fff" opacity="1" stroke="#000"/>')).toBe(
    '<circle r="4" fill="#fff" fill-opacity="1" stroke-opacity="1" stroke="#000"/>',
  )
})

test('leaves groups and shapes without an opacity unchanged', () => {
  const svg = '<g opacity=".5"><rect width="2" height="2" fill="url(#a)"/><path d="M0 0" fill-opacity=".2"/></g>'
  expect(paintOpacity(svg)).toBe(svg)
})
