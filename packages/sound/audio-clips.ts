/** Sounds fetched and decoded ahead, so that a tap is heard at once. */
import { withTimeLimit } from '#time-limit'
import { opusUrl } from '#media/clip.ts'
import type { SpokenWord } from '#media/spoken-word.ts'
import { readWordTimes } from '#media/word-times.ts'
import { playsOpus } from './opus.ts'

/** A clip of half a minute is 5 MB when it is decoded: those of a page or two are kept, with music and the turning page. */
const KEPT = 6
/** A clip has 300 kB at most. */
const FETCH_LIMIT_MS = 30_000

export interface DecodedClip {
  buffer: AudioBuffer
  /** The fetched file: for the element that plays it at another pace. */
  file: Blob
  /** The words of a narration: the time at which each is heard. */
  words: readonly SpokenWord[]
}

export interface AudioClips {
  /** @throws (rejects) where the clip cannot be fetched or decoded; the next call asks for it again */
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
      // A clip of before may have one form alone.
      console.info('[reader] opus', opus, reason)
      return fetched(url)
    }
  }

  const fetched = async (url: string): Promise<DecodedClip> => {
    const answer = await fetch(url, { signal: AbortSignal.timeout(FETCH_LIMIT_MS) })
    if (!answer.ok) throw new Error(`${url}: ${answer.status}`)
    const file = await withTimeLimit(answer.arrayBuffer(), 'fetch a clip', { ms: FETCH_LIMIT_MS })
    // First the words: decoding takes the file away.
    const words = readWordTimes(new Uint8Array(file))
    const whole = new Blob([file], { type: answer.headers.get('Content-Type') ?? '' })
    return { buffer: await withTimeLimit(context.decodeAudioData(file), 'decode a clip'), file: whole, words }
  }

  return {
    decoded(url) {
      const clip = clips.get(url) ?? load(url)
      // The one that was asked for last stands last.
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
