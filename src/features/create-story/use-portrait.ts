/** The portrait in the wizard: none, being drawn, failed, or there. One runs at a time; a new photo ends the old wait. */
import { useCallback, useEffect, useRef, useState } from 'react'
import { isPhotoFault, type PhotoFault } from '#domain/face/photo-fault.ts'
import type { TransformId } from '#domain/ids.ts'
import { asProblem } from '#domain/problem.ts'
import { createStoryText } from '#text/create-story.ts'
import { showError, showSuccess } from '#ui/toast.tsx'
import { transformationSentence } from './photo-sentence.ts'
import { readFinishedUrl, resumeTransformation, transformPhoto, type ChosenPhoto, type TransformationEvent, type TransformationPorts } from './transform-photo.ts'

export type Portrait = { is: 'none' } | { is: 'drawing' } | { is: 'failed'; sentence: string; fault: PhotoFault | null } | { is: 'ready'; url: string }

/** What the draft keeps of it. */
export interface KeptPortrait {
  transformId: TransformId | undefined
  portraitUrl: string | undefined
}

interface Options {
  kept: KeptPortrait
  onKeep: (portrait: KeptPortrait) => void
  mintId: () => TransformId
  ports: TransformationPorts
}

export function usePortrait(options: Options) {
  const latest = useRef(options)
  useEffect(() => {
    latest.current = options
  })
  const [portrait, setPortrait] = useState<Portrait>(() => atFirst(options.kept))
  const photo = useRef<ChosenPhoto | null>(null)
  const stop = useRef(() => {})

  const hear = useCallback((id: TransformId, event: TransformationEvent) => {
    switch (event.is) {
      case 'accepted':
        showSuccess(createStoryText.accepted)
        return
      case 'completed':
        latest.current.onKeep({ transformId: id, portraitUrl: event.url })
        setPortrait({ is: 'ready', url: event.url })
        showSuccess(createStoryText.transformed)
        return
      case 'failed': {
        const sentence = transformationSentence(event.problem, event.serverText)
        console.warn(`transformation: ${event.problem.code}: ${event.problem.message}`)
        // 'Yine de devam et' sends the same photo, and says that its fault is known. After a reload there is none to send.
        const fault = photo.current && isPhotoFault(event.serverText) ? event.serverText : null
        if (photo.current && fault) photo.current = { ...photo.current, acceptedFault: fault }
        setPortrait({ is: 'failed', sentence, fault })
        showError(sentence)
      }
    }
  }, [])

  const start = useCallback(
    (chosen: ChosenPhoto) => {
      stop.current()
      photo.current = chosen
      const id = latest.current.mintId()
      latest.current.onKeep({ transformId: id, portraitUrl: undefined })
      setPortrait({ is: 'drawing' })
      stop.current = transformPhoto(chosen, id, latest.current.ports, (event) => hear(id, event))
    },
    [hear],
  )

  const reset = useCallback(() => {
    stop.current()
    photo.current = null
    latest.current.onKeep({ transformId: undefined, portraitUrl: undefined })
    setPortrait({ is: 'none' })
  }, [])

  /** Looks at the old record first: its picture may have come after all (decision 15). */
  const tryAgain = useCallback(async () => {
    stop.current()
    setPortrait({ is: 'drawing' })
    const { kept, ports } = latest.current
    const url = kept.transformId && (await readFinishedUrl(kept.transformId, ports).catch(logged))
    if (url && kept.transformId) hear(kept.transformId, { is: 'completed', url })
    else if (photo.current) start(photo.current)
    else reset()
  }, [hear, reset, start])

  useEffect(() => {
    const { kept, ports } = latest.current
    const id = kept.transformId
    if (id && !kept.portraitUrl) stop.current = resumeTransformation(id, ports, (event) => hear(id, event))
    return () => stop.current()
  }, [hear])

  return { portrait, start, tryAgain, reset }
}

const atFirst = ({ transformId, portraitUrl }: KeptPortrait): Portrait => {
  if (portraitUrl) return { is: 'ready', url: portraitUrl }
  return transformId ? { is: 'drawing' } : { is: 'none' }
}

function logged(error: unknown): null {
  console.warn(`the old transformation was not read: ${asProblem(error).code}`, error)
  return null
}
