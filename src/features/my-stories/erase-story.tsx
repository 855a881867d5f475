import { useEffect, useRef, useState } from 'react'
import type { Story } from '#domain/story.ts'
import { MY_STORIES } from '#text/my-stories.ts'
import { Button } from '#ui/button.tsx'
import { Icon } from '#ui/icons.tsx'
import styles from './erase-story.module.css'

/** Resolves when it is gone, or when it has said why not. */
export type EraseStory = (story: Story) => Promise<void>

/** 'Sil' asks once more, in the same place. */
export function EraseStoryButton({ story, eraseStory }: { story: Story; eraseStory: EraseStory }) {
  const [step, setStep] = useState<'rest' | 'asking' | 'erasing'>('rest')
  const first = useRef<HTMLButtonElement>(null)
  const wasAsking = useRef(false)
  useEffect(() => {
    // The question has gone with its buttons: its answer leads back to where it was asked.
    if (step === 'rest' && wasAsking.current) first.current?.focus({ preventScroll: true })
    wasAsking.current = step !== 'rest'
  }, [step])

  const erase = async () => {
    if (step === 'erasing') return
    setStep('erasing')
    await eraseStory(story)
    setStep('rest')
  }
  if (step === 'rest') {
    return (
      <Button ref={first} look="plain" small onClick={() => setStep('asking')}>
        <Icon name="bin" />
        {MY_STORIES.erase}
      </Button>
    )
  }
  return (
    <div className={styles.erase} role="group" aria-label={MY_STORIES.eraseQuestion(story.title)}>
      <p>{MY_STORIES.eraseQuestion(story.title)}</p>
      {/* Disabled it would lose the focus before its card goes. */}
      <Button look="forest" small aria-disabled={step === 'erasing'} onClick={() => void erase()}>
        {step === 'erasing' ? MY_STORIES.erasing : MY_STORIES.eraseConfirm}
      </Button>
      {/* The question appeared under the parent's hand: the harmless answer has the focus. */}
      {/* eslint-disable-next-line jsx-a11y-x/no-autofocus */}
      <Button look="plain" small autoFocus disabled={step === 'erasing'} onClick={() => setStep('rest')}>
        {MY_STORIES.eraseCancel}
      </Button>
    </div>
  )
}
