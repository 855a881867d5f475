/** A network's weights: one byte each, with a scale and a minimum for each tensor (TensorFlow.js, 'uint8'). */

/** Entry of the network's manifest; entries follow the order of the bytes. */
export interface TensorLayout {
  name: string
  shape: readonly number[]
  scale: number
  min: number
}

/** @throws Error if there is no tensor of that name */
export type Weights = (name: string) => Float32Array

/** @throws Error if the number of bytes differs from the layout, e.g. in half a file */
export function readWeights(bytes: Uint8Array, layout: readonly TensorLayout[]): Weights {
  const tensors = new Map<string, Float32Array>()
  let at = 0
  for (const { name, shape, scale, min } of layout) {
    const end = at + shape.reduce((size, side) => size * side, 1)
    tensors.set(
      name,
      Float32Array.from(bytes.subarray(at, end), (byte) => byte * scale + min),
    )
    at = end
  }
  if (at !== bytes.length) throw new Error(`The weights have ${bytes.length} bytes, the layout ${at}`)
  return (name) => {
    const tensor = tensors.get(name)
    if (!tensor) throw new Error(`There is no tensor ${name}`)
    return tensor
  }
}
