/** A clip that sounds, at its own pace or slower, with the clock that its words are told by. */
import type { DecodedClip } from './audio-clips.ts'
import { fadeOut, playBuffer } from './play-buffer.ts'
import { NARRATION_FADE_S } from './sound-times.ts'

/** The rate of a slow clip; the voice keeps its pitch. */
export const SLOW_RATE = 0.8

export interface ClipSound {
  /** How many of the clip's seconds pass in one. */
  rate: number
  /** The place that is heard, in milliseconds of the clip from its beginning; stands still while the sound does. */
  heardMs: () => number
  /** Fades out. */
  stop: () => void
}

interface ClipPart {
  fromS: number
  /** Absent: to its end. */
  untilS?: number | undefined
  /** It came to its end by itself. */
  ended: () => void
}

/** At its own pace, to the sample. */
export function playDecoded(
  context: AudioContext,
  { buffer }: Pick<DecodedClip, 'buffer'>,
  into: AudioNode,
  part: ClipPart,
): ClipSound {
  const begunAtS = context.currentTime
  return {
    rate: 1,
    heardMs: () => (context.currentTime - onItsWayS(context) - begunAtS + part.fromS) * 1_000,
    stop: playBuffer(context, buffer, into, { ...part, fadeOutS: NARRATION_FADE_S }),
  }
}

/**
 * Slow clips play in an <audio> element: browsers stretch its sound and keep its pitch, which Web Audio cannot. One for
 * good: an iPhone lets only an element that a gesture has once started go on by itself.
 */
export interface SlowVoice {
  /** @throws (rejects) where the browser wants a gesture first, or cannot play the file */
  play: (clip: Pick<DecodedClip, 'file'>, part: ClipPart) => Promise<ClipSound>
  setPaused: (paused: boolean) => void
}

export function createSlowVoice(context: AudioContext, into: AudioNode): SlowVoice {
  let made: { element: HTMLAudioElement; gain: GainNode } | undefined
  const make = () => {
    const element = new Audio()
    const gain = new GainNode(context)
    new MediaElementAudioSourceNode(context, { mediaElement: element }).connect(gain).connect(into)
    return (made = { element, gain })
  }
  /** Lets go of what sounds now. */
  let leave: (() => void) | null = null

  return {
    async play({ file }, { fromS, untilS, ended }) {
      leave?.()
      const { element, gain } = made ?? make()
      const url = URL.createObjectURL(file)
      const listening = new AbortController()
      let timer: ReturnType<typeof setTimeout> | undefined
      const leaveThis = () => {
        listening.abort()
        clearTimeout(timer)
        element.pause()
        URL.revokeObjectURL(url)
        if (leave === leaveThis) leave = null
      }
      leave = leaveThis
      const finish = () => {
        leaveThis()
        ended()
      }
      const lookForTheEnd = () => {
        const leftS = (untilS ?? Infinity) - element.currentTime
        if (leftS <= 0) finish()
        else if (leftS < Infinity) timer = setTimeout(lookForTheEnd, (leftS / SLOW_RATE) * 1_000)
      }
      element.src = url
      element.preservesPitch = true
      element.playbackRate = SLOW_RATE
      element.currentTime = fromS
      element.addEventListener('ended', finish, { signal: listening.signal })
      gain.gain.cancelScheduledValues(context.currentTime)
      gain.gain.setValueAtTime(1, context.currentTime)
      try {
        await element.play()
      } catch (reason) {
        leaveThis()
        throw reason
      }
      lookForTheEnd()
      return {
        rate: SLOW_RATE,
        heardMs: () => element.currentTime * 1_000,
        stop: () => {
          if (leave !== leaveThis) return
          listening.abort()
          clearTimeout(timer)
          fadeOut(context, gain, NARRATION_FADE_S)
          timer = setTimeout(leaveThis, NARRATION_FADE_S * 1_000)
        },
      }
    },
    setPaused(paused) {
      if (!leave || !made) return
      if (paused) made.element.pause()
      // An error of a sound that ended meanwhile, or was refused, is reported when the next one is played.
      else made.element.play().catch(() => undefined)
    },
  }
}

/**
 * The sound that has been played and is not heard yet: by wireless headphones a fifth of a second. 0 where the browser
 * does not say.
 */
const onItsWayS = ({ outputLatency }: Partial<AudioContext>): number => outputLatency ?? 0
