// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createReadAlong } from '../read-along.ts'
import { wordAt } from '../word-at.ts'

const LEFT = '“Kim o?” demiş — Defne’nin  sesi titremiş.'
const RIGHT = 'Kiremit gelmiş.'
const WORDS = ['“Kim', 'o?”', 'demiş', 'Defne’nin', 'sesi', 'titremiş.', 'Kiremit', 'gelmiş.']

let highlights: Map<string, Set<Range>>
/** Number of characters at the end of each text that the fake browser gives no width. */
let withoutWidth: number
beforeEach(() => {
  highlights = new Map()
  withoutWidth = 0
  vi.stubGlobal('CSS', { highlights })
  vi.stubGlobal('Highlight', Set<Range>)
  // jsdom has no layout, so it lacks this function.
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

test('highlights one word at a time, over both pages, as printed', () => {
  const readAlong = createReadAlong(page())
  WORDS.forEach((text, index) => {
    readAlong.light(index, { text, startMs: 0 })
    expect(lit()).toEqual([text])
  })
  readAlong.clear()
  expect(lit()).toEqual([])
})

test('highlights no word if the clip has another word than the page', () => {
  const readAlong = createReadAlong(page())
  readAlong.light(0, { text: '“Kim', startMs: 0 })
  readAlong.light(1, { text: 'başka', startMs: 0 })
  expect(lit()).toEqual([])
})

test('highlights the right word if a browser skips the first letter in offsets', () => {
  withoutWidth = 2
  const readAlong = createReadAlong(page())
  readAlong.light(2, { text: 'demiş', startMs: 0 })
  expect(lit()).toEqual([LEFT.slice(LEFT.indexOf('demiş') - 2).slice(0, 5)])
  readAlong.light(0, { text: '“Kim', startMs: 0 })
  expect(lit()).toEqual(['“K'])
})

test('creates a new range when it highlights a word again', () => {
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

test('does nothing in a browser without the Custom Highlight API', () => {
  vi.stubGlobal('CSS', {})
  const readAlong = createReadAlong(page())
  expect(() => {
    readAlong.light(0, { text: '“Kim', startMs: 0 })
    readAlong.clear()
  }).not.toThrow()
})

test('highlights each word of a text that a translation wrapped', () => {
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

test('finds the word at a point of a wrapped text, and none at a point beside the text', () => {
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

/** Wraps text nodes as Chrome's translation does. */
function wrapped(paragraph: Element): void {
  for (const node of Array.from(paragraph.childNodes)) {
    const [outer, inner] = [document.createElement('font'), document.createElement('font')]
    inner.textContent = node.textContent
    outer.append(inner)
    node.replaceWith(outer)
  }
}
