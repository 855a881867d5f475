/**
 * The few layers of the two small face networks, in plain arithmetic: the same numbers in every browser and on the
 * server, with no runtime of 300 KB and no WebAssembly. Tensors are height x width x channels, channels last, as
 * TensorFlow writes its weights.
 */

export interface Tensor {
  height: number
  width: number
  channels: number
  data: Float32Array
}

export interface Convolution {
  /** height x width x in x out */
  filters: Float32Array
  bias: Float32Array
}

export interface SeparableConvolution {
  /** 3 x 3 x in */
  depthwise: Float32Array
  /** in x out */
  pointwise: Float32Array
  bias: Float32Array
}

type Padding = 'same' | 'valid'

const empty = (height: number, width: number, channels: number): Tensor => ({
  height,
  width,
  channels,
  data: new Float32Array(height * width * channels),
})

/** The number of positions of a window of `size` along a side, and the padding before the first (TensorFlow's rule). */
function windows(length: number, size: number, stride: number, padding: Padding): { count: number; before: number } {
  if (padding === 'valid') return { count: Math.floor((length - size) / stride) + 1, before: 0 }
  const count = Math.ceil(length / stride)
  return { count, before: Math.floor(Math.max(0, (count - 1) * stride + size - length) / 2) }
}

/** @param size of the square filters */
export function convolve(
  input: Tensor,
  { filters, bias }: Convolution,
  size: number,
  stride: number,
  padding: Padding,
): Tensor {
  const rows = windows(input.height, size, stride, padding)
  const columns = windows(input.width, size, stride, padding)
  const output = empty(rows.count, columns.count, bias.length)
  const patch = new Float32Array(size * size * input.channels)
  for (let y = 0; y < output.height; y++) {
    for (let x = 0; x < output.width; x++) {
      takePatch(patch, input, y * stride - rows.before, x * stride - columns.before, size)
      timesMatrix(patch, filters, bias, output.data, (y * output.width + x) * bias.length)
    }
  }
  return output
}

/** Values outside the input are zero. */
function takePatch(
  patch: Float32Array,
  { height, width, channels, data }: Tensor,
  top: number,
  left: number,
  size: number,
): void {
  for (let row = 0; row < size; row++) {
    for (let column = 0; column < size; column++) {
      const at = (row * size + column) * channels
      const y = top + row
      const x = left + column
      const isInside = y >= 0 && y < height && x >= 0 && x < width
      const from = (y * width + x) * channels
      for (let c = 0; c < channels; c++) patch[at + c] = isInside ? (data[from + c] as number) : 0
    }
  }
}

/** The networks spend nearly all their time here. Four sums at once, in local variables, halve the time. */
function timesMatrix(
  vector: Float32Array,
  matrix: Float32Array,
  bias: Float32Array,
  output: Float32Array,
  at: number,
): void {
  const outs = bias.length
  let o = 0
  for (; o + 4 <= outs; o += 4) {
    let sum0 = bias[o] as number
    let sum1 = bias[o + 1] as number
    let sum2 = bias[o + 2] as number
    let sum3 = bias[o + 3] as number
    for (let i = 0, m = o; i < vector.length; i++, m += outs) {
      const value = vector[i] as number
      sum0 += value * (matrix[m] as number)
      sum1 += value * (matrix[m + 1] as number)
      sum2 += value * (matrix[m + 2] as number)
      sum3 += value * (matrix[m + 3] as number)
    }
    output[at + o] = sum0
    output[at + o + 1] = sum1
    output[at + o + 2] = sum2
    output[at + o + 3] = sum3
  }
  for (; o < outs; o++) {
    let sum = bias[o] as number
    for (let i = 0, m = o; i < vector.length; i++, m += outs) sum += (vector[i] as number) * (matrix[m] as number)
    output[at + o] = sum
  }
}

/** Convolves each channel by itself, three by three, then across channels. Padding is 'same'. */
export function convolveSeparably(
  input: Tensor,
  { depthwise, pointwise, bias }: SeparableConvolution,
  stride = 1,
): Tensor {
  return convolve(convolveDepthwise(input, depthwise, stride), { filters: pointwise, bias }, 1, 1, 'valid')
}

function convolveDepthwise(input: Tensor, depthwise: Float32Array, stride: number): Tensor {
  const rows = windows(input.height, 3, stride, 'same')
  const columns = windows(input.width, 3, stride, 'same')
  const { channels } = input
  const output = empty(rows.count, columns.count, channels)
  for (let y = 0; y < output.height; y++) {
    for (let x = 0; x < output.width; x++) {
      const at = (y * output.width + x) * channels
      for (let fy = 0; fy < 3; fy++) {
        const iy = y * stride + fy - rows.before
        if (iy < 0 || iy >= input.height) continue
        for (let fx = 0; fx < 3; fx++) {
          const ix = x * stride + fx - columns.before
          if (ix < 0 || ix >= input.width) continue
          const from = (iy * input.width + ix) * channels
          const filter = (fy * 3 + fx) * channels
          for (let c = 0; c < channels; c++)
            output.data[at + c] =
              (output.data[at + c] as number) + (input.data[from + c] as number) * (depthwise[filter + c] as number)
        }
      }
    }
  }
  return output
}

/** The maximum of windows of two by two. Padding is 'same', and padding is never the maximum. */
export function maxPool(input: Tensor, stride: 1 | 2): Tensor {
  const { channels } = input
  const output = empty(Math.ceil(input.height / stride), Math.ceil(input.width / stride), channels)
  for (let y = 0; y < output.height; y++) {
    for (let x = 0; x < output.width; x++) {
      const at = (y * output.width + x) * channels
      output.data.fill(-Infinity, at, at + channels)
      for (let iy = y * stride; iy < Math.min(input.height, y * stride + 2); iy++) {
        for (let ix = x * stride; ix < Math.min(input.width, x * stride + 2); ix++) {
          const from = (iy * input.width + ix) * channels
          for (let c = 0; c < channels; c++) {
            const value = input.data[from + c] as number
            if (value > (output.data[at + c] as number)) output.data[at + c] = value
          }
        }
      }
    }
  }
  return output
}

/** The mean of each channel. */
export function meanPool({ height, width, channels, data }: Tensor): Tensor {
  const output = empty(1, 1, channels)
  data.forEach((value, i) => {
    output.data[i % channels] = (output.data[i % channels] as number) + value / (height * width)
  })
  return output
}

export const relu = (input: Tensor): Tensor => withLeak(input, 0)
export const leakyRelu = (input: Tensor): Tensor => withLeak(input, 0.1)

function withLeak(input: Tensor, leak: number): Tensor {
  const data = new Float32Array(input.data.length)
  for (let i = 0; i < data.length; i++) {
    const value = input.data[i] as number
    data[i] = value < 0 ? value * leak : value
  }
  return { ...input, data }
}

/** @param others of the same shape */
export const add = (first: Tensor, ...others: Tensor[]): Tensor => ({
  ...first,
  data: first.data.map((value, i) => others.reduce((sum, other) => sum + (other.data[i] as number), value)),
})
