/** Gradients of tin, paper, cardboard, glass and fur, for the defs of a layer. */
import { linear, radial } from '../../drawing/filters.ts'
import { GREEN } from '../colours.ts'

export const companionDefs = (): string =>
  linear('tin', [
    [0, '#a9c9e6'],
    [0.45, '#6c97c4'],
    [1, '#3f5f99'],
  ]) +
  linear('tinDark', [
    [0, '#7ea6cf'],
    [1, '#34508a'],
  ]) +
  linear('card', [
    [0, '#e2b47c'],
    [0.55, '#c8935a'],
    [1, '#8f5f3c'],
  ]) +
  linear('cardInside', [
    [0, '#8a5a3c'],
    [1, '#4d2d2c'],
  ]) +
  linear('colander', [
    [0, '#f4f2f6'],
    [0.5, '#b9bdd2'],
    [1, '#6f7399'],
  ]) +
  radial('bowl', [
    [0, '#ffffff', 0.05],
    [0.7, '#cfe6ff', 0.16],
    [0.9, '#dff0ff', 0.5],
    [1, '#ffffff', 0.85],
  ]) +
  linear('cat', [
    [0, '#a3a6bd'],
    [1, '#666a88'],
  ]) +
  radial(
    'blueSkin',
    [
      [0, '#8ab8ff'],
      [0.45, '#3f7fe6'],
      [1, '#2343a8'],
    ],
    0.42,
    0.34,
    0.72,
  ) +
  radial(
    'cometFace',
    [
      [0, '#ffffff'],
      [0.55, '#f4f0ff'],
      [1, '#c4b0ea'],
    ],
    0.66,
    0.36,
    0.75,
  ) +
  radial('cGlass', [
    [0, '#f4f8ff', 0.14],
    [0.7, '#e6eeff', 0.24],
    [0.9, '#cfdcff', 0.5],
    [1, '#c2d0ff', 0.8],
  ]) +
  radial('lanternGlow', [
    [0, '#eafff4'],
    [0.16, GREEN, 0.85],
    [0.45, GREEN, 0.28],
    [1, GREEN, 0],
  ]) +
  radial('warm', [
    [0, '#fff1c0'],
    [0.3, '#ffd58a', 0.55],
    [1, '#ffb45a', 0],
  ])
