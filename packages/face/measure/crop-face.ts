/**
 * Cuts the face out of a photo for the face slot: upright, its oval on the slot's oval. Plain arithmetic, so that the
 * server and every browser cut the same pixels: a shrink by a whole number, Lanczos 3 (down) or Catmull-Rom (up), a
 * bilinear rotation.
 */
import type { FaceOval } from '../face-oval.ts'
import type { Pixels } from '../pixels.ts'
import { FACE_SIZE } from '#media/picture.ts'
import { OVAL } from './face-geometry.ts'

/** Distance from the oval's centre to the farthest corner of the slot. */
const REACH = Math.ceil(Math.hypot(Math.max(OVAL.cx, FACE_SIZE.w - OVAL.cx), Math.max(OVAL.cy, FACE_SIZE.h - OVAL.cy)))
/** Colour outside of the rotated square. */
const GREY = [0x8a, 0x7a, 0x70] as const
/** Bytes of pixels: red, green, blue, in turn. */
type Rgb8 = Uint8ClampedArray<ArrayBuffer>

/** @returns raw RGB of FACE_SIZE */
export function cropFace(photo: Pixels, { centre, width: ovalWidth, leanDeg }: FaceOval): Rgb8 {
  const scale = (2 * OVAL.rx) / ovalWidth
  // A square round the oval's centre, large enough to cut the slot at any lean.
  const side = 2 * Math.ceil(REACH / scale)
  const square = squareOf(photo, Math.round(centre.x - side / 2), Math.round(centre.y - side / 2), side)
  return slotOf(resized(square, side, 2 * REACH, seenIn(-leanDeg)), 2 * REACH, -leanDeg)
}

interface Window {
  x0: number
  x1: number
  y0: number
  y1: number
}

/** The part of the square that the rotated slot shows: less than half of it. */
function seenIn(turnDeg: number): Window {
  const turn = (turnDeg * Math.PI) / 180
  const [cos, sin] = [Math.cos(turn), Math.sin(turn)]
  const corners = [0, FACE_SIZE.w].flatMap((x) =>
    [0, FACE_SIZE.h].map((y) => {
      const [dx, dy] = [x - OVAL.cx, y - OVAL.cy]
      return { x: REACH + dx * cos + dy * sin, y: REACH - dx * sin + dy * cos }
    }),
  )
  const within = (value: number) => Math.max(0, Math.min(2 * REACH, value))
  return {
    x0: within(Math.floor(Math.min(...corners.map(({ x }) => x))) - 2),
    x1: within(Math.ceil(Math.max(...corners.map(({ x }) => x))) + 2),
    y0: within(Math.floor(Math.min(...corners.map(({ y }) => y))) - 2),
    y1: within(Math.ceil(Math.max(...corners.map(({ y }) => y))) + 2),
  }
}

const inside = (value: number, size: number): number => Math.max(0, Math.min(size - 1, value))

/** Repeats the photo's nearest pixel beyond its edge. */
function squareOf({ width, height, channels, data }: Pixels, left: number, top: number, side: number): Rgb8 {
  const square = new Uint8ClampedArray(side * side * 3)
  for (let y = 0; y < side; y++) {
    const row = inside(top + y, height) * width
    for (let x = 0; x < side; x++) {
      const from = (row + inside(left + x, width)) * channels
      const to = (y * side + x) * 3
      for (let c = 0; c < 3; c++) square[to + c] = data[from + c] ?? 0
    }
  }
  return square
}

function resized(square: Rgb8, side: number, to: number, seen: Window): Rgb8 {
  if (side === to) return square
  // Shrink by a whole number first; the filter then shrinks by at least a factor of two.
  const whole = Math.max(1, Math.floor(side / to / 2))
  if (whole > 1) {
    const small = Math.floor(side / whole)
    return resized(shrunk(square, side, whole, small), small, to, seen)
  }
  const taps = tapsFor(side, to)
  return filteredDown(filteredAcross(square, side, to, taps, seen), side, to, taps, seen)
}

function shrunk(square: Rgb8, side: number, by: number, small: number): Rgb8 {
  const out = new Uint8ClampedArray(small * small * 3)
  for (let y = 0; y < small; y++)
    for (let x = 0; x < small; x++)
      for (let c = 0; c < 3; c++) {
        let sum = 0
        for (let dy = 0; dy < by; dy++)
          for (let dx = 0; dx < by; dx++) sum += square[((y * by + dy) * side + x * by + dx) * 3 + c] ?? 0
        out[(y * small + x) * 3 + c] = sum / (by * by)
      }
  return out
}

/** For each pixel of the result: the index of the first of `count` source pixels, and their weights. */
interface Taps {
  from: Int32Array
  weights: Float32Array
  count: number
}

