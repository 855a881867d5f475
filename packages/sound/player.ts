/**
 * Music, narration and the sound of a turning page: one AudioContext, one gain for each channel. Web Audio, because an
 * <audio> element cannot loop at an exact length. If the browser does not allow sound yet, the first touch or key
 * starts it.
 */
import type { SpokenWord } from '#media/spoken-word.ts'
import { report } from '#report'
import { setAudioSession } from './audio-session.ts'
import { createAudioClips, type DecodedClip } from './audio-clips.ts'
import { createSlowVoice, playDecoded, type ClipSound } from './clip-sound.ts'
import { DEFAULT_VOLUMES, MUSIC, MUSIC_BENEATH_VOICE_DB, PAGE_FLIP_URL, type MusicTheme } from './music-themes.ts'
import { playBuffer } from './play-buffer.ts'
import { MUSIC_FADE_S, MUSIC_RISES_S, MUSIC_SINKS_S, NARRATION_FADE_S } from './sound-times.ts'
import { tellWords } from './tell-words.ts'

export interface Player {
  /**
   * Fades to this theme, or to silence; a theme continues where it stopped. A theme that cannot be loaded is logged and
   * changes nothing else (product 7.1).
   */
  playMusic(theme: MusicTheme | null): void
  /** Loads and decodes music that will be needed soon. */
  prepareMusic(theme: MusicTheme): void
  playPageFlip(): void
  /** Stops any other clip, and lowers the music meanwhile. @returns a function that stops the clip */
  playClip(url: string, on: ClipEvents, part?: ClipPart): () => void
  /** Loads and decodes a clip that will be needed soon. */
  prepareClip(url: string): void
  /** @param percent 0–100 */
  setVolume(channel: 'music' | 'narration', percent: number): void
  /** @param level 0–1 of its volume @param overS duration of the fade in seconds */
  fadeMusic(level: number, overS: number): void
  /** Pauses all sounds, or continues them from the same place. */
  setPaused(paused: boolean): void
  /**
   * Reports if the browser still waits for a gesture, now and at each change. A player that is silent after a gesture
   * waits for something else, such as a loudspeaker. @returns a function that stops the reports
   */
  watchBlocked(listener: (blocked: boolean) => void): () => void
  close(): void
}

export interface ClipEvents {
  /** A word begins; not called if the clip contains no word times. */
  word?: (index: number, word: SpokenWord) => void
  /** The clip reached its end by itself. */
  ended: () => void
  failed: (reason: unknown) => void
}

/** The part of a clip to play; a clip without word times plays whole. */
export interface ClipPart {
  /** Index of the first word to play, from 0. */
  from?: number
  /** Plays only that word. */
  alone?: boolean
  /** At four fifths of its speed with the same pitch; at its own speed if the browser cannot. */
  slow?: boolean
}

const GESTURES = ['pointerdown', 'keydown', 'touchend'] as const
const onGesture = (act: () => void, signal: AbortSignal) => {
  for (const gesture of GESTURES) document.addEventListener(gesture, act, { capture: true, signal })
}
/** A sudden change of gain is heard as a crack. */
const SMOOTH_S = 0.02

