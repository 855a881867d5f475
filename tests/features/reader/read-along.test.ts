// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createReadAlong } from '#features/reader/read-along.ts'

const LEFT = '“Kim o?” demiş — Defne’nin  sesi titremiş.'
const RIGHT = 'Kiremit gelmiş.'
const WORDS = ['“Kim', 'o?”', 'demiş', 'Defne’nin', 'sesi', 'titremiş.', 'Kiremit', 'gelmiş.']

let highlights: Map<string, { range: Range }>
beforeEach(() => {
  highlights = new Map()
  vi.stubGlobal('CSS', { highlights })
  vi.stubGlobal(
    'Highlight',
    class {
      range: Range
      constructor(range: Range) {
        this.range = range
      }
    },
  )
})
afterEach(() => vi.unstubAllGlobals())

const lit = () => Array.from(highlights.values(), ({ range }) => range.toString())
const page = () =>
  [LEFT, RIGHT].map((text) => {
    const paragraph = document.createElement('p')
    paragraph.textContent = text
    return paragraph
  })

test('lights one word at a time, over both pages, as it stands there', () => {
  const readAlong = createReadAlong(page())
  WORDS.forEach((text, index) => {
    readAlong.light(index, { text, startMs: 0 })
    expect(lit()).toEqual([text])
  })
  readAlong.clear()
  expect(lit()).toEqual([])
})

test('lights nothing where the clip says another word', () => {
  const readAlong = createReadAlong(page())
  readAlong.light(0, { text: '“Kim', startMs: 0 })
  readAlong.light(1, { text: 'başka', startMs: 0 })
  expect(lit()).toEqual([])
})

test('does nothing in a browser that knows no highlights', () => {
  vi.stubGlobal('CSS', {})
  const readAlong = createReadAlong(page())
  expect(() => {
    readAlong.light(0, { text: '“Kim', startMs: 0 })
    readAlong.clear()
  }).not.toThrow()
})
