import { assertNever } from '#domain/remote.ts'
import type { ReadableStory } from '#domain/story.ts'
import { MY_STORIES } from '#text/my-stories.ts'
import { Button } from '#ui/button.tsx'
import { Icon, type IconName } from '#ui/icons.tsx'
import { ContractLink } from './contract-link.tsx'
import { EditStoryButton } from '../edit-story.tsx'
import { EraseStoryButton } from './erase-story.tsx'
import { KeepBookButton } from '../keep-book.tsx'
import { ReportBookButton } from './report-book.tsx'
import type { CardPart } from '../model/story-actions.ts'
import styles from './story-acts.module.css'

/** The other actions on a story, beneath it. */
export function StoryActs({ story, state, titleId, ...actions }: CardPart) {
  switch (state.is) {
    case 'ready':
      return story.readable && <BookActs story={story} titleId={titleId} {...actions} />
    case 'making':
      return (
        <div className={styles.acts}>
          <ContractLink story={story} describedBy={titleId} />
        </div>
      )
    case 'refunded':
      return (
        <div className={styles.acts}>
          <ContractLink story={story} describedBy={titleId} />
          <EraseStoryButton story={story} eraseStory={actions.eraseStory} />
        </div>
      )
    case 'unpaid':
    case 'confirming':
    case 'refunding':
      return null
    default:
      return assertNever(state)
  }
}

type BookActsProps = Omit<CardPart, 'state'> & { story: ReadableStory }

/** Common actions are shown; rare ones stand behind one button. */
function BookActs({ story, titleId, ...actions }: BookActsProps) {
  const { onRecord, onShare, onPrint, onWord, keeping, editStory, reportBook, eraseStory } = actions
  const act = (icon: IconName, label: string, onClick: (story: ReadableStory) => void) => (
    <Button look="plain" small aria-describedby={titleId} onClick={() => onClick(story)}>
      <Icon name={icon} />
      {label}
    </Button>
  )
  return (
    <div className={styles.acts}>
      {act('share', MY_STORIES.share, onShare)}
      {act('printer', MY_STORIES.print, onPrint)}
      {act('microphone', MY_STORIES.record, onRecord)}
      {act('pencil', MY_STORIES.word, onWord)}
      <KeepBookButton story={story} keeping={keeping} describedBy={titleId} />
      <details className={styles.more}>
        <summary className="button button--plain button--small" aria-describedby={titleId}>
          <Icon name="chevronDown" />
          {MY_STORIES.moreActs}
        </summary>
        <div className={styles.acts}>
          <EditStoryButton story={story} editStory={editStory} describedBy={titleId} />
          <ReportBookButton story={story} reportBook={reportBook} describedBy={titleId} />
          <ContractLink story={story} describedBy={titleId} />
          <EraseStoryButton story={story} eraseStory={eraseStory} />
        </div>
      </details>
    </div>
  )
}
