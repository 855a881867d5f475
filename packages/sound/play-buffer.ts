interface BufferPart {
  /** In seconds of the buffer, like the following fields. */
  loop?: { startS: number; endS: number }
  fromS?: number
  /** Absent: plays to its end. */
  untilS?: number | undefined
  fadeInS?: number
  fadeOutS: number
  /** The sound reached its end by itself. */
  ended?: () => void
}

/** Plays a decoded sound, or a part of it, through a gain node of its own. @returns a function that fades it out */
export function playBuffer(
  context: BaseAudioContext,
  buffer: AudioBuffer,
  into: AudioNode,
  { loop, fromS = 0, untilS, fadeInS = 0, fadeOutS, ended }: BufferPart,
): () => void {
  const source = new AudioBufferSourceNode(context, {
    buffer,
    ...(loop && { loop: true, loopStart: loop.startS, loopEnd: loop.endS }),
  })
  const gain = new GainNode(context, { gain: fadeInS > 0 ? 0 : 1 })
  if (fadeInS > 0) gain.gain.setTargetAtTime(1, context.currentTime, fadeInS / 4)
  source.connect(gain).connect(into)
  let stopped = false
  source.onended = () => {
    gain.disconnect()
    if (!stopped) ended?.()
  }
  if (untilS === undefined) source.start(0, fromS)
  else source.start(0, fromS, untilS - fromS)
  return () => {
    if (stopped) return
    stopped = true
    fadeOut(context, gain, fadeOutS)
    source.stop(context.currentTime + fadeOutS)
  }
}

export function fadeOut(context: BaseAudioContext, gain: GainNode, seconds: number): void {
  gain.gain.setTargetAtTime(0, context.currentTime, seconds / 4)
}
