/**
 * Finds eyes, mouth and jaw in a face: the 68 points of iBUG, by the tiny landmark network of face-api.js (MIT).
 * Its input is the box of a face, scaled to 112x112 pixels.
 */
import { add, convolve, convolveSeparably, meanPool, relu, type Tensor } from './layers.ts'
import { FACE_LANDMARK_68_TINY } from './models/face-landmark-68-tiny.ts'
import { sample, type Box, type Pixels } from './pixels.ts'
import { readWeights, type Weights } from './weights.ts'

export interface Point {
  x: number
  y: number
}

/** In pixels of the picture; left and right as the viewer sees them. */
export interface Landmarks {
  /** All 68, in the order of iBUG: jaw 0–16, brows 17–26, nose 27–35, eyes 36–47, lips 48–67. */
  points: readonly Point[]
  /** 17 points from the left ear over the chin to the right ear. */
  jaw: readonly Point[]
  leftEye: Point
  rightEye: Point
  mouth: Point
}

export type LandmarkFinder = (picture: Pixels, face: Box) => Landmarks

const INPUT_PX = 112
const MEAN_RGB = [122.782, 117.001, 104.298] as const

/** @param bytes of models/face-landmark-68-tiny.gzip.bin, unpacked */
export function createLandmarkFinder(bytes: Uint8Array): LandmarkFinder {
  const weights = readWeights(bytes, FACE_LANDMARK_68_TINY)
  return (picture, face) => {
    const square = squareAround(face)
    const { data } = sample(picture, square, INPUT_PX, INPUT_PX)
    const input = {
      height: INPUT_PX,
      width: INPUT_PX,
      channels: 3,
      data: data.map((value, i) => (value - (MEAN_RGB[i % 3] as number)) / 255),
    }
    const shares = run(input, weights).data
    const points = Array.from({ length: shares.length / 2 }, (_, i) => ({
      x: square.x + (shares[2 * i] as number) * square.width,
      y: square.y + (shares[2 * i + 1] as number) * square.height,
    }))
    return {
      points,
      jaw: points.slice(0, 17),
      leftEye: middleOf(points.slice(36, 42)),
      rightEye: middleOf(points.slice(42, 48)),
      mouth: middleOf(points.slice(48, 60)),
    }
  }
}

/** Squares a box by its longer side, like the network's training data. */
function squareAround({ x, y, width, height }: Box): Box {
  const side = Math.max(width, height)
  return { x: x + (width - side) / 2, y: y + (height - side) / 2, width: side, height: side }
}

function run(input: Tensor, weights: Weights): Tensor {
  const separable = (name: string) => ({
    depthwise: weights(`${name}/depthwise_filter`),
    pointwise: weights(`${name}/pointwise_filter`),
    bias: weights(`${name}/bias`),
  })
  const first = convolve(
    input,
    { filters: weights('dense0/conv0/filters'), bias: weights('dense0/conv0/bias') },
    3,
    2,
    'same',
  )
  const dense = (out1: Tensor, name: string): Tensor => {
    const out2 = convolveSeparably(out1, separable(`${name}/conv1`))
    const out3 = convolveSeparably(relu(add(out1, out2)), separable(`${name}/conv2`))
    return relu(add(out1, out2, out3))
  }
  let out = dense(relu(first), 'dense0')
  for (const name of ['dense1', 'dense2'])
    out = dense(relu(convolveSeparably(out, separable(`${name}/conv0`), 2)), name)
  return convolve(meanPool(out), { filters: weights('fc/weights'), bias: weights('fc/bias') }, 1, 1, 'valid')
}

const middleOf = (points: readonly Point[]): Point => ({
  x: points.reduce((sum, { x }) => sum + x, 0) / points.length,
  y: points.reduce((sum, { y }) => sum + y, 0) / points.length,
})
