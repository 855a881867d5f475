/** Sounds loaded and decoded ahead, so that a tap plays them at once. */
import { withTimeLimit } from '#time-limit'
import { opusUrl } from '#media/clip.ts'
import type { SpokenWord } from '#media/spoken-word.ts'
import { readWordTimes } from '#media/word-times.ts'
import { playsOpus } from './opus.ts'

/** A decoded clip of half a minute takes 5 MB: the cache has room for a page or two, music and the turning page. */
const KEPT = 6
/** A clip has at most 300 kB. */
const FETCH_LIMIT_MS = 30_000

export interface DecodedClip {
  buffer: AudioBuffer
  /** The downloaded file, for the element that plays it at another speed. */
  file: Blob
  /** The words of a narration, with their start times. */
  words: readonly SpokenWord[]
}

export interface AudioClips {
  /** @throws (rejects) if the clip cannot be loaded or decoded; the next call loads it again */
  decoded(url: string): Promise<DecodedClip>
}

export function createAudioClips(context: BaseAudioContext): AudioClips {
  const clips = new Map<string, Promise<DecodedClip>>()

  const load = async (url: string): Promise<DecodedClip> => {
    const opus = await clipUrl(url)
    if (opus === url) return fetched(url)
    try {
      return await fetched(opus)
    } catch (reason) {
      // Fetch the MP3: an older clip may have no Opus form.
      console.info('[reader] opus', opus, reason)
      return fetched(url)
    }
  }

  const fetched = async (url: string): Promise<DecodedClip> => {
    const answer = await fetch(url, { signal: AbortSignal.timeout(FETCH_LIMIT_MS) })
    if (!answer.ok) throw new Error(`${url}: ${answer.status}`)
    const file = await withTimeLimit(answer.arrayBuffer(), 'fetch a clip', { ms: FETCH_LIMIT_MS })
    // Read the words first: decoding detaches the file's buffer.
    const words = readWordTimes(new Uint8Array(file))
    const whole = new Blob([file], { type: answer.headers.get('Content-Type') ?? '' })
    return { buffer: await withTimeLimit(context.decodeAudioData(file), 'decode a clip'), file: whole, words }
  }

  return {
    decoded(url) {
      const clip = clips.get(url) ?? load(url)
      // Moves the most recently used clip to the end.
      clips.delete(url)
      clips.set(url, clip)
      clip.catch(() => clips.delete(url))
      const [oldest] = clips.keys()
      if (clips.size > KEPT && oldest) clips.delete(oldest)
      return clip
    },
  }
}

/** The address at which this browser fetches the clip. */
export const clipUrl = async (url: string): Promise<string> => ((await playsOpus()) && opusUrl(url)) || url
