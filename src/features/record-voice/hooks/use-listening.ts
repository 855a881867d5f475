import { useEffect, useRef, useState } from 'react'
import { report } from '#report'
import type { ReadPage } from './use-pages.ts'

/** Plays a page: the recording on this device, or else the book's clip. One at a time. */
export function useListening() {
  const [heard, setHeard] = useState<number | null>(null)
  const end = useRef<() => void>(null)
  useEffect(() => () => end.current?.(), [])

  const stop = () => {
    end.current?.()
    end.current = null
    setHeard(null)
  }
  /** @param clip for a page whose recording is no longer on this device */
  const listen = (spread: number, page: ReadPage, clip: string) => {
    stop()
    if (page.is === 'none') return
    const blobUrl = page.recorded && URL.createObjectURL(page.recorded)
    const sound = new Audio(blobUrl ?? clip)
    sound.addEventListener('ended', stop)
    end.current = () => {
      sound.removeEventListener('ended', stop)
      sound.pause()
      if (blobUrl) URL.revokeObjectURL(blobUrl)
    }
    setHeard(spread)
    sound.play().catch((error: unknown) => {
      // A stop before the sound has begun rejects the promise too.
      if (!(error instanceof DOMException && error.name === 'AbortError')) report(error, 'record-voice: listen')
      stop()
    })
  }
  return { heard, listen, stop }
}
