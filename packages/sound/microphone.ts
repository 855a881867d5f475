/** The device's microphone: opened once for a whole reading, and recorded page by page, as the server expects it. */
import { Problem, type ProblemCode } from '#domain/problem.ts'
import { RECORDING_MAX_S, RECORDING_RATE } from '#domain/voice.ts'
import { withTimeLimit } from '#time-limit'
import { setAudioSession } from './audio-session.ts'

export interface Recording {
  /** Resolves when the recording is complete: after `stop`, or after the microphone was lost. */
  readonly ended: Promise<Recorded>
  stop(): void
}

export interface Recorded {
  sound: Blob
  /** The recording was cut off: a call came, or the browser lost the microphone. */
  isInterrupted: boolean
}

export interface Microphone {
  /** The present level: 0 … 1. */
  level(): number
  record(): Recording
  /** @returns whether recording is possible: a call, another tab or another microphone ends it */
  isLive(): boolean
  close(): void
}

/** Suppress the noise of a room, which harms speech less than music. The server normalises the volume. */
const WISHES: MediaStreamConstraints = {
  audio: { channelCount: 1, noiseSuppression: true, echoCancellation: false, autoGainControl: false },
}
const BITS_A_SECOND = 96_000
/** −50 dB … 0 dB. */
const QUIETEST_DB = -50

/** @throws Problem 'microphone-refused' | 'microphone-missing' | 'microphone-failed' | 'microphone-unsupported' */
export async function openMicrophone(): Promise<Microphone> {
  const stream = await openStream()
  const context = new AudioContext()
  const analyser = context.createAnalyser()
  context.createMediaStreamSource(stream).connect(analyser)
  const samples = new Float32Array(analyser.fftSize)
  return {
    level() {
      analyser.getFloatTimeDomainData(samples)
      const power = samples.reduce((sum, sample) => sum + sample * sample, 0) / samples.length
      return Math.max(0, 1 - (10 * Math.log10(power)) / QUIETEST_DB)
    },
    record() {
      // Safari suspends the context until code resumes it within a press.
      void context.resume()
      const recorder = new MediaRecorder(stream, { audioBitsPerSecond: BITS_A_SECOND })
      const parts: Blob[] = []
      let isInterrupted = true
      const end = () => {
        if (recorder.state !== 'inactive') recorder.stop()
      }
      const listening = new AbortController()
      // A call mutes the track; anything recorded from then on is silence.
      for (const track of stream.getTracks()) track.addEventListener('mute', end, { signal: listening.signal })
      const ended = new Promise<Recorded>((resolve) => {
        recorder.addEventListener('dataavailable', ({ data }) => void parts.push(data))
        recorder.addEventListener('stop', () => {
          listening.abort()
          resolve({ sound: new Blob(parts, { type: recorder.mimeType }), isInterrupted })
        })
      })
      recorder.start()
      return {
        ended,
        stop: () => {
          isInterrupted = false
          end()
        },
      }
    },
    isLive: () => stream.getTracks().every(({ readyState, muted }) => readyState === 'live' && !muted),
    close() {
      for (const track of stream.getTracks()) track.stop()
      void context.close()
      setAudioSession('auto')
    },
  }
}

/** The browser asks the user for permission during this time. */
const PERMISSION_LIMIT_MS = 60_000

async function openStream(): Promise<MediaStream> {
  if (!('mediaDevices' in navigator) || typeof MediaRecorder === 'undefined')
    throw new Problem('microphone-unsupported', 'This browser records nothing')
  setAudioSession('play-and-record')
  try {
    return await withTimeLimit(navigator.mediaDevices.getUserMedia(WISHES), 'open the microphone', {
      ms: PERMISSION_LIMIT_MS,
      onLate: (stream) => stream.getTracks().forEach((track) => track.stop()),
    })
  } catch (error) {
    setAudioSession('auto')
    throw new Problem(whyNotOpened(error), 'The microphone was not opened', { cause: error })
  }
}

function whyNotOpened(error: unknown): ProblemCode {
  switch (error instanceof DOMException ? error.name : '') {
    case 'NotAllowedError':
    case 'SecurityError':
      return 'microphone-refused'
    case 'NotFoundError':
      return 'microphone-missing'
    default:
      return 'microphone-failed'
  }
}

const FULL_SCALE = 32_767

/**
 * @returns 16 bit, little-endian, mono, RECORDING_RATE; at most RECORDING_MAX_S, because a timer may end a recording
 * late
 * @throws Problem 'recording-undecoded' if the browser cannot decode its own recording
 */
export async function pcmOf(recorded: Blob): Promise<Blob> {
  // Decoding resamples to the context's rate.
  const context = new OfflineAudioContext(1, 1, RECORDING_RATE)
  const sound = await decoded(recorded, context).catch((error: unknown) => {
    throw new Problem('recording-undecoded', 'The browser cannot decode what it has recorded', { cause: error })
  })
  const length = Math.min(sound.length, RECORDING_MAX_S * RECORDING_RATE)
  const channels = Array.from({ length: sound.numberOfChannels }, (_, channel) => sound.getChannelData(channel))
  const pcm = new DataView(new ArrayBuffer(length * 2))
  for (let at = 0; at < length; at += 1) {
    const mean = channels.reduce((sum, samples) => sum + (samples[at] ?? 0), 0) / channels.length
    pcm.setInt16(at * 2, Math.round(Math.max(-1, Math.min(1, mean)) * FULL_SCALE), true)
  }
  return new Blob([pcm.buffer], { type: 'application/octet-stream' })
}

async function decoded(recorded: Blob, context: OfflineAudioContext): Promise<AudioBuffer> {
  const bytes = await withTimeLimit(recorded.arrayBuffer(), 'read a recording')
  return withTimeLimit(context.decodeAudioData(bytes), 'decode a recording')
}
