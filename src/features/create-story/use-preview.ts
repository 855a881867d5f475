import { useEffect, useState } from 'react'
import { report } from '#report'
import type { Preview, PreviewRequest } from './compose-preview.ts'

export type PreviewState = { is: 'composing' } | { is: 'none' } | ({ is: 'ready' } & Preview)

/** The book's first pages, composed anew for each other request. Nothing waits for them: where they cannot be made there are none. */
export function usePreview({
  templateId,
  child: { name, age, gender, childNameForm },
  portraitUrl,
  drawn,
}: PreviewRequest): PreviewState {
  const [state, setState] = useState<PreviewState>({ is: 'composing' })
  useEffect(() => {
    const aborting = new AbortController()
    let made: Preview | null = null
    const compose = async () => {
      const { composePreview } = await import('./compose-preview.ts')
      const child = { name, age, gender, ...(childNameForm && { childNameForm }) }
      made = await composePreview({ templateId, child, portraitUrl, drawn }, aborting.signal)
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
  }, [templateId, name, age, gender, childNameForm, portraitUrl, drawn])
  return state
}
