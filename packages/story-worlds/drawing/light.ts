/** One light of a scene: `dir` points toward the lamp; lit edge, core shadow and rim are colours with opacities. */
export interface Light {
  dir: readonly [number, number]
  hi?: string
  hiO?: number
  sh?: string
  shO?: number
  rim?: string
  rimO?: number
  /** trees */
  treeHi?: string
  treeO?: number
  /** Colour laid over the face. */
  tint?: string
  tintO?: number
  /** shadow of the hood on the forehead */
  shade?: string
}
