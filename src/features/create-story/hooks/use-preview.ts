import { useEffect, useRef, useState } from 'react'
import { report } from '#report'
import type { PreviewCover, PreviewPage, PreviewRequest } from '../model/compose-cover.ts'
import type { Preview } from '../model/compose-preview.ts'

type Composed<Pages> = { is: 'composing' } | { is: 'none' } | ({ is: 'ready' } & Pages)
type Compose<Pages> = (request: PreviewRequest, signal: AbortSignal) => Promise<Pages | null>

/** Composes the book's first pages again for each new request. The wizard works without them. */
export const usePreview = (request: PreviewRequest): Composed<Preview> => useComposed(request, preview)
export const usePreviewCover = (request: PreviewRequest): Composed<PreviewCover> => useComposed(request, cover)

const preview: Compose<Preview> = async (...wanted) =>
  (await import('../model/compose-preview.ts')).composePreview(...wanted)
const cover: Compose<PreviewCover> = async (...wanted) =>
  (await import('../model/compose-cover.ts')).composeCover(...wanted)

/** While a name is typed, each letter is another request: all but the first wait for a pause. */
const TYPING_PAUSE_MS = 250

function useComposed<Pages extends { close: () => void }>(
  request: PreviewRequest,
  compose: Compose<Pages>,
): Composed<Pages> {
  // Compared by content: the caller makes a new object at each render.
  const wanted = JSON.stringify(request)
  const [state, setState] = useState<Composed<Pages>>({ is: 'composing' })
  /** Stays open until the next pages are there, because a parent may turn to any of them. */
  const shown = useRef<Pages>(null)
  const isFirst = useRef(true)
  useEffect(() => {
    const aborting = new AbortController()
    const run = async () => {
      const made = await compose(JSON.parse(wanted) as PreviewRequest, aborting.signal)
      if (aborting.signal.aborted) return made?.close()
      shown.current?.close()
      shown.current = made
      setState(made ? { is: 'ready', ...made } : { is: 'none' })
    }
    const begin = () =>
      void run().catch((error: unknown) => {
        if (aborting.signal.aborted) return
        report(error, 'create-story: compose the preview')
        setState({ is: 'none' })
      })
    const pause = setTimeout(begin, isFirst.current ? 0 : TYPING_PAUSE_MS)
    isFirst.current = false
    return () => {
      clearTimeout(pause)
      aborting.abort()
    }
  }, [wanted, compose])
  useEffect(
    () => () => {
      shown.current?.close()
      shown.current = null
    },
    [],
  )
  return state
}

/** The spreads so far: the first at once, the others as they are drawn. */
export function useSpreads(preview: Preview | null): { spreads: readonly PreviewPage[]; count: number } {
  const [rest, setRest] = useState<readonly PreviewPage[]>([])
  const [isBroken, setBroken] = useState(false)
  useEffect(() => {
    if (!preview) return
    const leaving = new AbortController()
    preview
      .composeRest((page) => setRest((pages) => [...pages, page]), leaving.signal)
      .catch((error: unknown) => {
        if (leaving.signal.aborted) return
        report(error, 'create-story: compose the preview')
        setBroken(true)
      })
    return () => {
      leaving.abort()
      setRest([])
      setBroken(false)
    }
  }, [preview])
  const spreads = preview ? [preview.spread, ...rest] : []
  return { spreads, count: isBroken ? spreads.length : (preview?.spreadCount ?? 0) }
}
