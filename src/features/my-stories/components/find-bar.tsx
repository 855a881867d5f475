import { MY_STORIES, WORLD_TITLES } from '#text/my-stories.ts'
import { SelectField } from '#ui/select-field.tsx'
import { TextField } from '#ui/text-field.tsx'
import type { Story } from '#domain/story.ts'
import { choicesIn, STORY_ORDERS, type StoryOrder, type StoryFilter } from '../model/find-stories.ts'
import styles from './find-bar.module.css'

interface FindBarProps {
  /** All loaded stories. */
  stories: readonly Story[]
  filter: StoryFilter
  onFilter: (filter: StoryFilter) => void
  found: number
}

/**
 * A search bar above a shelf with too many books to see at once. The bar omits a choice if all books are of one child
 * or one tale.
 */
export function FindBar({ stories, filter, onFilter, found }: FindBarProps) {
  const { children, worlds } = choicesIn(stories)
  return (
    <div role="search" className={styles.bar}>
      <TextField
        label={MY_STORIES.find}
        type="search"
        value={filter.words}
        onChange={(words) => onFilter({ ...filter, words })}
        autoComplete="off"
        spellCheck={false}
      />
      {children.length > 1 && (
        <SelectField
          label={MY_STORIES.findChild}
          value={filter.child}
          onChange={(child) => onFilter({ ...filter, child })}
          options={[['', MY_STORIES.findAll], ...children.map((name) => [name, name] as const)]}
        />
      )}
      {worlds.length > 1 && (
        <SelectField
          label={MY_STORIES.findWorld}
          value={filter.world}
          onChange={(world) => onFilter({ ...filter, world })}
          options={[
            ['', MY_STORIES.findAll],
            ...worlds.map((id) => [id, WORLD_TITLES[id] ?? MY_STORIES.otherWorld] as const),
          ]}
        />
      )}
      <SelectField
        label={MY_STORIES.order}
        value={filter.order}
        onChange={(order) => onFilter({ ...filter, order: order as StoryOrder })}
        options={STORY_ORDERS.map((order) => [order, MY_STORIES.orders[order]] as const)}
      />
      <p className="sr-only" role="status">
        {MY_STORIES.foundCount(found)}
      </p>
    </div>
  )
}
