import type { ReadableStory } from '#domain/story.ts'
import { assertNever } from '#domain/remote.ts'
import { megabytes, MY_STORIES } from '#text/my-stories.ts'
import { Button } from '#ui/button.tsx'
import { Icon } from '#ui/icons.tsx'
import styles from './keep-book.module.css'

export type Keeping =
  { is: 'absent' } | { is: 'coming'; done: number; of: number; bytes: number } | { is: 'kept'; bytes: number }

/** Books on this device, to be read without a network. */
export interface BookKeeping {
  /** null: this browser cannot store books. */
  of: (story: ReadableStory) => Keeping | null
  keep: (story: ReadableStory) => void
  giveUp: (story: ReadableStory) => void
  forget: (story: ReadableStory) => void
}

interface KeepBookProps {
  story: ReadableStory
  keeping: BookKeeping
  describedBy: string
}

/** 'Cihaza indir': the progress of the download, its size, and how to remove it. */
export function KeepBookButton({ story, keeping, describedBy }: KeepBookProps) {
  const state = keeping.of(story)
  if (!state) return null
  switch (state.is) {
    case 'absent':
      return (
        <Button variant="plain" small aria-describedby={describedBy} onClick={() => keeping.keep(story)}>
          <Icon name="download" />
          {MY_STORIES.keep}
        </Button>
      )
    case 'coming':
      return (
        <p className={styles.coming}>
          <progress aria-label={MY_STORIES.keepComes} value={state.done} max={state.of} />
          <span>{MY_STORIES.keepProgress(state.done, state.of, megabytes(state.bytes))}</span>
          <Button variant="plain" small onClick={() => keeping.giveUp(story)}>
            {MY_STORIES.eraseCancel}
          </Button>
        </p>
      )
    case 'kept':
      return (
        <p className={styles.kept}>
          <span>
            <Icon name="tick" />
            {MY_STORIES.kept(megabytes(state.bytes))}
          </span>
          <Button variant="plain" small aria-describedby={describedBy} onClick={() => keeping.forget(story)}>
            {MY_STORIES.keepForget}
          </Button>
        </p>
      )
    default:
      return assertNever(state)
  }
}
