import type { Story } from '#domain/story.ts'
import { MY_STORIES } from '#text/my-stories.ts'
import { AskOnceMore } from '#ui/ask-once-more.tsx'
import { Icon } from '#ui/icons.tsx'

/** Resolves when the story is erased, the failure has been shown, or the parent has given up. */
export type EraseStory = (story: Story) => Promise<void>

export function EraseStoryButton({ story, eraseStory }: { story: Story; eraseStory: EraseStory }) {
  return (
    <AskOnceMore
      action={
        <>
          <Icon name="bin" />
          {MY_STORIES.erase}
        </>
      }
      question={questionFor(story)}
      confirm={MY_STORIES.eraseConfirm}
      working={MY_STORIES.erasing}
      cancel={MY_STORIES.eraseCancel}
      act={() => eraseStory(story)}
    />
  )
}

/** The question says what is erased: all data of a finished book; of another story hardly more than its card. */
function questionFor({ readable, paymentStatus, title }: Story): string {
  if (readable) return MY_STORIES.eraseBookQuestion(title)
  return paymentStatus === 'refunded' ? MY_STORIES.eraseRefundedQuestion(title) : MY_STORIES.eraseQuestion(title)
}
