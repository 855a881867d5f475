import { assertNever } from '#domain/remote.ts'
import type { ReadableStory } from '#domain/story.ts'
import { MY_STORIES } from '#text/my-stories.ts'
import { Button } from '#ui/button.tsx'
import { Icon } from '#ui/icons.tsx'
import { ContractLink } from './contract-link.tsx'
import { EditStoryButton } from '../edit-story.tsx'
import { EraseStoryButton } from './erase-story.tsx'
import { KeepBookButton } from '../keep-book.tsx'
import { ReportBookButton } from './report-book.tsx'
import type { BookAct, CardPart } from '../model/story-actions.ts'
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

interface ActButtonsProps {
  acts: readonly BookAct[]
  place: BookAct['place']
  variant: 'plain' | 'paper'
  story: ReadableStory
  titleId: string
}

export const ActButtons = ({ acts, place, variant, story, titleId }: ActButtonsProps) =>
  acts
    .filter((act) => act.place === place)
    .map(({ name, icon, label, open }) => (
      <Button key={name} variant={variant} small aria-describedby={titleId} onClick={() => open(story.id)}>
        <Icon name={icon} />
        {label}
      </Button>
    ))

type BookActsProps = Omit<CardPart, 'state'> & { story: ReadableStory }

/** Common actions are shown; rare ones stand behind one button. */
function BookActs({ story, titleId, ...actions }: BookActsProps) {
  const { acts, keeping, changeStory, reportBook, eraseStory } = actions
  return (
    <div className={styles.acts}>
      <ActButtons acts={acts} place="row" variant="plain" story={story} titleId={titleId} />
      <KeepBookButton story={story} keeping={keeping} describedBy={titleId} />
      <details className={styles.more}>
        <summary className="button button--plain button--small" aria-describedby={titleId}>
          <Icon name="chevronDown" />
          {MY_STORIES.moreActs}
        </summary>
        <div className={styles.acts}>
          <ActButtons acts={acts} place="more" variant="plain" story={story} titleId={titleId} />
          <EditStoryButton story={story} changeStory={changeStory} describedBy={titleId} />
          <ReportBookButton story={story} reportBook={reportBook} describedBy={titleId} />
          <ContractLink story={story} describedBy={titleId} />
          <EraseStoryButton story={story} eraseStory={eraseStory} />
        </div>
      </details>
    </div>
  )
}
