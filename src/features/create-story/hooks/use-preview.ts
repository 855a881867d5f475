import { useEffect, useState } from 'react'
import { report } from '#report'
import type { Preview, PreviewRequest } from '../model/compose-preview.ts'

export type PreviewState = { is: 'composing' } | { is: 'none' } | ({ is: 'ready' } & Preview)

/**
 * The book's first pages, composed anew for each other request. The wizard does not wait for them: if they cannot be
 * made there are none.
 */
export function usePreview(request: PreviewRequest): PreviewState {
  // Compared by content: the caller makes a new object at each render.
  const wanted = JSON.stringify(request)
  const [state, setState] = useState<PreviewState>({ is: 'composing' })
  useEffect(() => {
    const aborting = new AbortController()
    let made: Preview | null = null
    const compose = async () => {
      const { composePreview } = await import('../model/compose-preview.ts')
      made = await composePreview(JSON.parse(wanted) as PreviewRequest, aborting.signal)
      if (aborting.signal.aborted) made?.close()
      else setState(made ? { is: 'ready', ...made } : { is: 'none' })
    }
    compose().catch((error: unknown) => {
      if (aborting.signal.aborted) return
      report(error, 'create-story: compose the preview')
      setState({ is: 'none' })
    })
    return () => {
      aborting.abort()
      made?.close()
    }
  }, [wanted])
  return state
}
