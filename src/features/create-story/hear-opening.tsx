import { useEffect, useRef, useState } from 'react'
import { asProblem } from '#domain/problem.ts'
import { report } from '#report'
import { CREATE_STORY } from '#text/create-story.ts'
import { problemText } from '#text/problems.ts'
import { Button } from '#ui/button.tsx'
import { Icon } from '#ui/icons.tsx'

/** The opening of this child's book, as MP3. */
export type FetchOpening = (signal: AbortSignal) => Promise<Blob>

type State = { is: 'silent' | 'fetching' | 'playing' } | { is: 'failed'; sentence: string }

/** Reads the first sentences with the child's name. Give it the child as key: another name is another reading. */
export function HearOpening({ fetchOpening }: { fetchOpening: FetchOpening }) {
  const [state, setState] = useState<State>({ is: 'silent' })
  const audio = useRef<HTMLAudioElement>(null)
  const fetched = useRef<string>(null)
  const leaving = useRef<AbortController>(null)
  useEffect(() => {
    const left = new AbortController()
    leaving.current = left
    return () => {
      left.abort()
      if (fetched.current) URL.revokeObjectURL(fetched.current)
      fetched.current = null
    }
  }, [])

  const hear = async () => {
    const left = leaving.current?.signal
    const element = audio.current
    if (!left || !element || state.is === 'fetching') return
    if (state.is === 'playing') return element.pause()
    try {
      if (!fetched.current) {
        setState({ is: 'fetching' })
        const clip = await fetchOpening(left)
        if (left.aborted) return
        fetched.current = URL.createObjectURL(clip)
        element.src = fetched.current
      }
      element.currentTime = 0
      await element.play()
    } catch (error) {
      if (left.aborted) return
      // Safari forgets the press while one waits: the next one plays what has come.
      if (error instanceof DOMException && error.name === 'NotAllowedError') return setState({ is: 'silent' })
      report(error, 'preview: hear the opening')
      setState({ is: 'failed', sentence: problemText(asProblem(error).code) })
    }
  }
  const silent = () => setState({ is: 'silent' })
  return (
    <>
      <audio ref={audio} onPlaying={() => setState({ is: 'playing' })} onPause={silent} onEnded={silent} />
      <Button look="paper" small aria-disabled={state.is === 'fetching'} onClick={() => void hear()}>
        <Icon name={state.is === 'playing' ? 'close' : 'play'} />
        {LABEL[state.is]}
      </Button>
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
