/**
 * Finds faces with the TinyFaceDetector of face-api.js (a tiny YOLO of separable convolutions, MIT), in its published
 * weights. It scans the picture once, in cells of 32 pixels, and scores five shapes of boxes in each cell.
 */
import { convolve, convolveSeparably, leakyRelu, maxPool, type Tensor } from './layers.ts'
import { TINY_FACE_DETECTOR } from './models/tiny-face-detector.ts'
import { sample, type Box, type Pixels } from './pixels.ts'
import { readWeights, type Weights } from './weights.ts'

export interface FoundFace {
  box: Box
  /** 0 to 1. */
  score: number
}

export type FaceDetector = (picture: Pixels) => FoundFace[]

/**
 * Sides of the square into which the picture is scaled; multiples of 32. The detector finds a large face best in a
 * small square, and a small face in a large one: on thirteen close crops of party photos the three sizes together found
 * eleven, 320 alone seven. The search ends at the first certain face: the other squares would cost time and find
 * nothing new.
 */
const INPUT_SIDES_PX = [320, 256, 192] as const
const MEAN_RGB = [117.001, 114.697, 97.404] as const
/** Widths and heights in cells. */
const ANCHORS = [
  [1.603231, 2.094468],
  [6.041143, 7.080126],
  [2.882459, 3.518061],
  [4.266906, 5.178857],
  [9.041765, 10.66308],
] as const
const VALUES_PER_BOX = 5
const MIN_SCORE = 0.5
const CERTAIN_SCORE = 0.8
/** Overlap as a share of the smaller box; two faces cheek to cheek overlap less. */
const SAME_FACE_OVERLAP = 0.5

/**
 * @param bytes of models/tiny-face-detector.gzip.bin, unpacked @returns a function that gives the face with the highest score first
 */
export function createFaceDetector(bytes: Uint8Array): FaceDetector {
  const weights = readWeights(bytes, TINY_FACE_DETECTOR)
  return (picture) => {
    const side = Math.max(picture.width, picture.height)
    let faces: FoundFace[] = []
    for (const inputPx of INPUT_SIDES_PX) {
      faces = withoutRepeats([...faces, ...boxesOf(run(inputOf(picture, side, inputPx), weights), side)])
      if (faces.some(({ score }) => score >= CERTAIN_SCORE)) break
    }
    return faces
  }
}

/** Puts the picture into the upper left of a black square. */
function inputOf(picture: Pixels, side: number, inputPx: number): Tensor {
  const { data } = sample(picture, { x: 0, y: 0, width: side, height: side }, inputPx, inputPx)
  return {
    height: inputPx,
    width: inputPx,
    channels: 3,
    data: data.map((value, i) => (value - (MEAN_RGB[i % 3] as number)) / 255),
  }
}

function run(input: Tensor, weights: Weights): Tensor {
  let out = leakyRelu(
    convolve(input, { filters: weights('conv0/filters'), bias: weights('conv0/bias') }, 3, 1, 'valid'),
  )
  for (let layer = 1; layer <= 5; layer++) {
    out = maxPool(out, 2)
    const separable = {
      depthwise: weights(`conv${layer}/depthwise_filter`),
      pointwise: weights(`conv${layer}/pointwise_filter`),
      bias: weights(`conv${layer}/bias`),
    }
    out = leakyRelu(convolveSeparably(out, separable))
  }
  return convolve(maxPool(out, 1), { filters: weights('conv8/filters'), bias: weights('conv8/bias') }, 1, 1, 'valid')
}

function boxesOf({ width: cells, data }: Tensor, side: number): FoundFace[] {
  const found: FoundFace[] = []
  const cell = side / cells
  for (let row = 0; row < cells; row++) {
    for (let column = 0; column < cells; column++) {
      ANCHORS.forEach(([anchorWidth, anchorHeight], anchor) => {
        const at = ((row * cells + column) * ANCHORS.length + anchor) * VALUES_PER_BOX
        const [x = 0, y = 0, w = 0, h = 0, certainty = 0] = data.subarray(at, at + VALUES_PER_BOX)
        const score = sigmoid(certainty)
        if (score < MIN_SCORE) return
        const width = Math.exp(w) * anchorWidth * cell
        const height = Math.exp(h) * anchorHeight * cell
        const box = {
          x: (column + sigmoid(x)) * cell - width / 2,
          y: (row + sigmoid(y)) * cell - height / 2,
          width,
          height,
        }
        found.push({ box, score })
      })
    }
  }
  return found
}

const sigmoid = (value: number): number => 1 / (1 + Math.exp(-value))

/** Drops each box that overlaps one with a higher score. */
function withoutRepeats(faces: FoundFace[]): FoundFace[] {
  const kept: FoundFace[] = []
  for (const face of faces.toSorted((a, b) => b.score - a.score)) {
    if (kept.every((other) => overlap(face.box, other.box) <= SAME_FACE_OVERLAP)) kept.push(face)
  }
  return kept
}

/** @returns the overlap as a share of the smaller box */
function overlap(a: Box, b: Box): number {
  const width = Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x)
  const height = Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y)
  return (Math.max(0, width) * Math.max(0, height)) / Math.min(a.width * a.height, b.width * b.height)
}
