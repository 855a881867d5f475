/** Runs in the page: records the player's output, and when each word is highlighted, on the same clock. */
import type { Loudness } from './heard-at.ts'

export interface LitWord {
  text: string
  /** The time at which the sound that is audible now left the player. */
  atS: number
}

declare global {
  interface Window {
    lit: LitWord[]
    loudness: { atS: number[]; level: number[] }
  }
}

export function listenAndWatch(): void {
  window.lit = []
  window.loudness = { atS: [], level: [] }
  let sounding: AudioContext | undefined
  const ears = new WeakMap<BaseAudioContext, Promise<AudioWorkletNode>>()
  const program = `registerProcessor('ear', class extends AudioWorkletProcessor {
    process([[samples]]) {
      if (samples) this.port.postMessage([currentTime, samples.reduce((sum, sample) => sum + Math.abs(sample), 0)])
      return true
    }
  })`
  const earOf = async (context: BaseAudioContext) => {
    await context.audioWorklet.addModule(URL.createObjectURL(new Blob([program], { type: 'text/javascript' })))
    const ear = new AudioWorkletNode(context, 'ear', { numberOfOutputs: 0 })
    ear.port.onmessage = ({ data: [atS, level] }: MessageEvent<[number, number]>) => {
      window.loudness.atS.push(atS)
      window.loudness.level.push(level)
    }
    return ear
  }
  const connect = AudioNode.prototype.connect as (this: AudioNode, to: AudioNode) => AudioNode
  AudioNode.prototype.connect = function (this: AudioNode, to: AudioNode) {
    const { context } = this
    if (to instanceof AudioDestinationNode && context instanceof AudioContext) {
      sounding = context
      const ear = ears.get(context) ?? earOf(context)
      ears.set(context, ear)
      void ear.then((made) => connect.call(this, made))
    }
    return connect.call(this, to)
  } as typeof AudioNode.prototype.connect
  const { add } = Highlight.prototype
  Highlight.prototype.add = function (range) {
    if (sounding) window.lit.push({ text: String(range), atS: sounding.currentTime - (sounding.outputLatency || 0) })
    return add.call(this, range)
  }
}

/** Loudness of a file over its own time, in blocks of 128 samples, as in the page that plays it. */
export async function loudnessOf(url: string): Promise<Loudness> {
  const context = new AudioContext()
  const buffer = await context.decodeAudioData(await (await fetch(url)).arrayBuffer())
  await context.close()
  const samples = buffer.getChannelData(0)
  const atS: number[] = []
  const level: number[] = []
  for (let at = 0; at < samples.length; at += 128) {
    atS.push(at / buffer.sampleRate)
    level.push(samples.subarray(at, at + 128).reduce((sum, sample) => sum + Math.abs(sample), 0))
  }
  return { atS, level }
}
