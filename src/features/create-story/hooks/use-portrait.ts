/**
 * The portrait in the wizard: none, being drawn, failed, or ready. Only one is drawn at a time; a new photo ends the
 * wait for the old one.
 */
import { useCallback, useEffect, useRef, useState } from 'react'
import { isPhotoFault, type PhotoFault } from '#domain/photo-fault.ts'
import type { TransformId } from '#domain/ids.ts'
import { report } from '#report'
import { CREATE_STORY } from '#text/create-story.ts'
import { showError, showSuccess } from '#ui/toast.ts'
import { transformationSentence } from '../model/photo-sentence.ts'
import {
  readFinished,
  resumeTransformation,
  transformPhoto,
  type ChosenPhoto,
  type TransformationEvent,
  type TransformationPorts,
} from '../model/transform-photo.ts'

/** `erased`: there was a portrait, and the server has erased it after its time. */
export type Portrait =
  | { is: 'none'; erased?: boolean }
  | { is: 'drawing' }
  /** `isUnverified`: the parent's e-mail address is not verified, which a paid picture requires. */
  | { is: 'failed'; sentence: string; fault: PhotoFault | null; isUnverified: boolean }
  | { is: 'ready'; url: string }

/** The portrait's fields in the draft. */
export interface KeptPortrait {
  transformId: TransformId | undefined
  portraitUrl: string | undefined
}

interface Options {
  kept: KeptPortrait
  /** @param features of a new portrait, if they were measured */
  onKeep: (portrait: KeptPortrait, features?: string) => void
  createId: () => TransformId
  ports: TransformationPorts
  isErased: (url: string) => Promise<boolean>
}

export function usePortrait(options: Options) {
  const latest = useRef(options)
  useEffect(() => {
    latest.current = options
  })
  const [portrait, setPortrait] = useState<Portrait>(() => atFirst(options.kept))
  const photo = useRef<ChosenPhoto | null>(null)
  /** The former portrait while another one is painted, to restore it if that fails. */
  const before = useRef<KeptPortrait | null>(null)
  const stop = useRef(() => {})
  /** The portrait that this tab has stored: a different one comes from another tab. */
  const known = useRef<KeptPortrait | null>(null)
  const keep = useCallback((kept: KeptPortrait, features?: string) => {
    known.current = kept
    latest.current.onKeep(kept, features)
  }, [])

  const hear = useCallback(
    (id: TransformId, event: TransformationEvent) => {
      switch (event.is) {
        case 'accepted':
          showSuccess(CREATE_STORY.accepted, { about: 'portrait' })
          return
        case 'completed':
          keep({ transformId: id, portraitUrl: event.url }, event.features)
          setPortrait({ is: 'ready', url: event.url })
          if (!latest.current.ports.begin) showSuccess(CREATE_STORY.transformed, { about: 'portrait' })
          return
        case 'failed': {
          const sentence = transformationSentence(event.problem, event.serverText)
          // 'Yine de devam et' sends the same photo with its accepted fault. After a reload there is no photo to send.
          const fault = photo.current && isPhotoFault(event.serverText) ? event.serverText : null
          const isUnverified = event.problem.code === 'email-unverified'
          if (!isPhotoFault(event.serverText) && !isUnverified) report(event.problem, 'create-story: portrait')
          const { portraitUrl: urlBefore } = before.current ?? {}
          if (before.current && urlBefore) {
            // The former portrait, though disliked, is better than none.
            keep(before.current)
            setPortrait({ is: 'ready', url: urlBefore })
            return showError(sentence)
          }
          if (photo.current && fault) photo.current = { ...photo.current, acceptedFault: fault }
          setPortrait({ is: 'failed', sentence, fault, isUnverified })
          showError(sentence)
        }
      }
    },
    [keep],
  )

  const start = useCallback(
    (chosen: ChosenPhoto) => {
      stop.current()
      photo.current = chosen
      before.current = chosen.isAgain ? latest.current.kept : null
      const id = latest.current.createId()
      keep({ transformId: id, portraitUrl: undefined })
      setPortrait({ is: 'drawing' })
      stop.current = transformPhoto(chosen, id, latest.current.ports, (event) => hear(id, event))
    },
    [hear, keep],
  )

  const reset = useCallback(() => {
    stop.current()
    photo.current = null
    keep({ transformId: undefined, portraitUrl: undefined })
    setPortrait({ is: 'none' })
  }, [keep])

  /** Checks the old record first: its picture may have come after all (product 5.3). */
  const tryAgain = useCallback(async () => {
    stop.current()
    setPortrait({ is: 'drawing' })
    const { kept, ports } = latest.current
    const finished = kept.transformId && (await readFinished(kept.transformId, ports).catch(reported))
    if (finished && kept.transformId) hear(kept.transformId, finished)
    else if (photo.current) start(photo.current)
    else reset()
  }, [hear, reset, start])

  /** After a reload the sent photo is gone, so the wizard asks for its crop again. */
  const paintAgain = useCallback(() => {
    if (photo.current) start({ ...photo.current, isAgain: true })
    else reset()
  }, [reset, start])

  const { transformId, portraitUrl } = options.kept
  useEffect(() => {
    if (known.current && known.current.transformId === transformId && known.current.portraitUrl === portraitUrl) return
    stop.current()
    known.current = { transformId, portraitUrl }
    setPortrait(atFirst({ transformId, portraitUrl }))
    if (portraitUrl) stop.current = unlessErased(portraitUrl)
    else if (transformId)
      stop.current = resumeTransformation(transformId, latest.current.ports, (event) => hear(transformId, event))

    function unlessErased(url: string): () => void {
      let isOver = false
      void latest.current.isErased(url).then((isErased) => {
        if (isOver || !isErased) return
        keep({ transformId: undefined, portraitUrl: undefined })
        setPortrait({ is: 'none', erased: true })
      })
      return () => {
        isOver = true
      }
    }
  }, [transformId, portraitUrl, hear, keep])
  useEffect(
    () => () => {
      stop.current()
      known.current = null
    },
    [],
  )

  return { portrait, start, tryAgain, paintAgain, reset }
}

const atFirst = ({ transformId, portraitUrl }: KeptPortrait): Portrait => {
  if (portraitUrl) return { is: 'ready', url: portraitUrl }
  return transformId ? { is: 'drawing' } : { is: 'none' }
}

function reported(error: unknown): null {
  report(error, 'create-story: read the old transformation')
  return null
}
