import { useEffect, useEffectEvent, useRef } from 'react'

interface NarrationProps {
  /** The clip of the open spread, or of the one that comes next (loaded ahead); undefined or empty is silence. */
  clip: string | undefined
  playing: boolean
  /** 0–100 */
  volume: number
  onEnded: () => void
  /** The clip could not be played; logged here. */
  onFailure: () => void
}

/** One clip, from its beginning whenever it starts. */
export function Narration({ clip, playing, volume, onEnded, onFailure }: NarrationProps) {
  const element = useRef<HTMLAudioElement>(null)

  useEffect(() => {
    if (element.current) element.current.volume = volume / 100
  }, [volume])

  const fail = useEffectEvent((reason: unknown) => {
    console.warn('[reader] narration', reason)
    onFailure()
  })

  useEffect(() => {
    const audio = element.current
    if (!audio || !clip || !playing) return
    let current = true
    audio.currentTime = 0
    audio.play().catch((reason: unknown) => {
      // A play that its own pause cut short is no failure.
      if (current) fail(reason)
    })
    return () => {
      current = false
      audio.pause()
    }
  }, [clip, playing])

  // The text of the page is what a caption would say.
  // eslint-disable-next-line jsx-a11y-x/media-has-caption
  return <audio ref={element} data-narration src={clip || undefined} preload="auto" onEnded={onEnded} />
}