const lanczos3 = (x: number): number => {
  if (x === 0) return 1
  if (Math.abs(x) >= 3) return 0
  const p = Math.PI * x
  return (3 * Math.sin(p) * Math.sin(p / 3)) / (p * p)
}
const catmullRom = (value: number): number => {
  const x = Math.abs(value)
  if (x < 1) return 1.5 * x ** 3 - 2.5 * x ** 2 + 1
  return x < 2 ? -0.5 * x ** 3 + 2.5 * x ** 2 - 4 * x + 2 : 0
}

function tapsFor(from: number, to: number): Taps {
  const ratio = from / to
  const [kernel, support, stretch] = ratio > 1 ? [lanczos3, 3 * ratio, ratio] : [catmullRom, 2, 1]
  const count = Math.ceil(support) * 2 + 1
  const starts = new Int32Array(to)
  const weights = new Float32Array(to * count)
  for (let i = 0; i < to; i++) {
    const centre = (i + 0.5) * ratio - 0.5
    const start = Math.floor(centre) - Math.ceil(support) + (ratio > 1 ? 0 : 1)
    starts[i] = start
    let sum = 0
    for (let t = 0; t < count; t++) {
      const weight = kernel((start + t - centre) / stretch)
      weights[i * count + t] = weight
      sum += weight
    }
    for (let t = 0; t < count; t++) weights[i * count + t] = (weights[i * count + t] ?? 0) / sum
  }
  return { from: starts, weights, count }
}

function filteredAcross(square: Rgb8, side: number, to: number, taps: Taps, seen: Window): Float32Array {
  const across = new Float32Array(side * to * 3)
  const first = Math.max(0, taps.from[seen.y0] ?? 0)
  const last = Math.min(side, (taps.from[seen.y1 - 1] ?? 0) + taps.count)
  for (let y = first; y < last; y++)
    for (let x = seen.x0; x < seen.x1; x++) {
      let [r, g, b] = [0, 0, 0]
      const start = taps.from[x] ?? 0
      for (let t = 0; t < taps.count; t++) {
        const weight = taps.weights[x * taps.count + t] ?? 0
        if (weight === 0) continue
        const i = (y * side + inside(start + t, side)) * 3
        r += weight * (square[i] ?? 0)
        g += weight * (square[i + 1] ?? 0)
        b += weight * (square[i + 2] ?? 0)
      }
      across.set([r, g, b], (y * to + x) * 3)
    }
  return across
}

function filteredDown(across: Float32Array, side: number, to: number, taps: Taps, seen: Window): Rgb8 {
  const out = new Uint8ClampedArray(to * to * 3)
  const line = new Float32Array(to * 3)
  for (let y = seen.y0; y < seen.y1; y++) {
    line.fill(0)
    const start = taps.from[y] ?? 0
    for (let t = 0; t < taps.count; t++) {
      const weight = taps.weights[y * taps.count + t] ?? 0
      if (weight === 0) continue
      const at = inside(start + t, side) * to * 3
      for (let i = seen.x0 * 3; i < seen.x1 * 3; i++) line[i] = (line[i] ?? 0) + weight * (across[at + i] ?? 0)
    }
    out.set(line, y * to * 3)
  }
  return out
}

/** Cuts the slot out of the square, rotated about its middle. */
function slotOf(square: Rgb8, side: number, turnDeg: number): Rgb8 {
  const { w, h } = FACE_SIZE
  const out = new Uint8ClampedArray(w * h * 3)
  const turn = (turnDeg * Math.PI) / 180
  const [cos, sin] = [Math.cos(turn), Math.sin(turn)]
  for (let y = 0; y < h; y++)
    for (let x = 0; x < w; x++) {
      const [dx, dy] = [x - OVAL.cx, y - OVAL.cy]
      const [sx, sy] = [side / 2 + dx * cos + dy * sin, side / 2 - dx * sin + dy * cos]
      for (let c = 0; c < 3; c++) out[(y * w + x) * 3 + c] = between(square, side, sx, sy, c)
    }
  return out
}

/** Interpolates a pixel bilinearly; grey outside. @param c channel */
function between(square: Rgb8, side: number, x: number, y: number, c: 0 | 1 | 2 | number): number {
  const [x0, y0] = [Math.floor(x), Math.floor(y)]
  if (x0 < 0 || y0 < 0 || x0 >= side || y0 >= side) return GREY[c] ?? 0
  const at = (column: number, row: number) => square[(inside(row, side) * side + inside(column, side)) * 3 + c] ?? 0
  const [fx, fy] = [x - x0, y - y0]
  return (
    (1 - fy) * ((1 - fx) * at(x0, y0) + fx * at(x0 + 1, y0)) +
    fy * ((1 - fx) * at(x0, y0 + 1) + fx * at(x0 + 1, y0 + 1))
  )
}
