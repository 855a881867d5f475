import type { Story } from '#domain/story.ts'
import { MY_STORIES } from '#text/my-stories.ts'
import { AskOnceMore } from '#ui/ask-once-more.tsx'
import { Icon } from '#ui/icons.tsx'

/** Resolves when it is gone, or when it has said why not. */
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
      question={
        story.paymentStatus === 'refunded'
          ? MY_STORIES.eraseRefundedQuestion(story.title)
          : MY_STORIES.eraseQuestion(story.title)
      }
      confirm={MY_STORIES.eraseConfirm}
      working={MY_STORIES.erasing}
      cancel={MY_STORIES.eraseCancel}
      act={() => eraseStory(story)}
    />
  )
}
