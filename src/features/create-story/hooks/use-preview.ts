import { useEffect, useState } from 'react'
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

function useComposed<Pages extends { close: () => void }>(
  request: PreviewRequest,
  compose: Compose<Pages>,
): Composed<Pages> {
  // Compared by content: the caller makes a new object at each render.
  const wanted = JSON.stringify(request)
  const [state, setState] = useState<Composed<Pages>>({ is: 'composing' })
  useEffect(() => {
    const aborting = new AbortController()
    let made: Pages | null = null
    const run = async () => {
      made = await compose(JSON.parse(wanted) as PreviewRequest, aborting.signal)
      if (aborting.signal.aborted) made?.close()
      else setState(made ? { is: 'ready', ...made } : { is: 'none' })
    }
    run().catch((error: unknown) => {
      if (aborting.signal.aborted) return
      report(error, 'create-story: compose the preview')
      setState({ is: 'none' })
    })
    return () => {
      aborting.abort()
      made?.close()
    }
  }, [wanted, compose])
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
