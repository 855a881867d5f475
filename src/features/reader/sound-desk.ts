/**
 * Music and the sound of a turning page, over Web Audio: a loop of exact length cannot be had from an <audio> element.
 * Failures are logged and change nothing else (specification, section 8).
 */
import { MUSIC, PAGE_FLIP_URL, type MusicTheme } from './music-themes.ts'
import { MUSIC_FADE_S } from './reader-times.ts'

export interface SoundDesk {
  /** Fades to this theme, or to silence. Until the browser allows sound, the first touch or key starts it. */
  playMusic(theme: MusicTheme | null): void
  /** @param percent 0–100 */
  setMusicVolume(percent: number): void
  /** @param percent 0–100 */
  playPageFlip(percent: number): void
  close(): void
}

const GESTURES = ['pointerdown', 'keydown', 'touchend'] as const

export function createSoundDesk(context: AudioContext = new AudioContext()): SoundDesk {
  const master = context.createGain()
  master.connect(context.destination)
  const buffers = new Map<string, Promise<AudioBuffer>>()
  let wanted: MusicTheme | null = null
  let playing: { theme: MusicTheme; source: AudioBufferSourceNode; gain: GainNode } | null = null
  let closed = false

  const wake = () => {
    if (context.state === 'suspended') context.resume().catch(log)
  }
  for (const gesture of GESTURES) document.addEventListener(gesture, wake, true)

  const bufferOf = (url: string): Promise<AudioBuffer> => {
    const known = buffers.get(url)
    if (known) return known
    const loading = fetch(url)
      .then((answer) => (answer.ok ? answer.arrayBuffer() : Promise.reject(new Error(`${url}: ${answer.status}`))))
      .then((bytes) => context.decodeAudioData(bytes))
    buffers.set(url, loading)
    // A sound that did not load is asked for again the next time.
    loading.catch(() => buffers.delete(url))
    return loading
  }

  const fadeOut = () => {
    if (!playing) return
    const { source, gain } = playing
    gain.gain.setTargetAtTime(0, context.currentTime, MUSIC_FADE_S / 4)
    source.stop(context.currentTime + MUSIC_FADE_S)
    playing = null
  }

  const fadeIn = (theme: MusicTheme, buffer: AudioBuffer) => {
    const { startS, endS } = MUSIC[theme].loop
    const source = new AudioBufferSourceNode(context, { buffer, loop: true, loopStart: startS, loopEnd: endS })
    const gain = new GainNode(context, { gain: 0 })
    gain.gain.setTargetAtTime(1, context.currentTime, MUSIC_FADE_S / 4)
    source.connect(gain).connect(master)
    source.start(0, startS)
    playing = { theme, source, gain }
  }

  // The first turn should not wait for its sound.
  bufferOf(PAGE_FLIP_URL).catch(log)

  return {
    playMusic(theme) {
      wanted = theme
      if (theme === playing?.theme) return
      fadeOut()
      if (!theme) return
      wake()
      bufferOf(MUSIC[theme].url)
        .then((buffer) => {
          if (!closed && wanted === theme && !playing) fadeIn(theme, buffer)
        })
        .catch(log)
    },
    setMusicVolume(percent) {
      master.gain.setTargetAtTime(percent / 100, context.currentTime, 0.02)
    },
    playPageFlip(percent) {
      bufferOf(PAGE_FLIP_URL)
        .then((buffer) => {
          if (closed) return
          const source = new AudioBufferSourceNode(context, { buffer })
          source.connect(new GainNode(context, { gain: percent / 100 })).connect(context.destination)
          source.start()
        })
        .catch(log)
    },
    close() {
      closed = true
      for (const gesture of GESTURES) document.removeEventListener(gesture, wake, true)
      context.close().catch(log)
    },
  }
}

const log = (reason: unknown) => console.warn('[reader] music', reason)
