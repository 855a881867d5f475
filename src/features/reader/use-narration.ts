import { useEffect, useEffectEvent, type RefObject } from 'react'
import { report } from '#report'
import { createReadAlong } from './read-along.ts'
import type { DeviceVoice } from './device-voice.ts'
import type { ClipEvents, Player } from './player.ts'

interface Narration {
  player: RefObject<Player | null>
  /** One clip a spread. */
  clips: readonly string[]
  /** The spread that lies open, from 0; null is a closed book. */
  spread: number | null
  playing: boolean
  /** Who reads instead of the clips, and the texts of a spread for them. */
  instead?: { voice: DeviceVoice; textsOf: (spread: number) => readonly string[] } | null
  /** The elements that show the texts of this spread, in order. */
  paragraphsOf: (spread: number) => readonly Element[]
  onEnded: () => void
  /** The clip could not be played; logged here (docs/product/07-reading.md#71-sound: narration mutes itself silently). */
  onFailure: () => void
}

/** The clip of the open spread, from its beginning whenever it starts; that and the next are decoded ahead. */
export function useNarration({
  player,
  clips,
  spread,
  playing,
  instead = null,
  paragraphsOf,
  onEnded,
  onFailure,
}: Narration): void {
  const clip = spread === null ? undefined : clips[spread]
  const ahead = clips[spread === null ? 0 : spread + 1]

  const ended = useEffectEvent(onEnded)
  const paragraphs = useEffectEvent(paragraphsOf)
  const texts = useEffectEvent((of: number) => instead?.textsOf(of) ?? [])
  const voice = instead?.voice ?? null
  const failed = useEffectEvent((reason: unknown) => {
    report(reason, 'reader: narration')
    onFailure()
  })

  useEffect(() => {
    if (!player.current || spread === null || !playing) return
    if (voice || clip) {
      const readAlong = createReadAlong(paragraphs(spread))
      const on: ClipEvents = {
        word: readAlong.light,
        ended: () => ended(),
        failed: (reason) => failed(reason),
      }
      const stop = voice ? voice.speak(texts(spread), on) : player.current.playClip(clip ?? '', on)
      return () => {
        stop()
        readAlong.clear()
      }
    }
    // docs/product/03-data.md#37-when-a-story-can-be-read: a completed book may lack a clip.
    console.info(`[reader] narration: spread ${spread + 1} has no clip`)
  }, [player, clip, voice, spread, playing])

  useEffect(() => {
    for (const url of [clip, ahead]) if (url) player.current?.prepareClip(url)
  }, [player, clip, ahead])
}
