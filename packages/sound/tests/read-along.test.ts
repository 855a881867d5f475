// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createReadAlong } from '../read-along.ts'
import { wordAt } from '../word-at.ts'

const LEFT = '“Kim o?” demiş — Defne’nin  sesi titremiş.'
const RIGHT = 'Kiremit gelmiş.'
const WORDS = ['“Kim', 'o?”', 'demiş', 'Defne’nin', 'sesi', 'titremiş.', 'Kiremit', 'gelmiş.']

let highlights: Map<string, Set<Range>>
/** A browser finds no place for these letters of each text, counted from its end. */
let withoutWidth: number
beforeEach(() => {
  highlights = new Map()
  withoutWidth = 0
  vi.stubGlobal('CSS', { highlights })
  vi.stubGlobal('Highlight', Set<Range>)
  // jsdom lays nothing out, so it has none of these.
  Range.prototype.getBoundingClientRect = function () {
    const { length } = this.endContainer.textContent ?? ''
    return new DOMRect(0, 0, this.endOffset > length - withoutWidth ? 0 : 8, 20)
  }
})
afterEach(() => vi.unstubAllGlobals())

const lit = () => [...highlights.values()].flatMap((ranges) => Array.from(ranges, String))
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

test('lights the same words where a browser counts from behind the first letter', () => {
  withoutWidth = 2
  const readAlong = createReadAlong(page())
  readAlong.light(2, { text: 'demiş', startMs: 0 })
  expect(lit()).toEqual([LEFT.slice(LEFT.indexOf('demiş') - 2).slice(0, 5)])
  readAlong.light(0, { text: '“Kim', startMs: 0 })
  expect(lit()).toEqual(['“K'])
})

test('lights a word again with a range of its own', () => {
  const readAlong = createReadAlong(page())
  const light = () => {
    readAlong.light(0, { text: '“Kim', startMs: 0 })
    return [...highlights.values()].flatMap((ranges) => [...ranges])
  }
  const [once] = light()
  const again = light()
  expect(again).toHaveLength(1)
  expect(again[0]).not.toBe(once)
})

test('does nothing in a browser that knows no highlights', () => {
  vi.stubGlobal('CSS', {})
  const readAlong = createReadAlong(page())
  expect(() => {
    readAlong.light(0, { text: '“Kim', startMs: 0 })
    readAlong.clear()
  }).not.toThrow()
})

test('lights each word of a text that a translation wraps, before or later', () => {
  const paragraphs = page()
  const readAlong = createReadAlong(paragraphs)
  readAlong.light(0, { text: '“Kim', startMs: 0 })
  for (const paragraph of paragraphs) wrapped(paragraph)
  const again = createReadAlong(paragraphs)
  WORDS.forEach((text, index) => {
    again.light(index, { text, startMs: 0 })
    expect(lit()).toEqual([text])
  })
})

test('finds the word at a point in a wrapped text, and throws at none', () => {
  const [left] = page()
  if (!left) throw new Error('no page')
  wrapped(left)
  document.body.append(left)
  left.getBoundingClientRect = () => new DOMRect(0, 0, 400, 20)
  Range.prototype.getClientRects = function () {
    return [new DOMRect(this.startOffset * 8, 0, 8 * (this.endOffset - this.startOffset), 20)] as unknown as DOMRectList
  }
  expect(wordAt([left], 12, 10)).toBe(0)
  expect(wordAt([left], 390, 10)).not.toBe(0)
  left.remove()
})

/** Chrome's translation does the same. */
function wrapped(paragraph: Element): void {
  for (const node of Array.from(paragraph.childNodes)) {
    const [outer, inner] = [document.createElement('font'), document.createElement('font')]
    inner.textContent = node.textContent
    outer.append(inner)
    node.replaceWith(outer)
  }
}
