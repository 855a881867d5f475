import { useEffect, useRef, useState } from 'react'
import { asProblem } from '#domain/problem.ts'
import { report } from '#report'
import { CREATE_STORY } from '#text/create-story.ts'
import { problemText } from '#text/problems.ts'
import { Button } from '#ui/button.tsx'
import { Icon } from '#ui/icons.tsx'

/** The opening of this child's book, as MP3. */
export type FetchOpening = (signal: AbortSignal) => Promise<Blob>

interface Reading {
  audio: HTMLAudioElement
  /** Aborted when the parent leaves without hearing it. */
  left: AbortSignal
  url: string | null
}

type State = { is: 'silent' | 'fetching' | 'playing' } | { is: 'failed'; sentence: string }

interface HearOpeningProps {
  fetchOpening: FetchOpening
  /** The parent has changed the words of the first page, but the voice reads the tale's. */
  isOtherThanPrinted?: boolean
}

/** Reads the first sentences with the child's name. Give it the child as key: another name needs another clip. */
export function HearOpening({ fetchOpening, isOtherThanPrinted = false }: HearOpeningProps) {
  const [state, setState] = useState<State>({ is: 'silent' })
  const reading = useRef<Reading>(null)
  useEffect(() => {
    const leave = new AbortController()
    const audio = new Audio()
    reading.current = { audio, left: leave.signal, url: null }
    audio.addEventListener('playing', () => setState({ is: 'playing' }))
    const silent = () => setState((state) => (state.is === 'playing' ? { is: 'silent' } : state))
    for (const event of ['pause', 'ended']) audio.addEventListener(event, silent)
    return () => {
      leave.abort()
      audio.pause()
      if (reading.current?.url) URL.revokeObjectURL(reading.current.url)
      reading.current = null
    }
  }, [])

  const hear = async () => {
    const now = reading.current
    if (!now || state.is === 'fetching') return
    const { audio, left } = now
    if (state.is === 'playing') return audio.pause()
    try {
      if (!now.url) {
        setState({ is: 'fetching' })
        const clip = await fetchOpening(left)
        if (left.aborted) return
        now.url = URL.createObjectURL(clip)
        audio.src = now.url
      }
      audio.currentTime = 0
      await audio.play()
    } catch (error) {
      if (left.aborted) return
      // Safari forgets the press during the wait: the next press plays the loaded clip.
      if (error instanceof DOMException && error.name === 'NotAllowedError') return setState({ is: 'silent' })
      report(error, 'preview: hear the opening')
      setState({ is: 'failed', sentence: problemText(asProblem(error).code) })
    }
  }
  return (
    <>
      <Button variant="paper" small aria-disabled={state.is === 'fetching'} onClick={() => void hear()}>
        <Icon name={state.is === 'playing' ? 'close' : 'play'} />
        {LABEL[state.is]}
      </Button>
      {isOtherThanPrinted && <p className="field__hint">{CREATE_STORY.openingIsTheTales}</p>}
      <p role="alert" className="field__problem">
        {state.is === 'failed' ? state.sentence : ''}
      </p>
    </>
  )
}

const LABEL = {
  silent: CREATE_STORY.openingHear,
  fetching: CREATE_STORY.openingComes,
  playing: CREATE_STORY.openingStop,
  failed: CREATE_STORY.openingHear,
} satisfies Record<State['is'], string>
