/** The words on a cover: the child's name in the genitive, the title in gold, the question. */
import type { PictureSize } from '#media/picture.ts'
import { blur, linear, lit } from '../drawing/filters.ts'
import { svgDoc } from '../drawing/svg.ts'
import type { Box } from '../story-world.ts'
import { arcText } from './arc-text.ts'
import { COVER_LETTERS } from './cover-letters.ts'

/** A complete SVG document for a part of the page. */
export interface LetteringCrop {
  svg: string
  /** In pixels of the page. */
  box: Box
}

interface CoverWords {
  size: PictureSize
  /** 'Defne'nin'; empty on a cover without a child's name */
  owner: string
  title: readonly [string, string]
  question: string
}

const MARGIN = 96

/** Height of the title with its shadow, and of the question above the foot. */
const TITLE_H = 480
const QUESTION_H = 100

/**
 * Draws two crops: the area between has no words, and a filter costs by the area of its document (see wrapLayers). A
 * name of forty letters is set in a smaller size, never cut.
 */
export function coverLettering({ size: { w, h }, owner, title, question }: CoverWords): LetteringCrop[] {
  const { display, text } = COVER_LETTERS
  const line = { cx: w / 2, maxWidth: w - 2 * MARGIN }
  const [first, second] = title
  const titleLines = [
    arcText(display, { ...line, text: first, size: 126, y: 236, radius: 1500, track: 3, bounce: 3 }),
    arcText(display, { ...line, text: second, size: 150, y: 376, radius: 1500, track: 3, bounce: 3 }),
  ]
  const ownerLine = owner ? arcText(text, { ...line, text: owner, size: 78, y: 104, radius: 1300, track: 2 }) : ''
  const questionLine = arcText(text, { ...line, text: question, size: 46, y: h - 38, track: 1 })
  return [
    crop({ x: 0, y: 0, w, h: TITLE_H }, titleLines.map(goldWord).join('') + whiteLine(ownerLine, '#3a0c22', 14), DEFS),
    crop({ x: 0, y: h - QUESTION_H, w, h: QUESTION_H }, whiteLine(questionLine, '#04202a', 10)),
  ]
}

const crop = (box: Box, body: string, defs = ''): LetteringCrop => ({ box, svg: svgDoc(box.w, box.h, defs, body, box) })

const DEFS =
  linear('gold', [
    [0, '#fffbe0'],
    [0.5, '#ffe08a'],
    [1, '#f0a040'],
  ]) +
  blur('shadow', 8, 30) +
  lit('relief', { dx: -2, dy: -5, b: 4, hi: '#fff', ho: 0.8, sh: '#c8501f', so: 0.6, pad: 4 })

const goldWord = (d: string): string =>
  `<path d="${d}" transform="translate(0 12)" fill="#031a22" stroke="#031a22" stroke-width="30" stroke-linejoin="round" opacity=".7" filter="url(#shadow)"/>` +
  `<path d="${d}" transform="translate(0 8)" fill="#3a0c22" stroke="#3a0c22" stroke-width="22" stroke-linejoin="round"/>` +
  `<path d="${d}" fill="#4a1028" stroke="#4a1028" stroke-width="20" stroke-linejoin="round"/>` +
  `<g filter="url(#relief)"><path d="${d}" fill="url(#gold)"/></g>`

const whiteLine = (d: string, outline: string, width: number): string =>
  d &&
  `<path d="${d}" fill="#fffaf0" stroke="${outline}" stroke-width="${width}" paint-order="stroke" stroke-linejoin="round"/>`
