import type { Story } from '#domain/story.ts'
import { OUTBOX, type WhyItWaits } from '#text/outbox.ts'
import { Button } from '#ui/button.tsx'
import { Icon } from '#ui/icons.tsx'
import { StoryNote } from './components/story-note.tsx'

/** Writes that have not arrived. */
export interface WaitingWrites {
  /** null: no write is waiting. */
  of: (story: Story) => { is: 'change' | 'erase'; why: WhyItWaits; takeBack: () => void } | null
}

export function WaitingWrite({ story, waiting }: { story: Story; waiting: WaitingWrites }) {
  const write = waiting.of(story)
  if (!write) return null
  return (
    <StoryNote role="status">
      <Icon name="moon" />
      {/* One flex item: on a narrow card the button goes below its sentence. */}
      <span>
        {(write.is === 'erase' ? OUTBOX.eraseWaits : OUTBOX.changeWaits)[write.why]}{' '}
        <Button variant="plain" small onClick={write.takeBack}>
          {OUTBOX.takeBack}
        </Button>
      </span>
    </StoryNote>
  )
}
