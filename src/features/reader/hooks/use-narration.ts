import { useEffect, useEffectEvent, useRef, useState, type RefObject } from 'react'
import { report } from '#report'
import { createReadAlong } from '#sound/read-along.ts'
import type { DeviceVoice } from '#sound/device-voice.ts'
import type { ClipEvents, Player } from '#sound/player.ts'

interface Narration {
  player: RefObject<Player | null>
  /** One clip per spread. */
  clips: readonly string[]
  /** The open spread, from 0; null: the book is closed. */
  spread: number | null
  playing: boolean
  /** The device's voice that reads instead of the clips, and a spread's texts for it. */
  instead?: { voice: DeviceVoice; textsOf: (spread: number) => readonly string[] } | null
  /** The elements that show the texts of this spread, in order. */
  paragraphsOf: (spread: number) => readonly Element[]
  /** The word at which a spread begins: 0, or the first of its right page if only that page is open. */
  startsAt?: number
  /** Called for each word of the narration while it plays. */
  onWord?: (word: number) => void
  onEnded: () => void
  /** The clip could not be played; logged here (product 7.1: narration mutes itself silently). */
  onFailure: () => void
  /** 'Daha yavaş' */
  slow: boolean
}

export interface Words {
  /** Continues from this word of the open spread, counted from 0; does nothing if no voice is reading. */
  hearFrom: (word: number) => void
  /** Says this word alone while it is held; null releases it and resumes the narration. */
  hold: (word: number | null) => void
  /** The last word heard on the open spread; null before the first. */
  at: () => number | null
}

/**
 * Plays the clip of the open spread, from its beginning or from a requested word; this clip and the next are decoded
 * ahead.
 */
export function useNarration({
  player,
  clips,
  spread,
  playing,
  instead = null,
  paragraphsOf,
  startsAt = 0,
  onWord,
  onEnded,
  onFailure,
  slow,
}: Narration): Words {
  const clip = spread === null ? undefined : clips[spread]
  const ahead = clips[spread === null ? 0 : spread + 1]

  const ended = useEffectEvent(onEnded)
  const first = useEffectEvent(() => startsAt)
  const heard = useEffectEvent((word: number) => onWord?.(word))
  const paragraphs = useEffectEvent(paragraphsOf)
  const texts = useEffectEvent((of: number) => instead?.textsOf(of) ?? [])
  const voice = instead?.voice ?? null
  /** The place from which the narration continues after a held word, or at another speed. */
  const place = useRef({ spread: -1, word: 0 })
  /** The clip whose words count. A clip still says words between a request for another word and the next render. */
  const speaking = useRef<object | null>(null)
  /** A new object each time, because the same word may be requested twice. */
  const [asked, setAsked] = useState<object | null>(null)
  const [held, setHeld] = useState<number | null>(null)
  const failed = useEffectEvent((reason: unknown) => {
    const isCutOff = reason instanceof DOMException && reason.name === 'AbortError'
    if (!isCutOff) report(reason, 'reader: narration')
    onFailure()
  })

  useEffect(() => {
    if (!player.current || spread === null) return
    if (!playing && held === null) {
      place.current = { spread: -1, word: 0 }
      return
    }
    if (voice || clip) {
      const readAlong = createReadAlong(paragraphs(spread))
      const mine = (speaking.current = {})
      const alone = held !== null
      const from = held ?? (place.current.spread === spread ? place.current.word : first())
      const on: ClipEvents = {
        word: (index, word) => {
          if (speaking.current !== mine) return
          readAlong.light(index, word)
          if (alone) return
          place.current = { spread, word: index }
          heard(index)
        },
        // Ignore the end of a held word: the finger is still on it.
        ended: () => !alone && ended(),
        failed: (reason) => failed(reason),
      }
      const part = { from, alone, slow }
      const stop = voice ? voice.speak(texts(spread), on, part) : player.current.playClip(clip ?? '', on, part)
      return () => {
        stop()
        readAlong.clear()
      }
    }
    // A completed book may lack a clip (product 3.7).
    console.info(`[reader] narration: spread ${spread + 1} has no clip`)
  }, [player, clip, voice, spread, playing, slow, asked, held])

  useEffect(() => {
    for (const url of [clip, ahead]) if (url) player.current?.prepareClip(url)
  }, [player, clip, ahead])

  return {
    hearFrom: (word) => {
      if (spread === null) return
      place.current = { spread, word }
      speaking.current = null
      setAsked({})
    },
    hold: setHeld,
    at: () => (place.current.spread === spread ? place.current.word : null),
  }
}
