/** The device's microphone: opened once, for as long as somebody reads, and recorded from page by page. */
import { Problem } from '#domain/problem.ts'

export interface Recording {
  /** Resolves when there is nothing more to come: by `stop`, or because the microphone went. */
  readonly ended: Promise<Blob>
  stop(): void
}

export interface Microphone {
  /** 0 … 1, as it stands at this moment. */
  level(): number
  record(): Recording
  close(): void
}

/** A voice is not music, and a room has its noises; what is loud is levelled by the server. */
const WISHES: MediaStreamConstraints = {
  audio: { channelCount: 1, noiseSuppression: true, echoCancellation: false, autoGainControl: false },
}
const BITS_A_SECOND = 96_000
/** −50 dB … 0 dB. */
const QUIETEST_DB = -50

/** @throws Problem 'microphone-refused' | 'microphone-missing' */
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
      // Safari lets it sleep until it is asked in a press.
      void context.resume()
      const recorder = new MediaRecorder(stream, { audioBitsPerSecond: BITS_A_SECOND })
      const parts: Blob[] = []
      const ended = new Promise<Blob>((resolve) => {
        recorder.addEventListener('dataavailable', ({ data }) => void parts.push(data))
        recorder.addEventListener('stop', () => resolve(new Blob(parts, { type: recorder.mimeType })))
      })
      recorder.start()
      return {
        ended,
        stop: () => {
          if (recorder.state !== 'inactive') recorder.stop()
        },
      }
    },
    close() {
      for (const track of stream.getTracks()) track.stop()
      void context.close()
    },
  }
}

async function openStream(): Promise<MediaStream> {
  try {
    return await navigator.mediaDevices.getUserMedia(WISHES)
  } catch (error) {
    const isRefused =
      error instanceof DOMException && (error.name === 'NotAllowedError' || error.name === 'SecurityError')
    throw new Problem(isRefused ? 'microphone-refused' : 'microphone-missing', 'The microphone was not opened', {
      cause: error,
    })
  }
}
