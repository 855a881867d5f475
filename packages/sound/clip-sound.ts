/** Plays a clip, at its own speed or slower, with the clock by which its words are highlighted. */
import type { DecodedClip } from './audio-clips.ts'
import { fadeOut, playBuffer } from './play-buffer.ts'
import { NARRATION_FADE_S } from './sound-times.ts'

/** The rate of a slow clip; the voice keeps its pitch. */
export const SLOW_RATE = 0.8

export interface ClipSound {
  /** Seconds of the clip played in one second. */
  rate: number
  /**
   * The position that the listener hears, in milliseconds from the clip's beginning; it stands still while the sound
   * does.
   */
  heardMs: () => number
  /** Ends the sound with a fade. */
  stop: () => void
}

interface ClipPart {
  fromS: number
  /** Absent: plays to its end. */
  untilS?: number | undefined
  /** The sound reached its end by itself. */
  ended: () => void
}

/** Plays a clip at its own speed, exact to the sample. */
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
 * Slow clips play in an <audio> element: browsers stretch its sound and preserve its pitch, which Web Audio cannot. All
 * clips share one element: an iPhone lets only an element that a gesture has once started play without another gesture.
 */
export interface SlowVoice {
  /** @throws (rejects) if the browser requires a gesture first, or cannot play the file */
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
  /** Releases the present sound. */
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
      // Ignore this error, because the next `play` reports it: the sound may have ended meanwhile, or was refused.
      else made.element.play().catch(() => undefined)
    },
  }
}

/**
 * Delay between playing and hearing a sound: a fifth of a second in wireless headphones. 0 if the browser does not
 * report it.
 */
const onItsWayS = ({ outputLatency }: Partial<AudioContext>): number => outputLatency ?? 0