export function createPlayer(context: AudioContext = new AudioContext()): Player {
  const channel = (percent: number) => {
    const gain = new GainNode(context, { gain: percent / 100 })
    gain.connect(context.destination)
    return gain
  }
  const channels = {
    music: channel(DEFAULT_VOLUMES.music),
    narration: channel(DEFAULT_VOLUMES.narration),
    pageFlip: channel(DEFAULT_VOLUMES.pageFlip),
  }
  /** A gain between the music and its channel, so that the channel's volume stays the parent's choice. */
  const beneathVoice = new GainNode(context)
  const fading = new GainNode(context)
  beneathVoice.connect(fading)
  fading.connect(channels.music)
  const clips = createAudioClips(context)
  const listening = new AbortController()
  let wanted: MusicTheme | null = null
  let music: { theme: MusicTheme; stop: () => void } | null = null
  /** The position at which each theme continues, in seconds of its buffer. */
  const leftAt = new Map<MusicTheme, number>()
  let voices = 0
  let paused = false
  let closed = false

  const wake = () => {
    if (!paused && context.state !== 'running' && context.state !== 'closed') context.resume().catch(log)
  }
  onGesture(wake, listening.signal)
  // Otherwise an iPhone whose ring switch is off stays silent.
  setAudioSession('playback')

  /** @returns a function that stops the music and remembers its position */
  const loopMusic = (theme: MusicTheme, buffer: AudioBuffer) => {
    const { loop } = MUSIC[theme]
    const fromS = leftAt.get(theme) ?? loop.startS
    const begunAtS = context.currentTime
    const stop = playBuffer(context, buffer, beneathVoice, {
      loop,
      fromS,
      fadeInS: MUSIC_FADE_S,
      fadeOutS: MUSIC_FADE_S,
    })
    return () => {
      const played = fromS - loop.startS + context.currentTime - begunAtS
      leftAt.set(theme, loop.startS + (played % (loop.endS - loop.startS)))
      stop()
    }
  }

  /** @returns a function that reports the voice's end; further calls do nothing */
  const voiceBegins = () => {
    let speaks = true
    voices += 1
    sink()
    return () => {
      if (!speaks) return
      speaks = false
      voices -= 1
      sink()
    }
  }
  const sink = () => {
    const [level, seconds] = voices > 0 ? [10 ** (MUSIC_BENEATH_VOICE_DB / 20), MUSIC_SINKS_S] : [1, MUSIC_RISES_S]
    beneathVoice.gain.setTargetAtTime(level, context.currentTime, seconds / 4)
  }

  const slowVoice = createSlowVoice(context, channels.narration)
  const spokenSlowly = async (clip: DecodedClip, part: Parameters<typeof playDecoded>[3]): Promise<ClipSound> => {
    try {
      return await slowVoice.play(clip, part)
    } catch (reason) {
      console.info('[reader] not slower', reason)
      return playDecoded(context, clip, channels.narration, part)
    }
  }

  // Loads the sound now, so that the first turn plays it at once.
  clips.decoded(PAGE_FLIP_URL).catch(log)

  return {
    playMusic(theme) {
      wanted = theme
      if (theme === (music?.theme ?? null)) return
      music?.stop()
      music = null
      if (!theme) return
      wake()
      clips
        .decoded(MUSIC[theme].url)
        .then(({ buffer }) => {
          if (closed || wanted !== theme || music) return
          music = { theme, stop: loopMusic(theme, buffer) }
        })
        .catch(log)
    },
    prepareMusic: (theme) => void clips.decoded(MUSIC[theme].url).catch(log),
    playPageFlip() {
      clips
        .decoded(PAGE_FLIP_URL)
        .then(({ buffer }) => {
          if (!closed) playBuffer(context, buffer, channels.pageFlip, { fadeOutS: NARRATION_FADE_S })
        })
        .catch(log)
    },
    playClip(url, { word, ended, failed }, { from = 0, alone = false, slow = false } = {}) {
      let stop: (() => void) | null = null
      let unwanted = false
      wake()
      const speak = async () => {
        const clip = await clips.decoded(url)
        if (closed || unwanted) return
        const { words } = clip
        const voiceEnds = voiceBegins()
        const part = {
          // Start before the first word: the clip begins with a breath.
          fromS: from > 0 || alone ? (words[from]?.startMs ?? 0) / 1_000 : 0,
          untilS: alone ? endOf(words, from) : undefined,
          ended: () => {
            voiceEnds()
            if (!closed) ended()
          },
        }
        const sounding = await (slow ? spokenSlowly(clip, part) : playDecoded(context, clip, channels.narration, part))
        const stopWords = word && tellWords(sounding, alone ? words.slice(0, from + 1) : words, word, from)
        stop = () => {
          voiceEnds()
          sounding.stop()
          stopWords?.()
        }
        if (unwanted) stop()
      }
      speak().catch((reason: unknown) => {
        if (!closed && !unwanted) failed(reason)
      })
      return () => {
        unwanted = true
        stop?.()
      }
    },
    prepareClip: (url) => void clips.decoded(url).catch(log),
    setVolume(name, percent) {
      channels[name].gain.setTargetAtTime(percent / 100, context.currentTime, SMOOTH_S)
    },
    fadeMusic(level, overS) {
      fading.gain.setTargetAtTime(level, context.currentTime, overS / 4)
    },
    setPaused(now) {
      if (now === paused) return
      paused = now
      slowVoice.setPaused(now)
      if (now) context.suspend().catch(log)
      else wake()
    },
    watchBlocked(listener) {
      const watching = new AbortController()
      const tell = () => listener(context.state === 'suspended' && !paused)
      tell()
      context.addEventListener('statechange', tell, { signal: watching.signal })
      onGesture(() => {
        watching.abort()
        listener(false)
      }, watching.signal)
      return () => watching.abort()
    },
    close() {
      closed = true
      listening.abort()
      setAudioSession('auto')
      context.close().catch(log)
    },
  }
}

/** End of a word in seconds; undefined for the last word. */
const endOf = (words: readonly SpokenWord[], index: number): number | undefined => {
  const next = words[index + 1]
  return next && next.startMs / 1_000
}

const log = (reason: unknown) => report(reason, 'reader: sound')
