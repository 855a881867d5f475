import { useState } from 'react'
import type { Story } from '#domain/story.ts'
import { MY_STORIES } from '#text/my-stories.ts'
import { Button } from '#ui/button.tsx'
import { useEnabledAfterReturn } from '#ui/page-return.ts'
import { EraseStoryButton, type EraseStory } from './erase-story.tsx'
import styles from './unpaid-note.module.css'

/** Goes to the pay page; resolves to false if that failed (and has been shown). */
export type CompletePayment = (story: Story) => Promise<boolean>

/** The parent left the pay page: the story waits with the same storyId, to be paid or to be erased. */
export function UnpaidNote({
  story,
  completePayment,
  eraseStory,
}: {
  story: Story
  completePayment: CompletePayment
  eraseStory: EraseStory
}) {
  const [leaving, setLeaving] = useState(false)
  useEnabledAfterReturn(() => setLeaving(false))
  const pay = async () => {
    setLeaving(true)
    if (!(await completePayment(story))) setLeaving(false)
  }
  return (
    <div className={styles.unpaid}>
      <Button variant="forest" small disabled={leaving} onClick={() => void pay()}>
        {leaving ? MY_STORIES.completingPayment : MY_STORIES.completePayment}
      </Button>
      <EraseStoryButton story={story} eraseStory={eraseStory} />
    </div>
  )
}
