/** The other heroes of the book: a button for each, and one to add another. */
import { useId } from 'react'
import { SIBLINGS_AT_MOST } from '#domain/flat-book.ts'
import { CREATE_STORY } from '#text/create-story.ts'
import { AskOnceMore } from '#ui/ask-once-more.tsx'
import { Button } from '#ui/button.tsx'
import { Icon } from '#ui/icons.tsx'
import { childOf } from '../model/order-request.ts'
import { hasName, printedName } from '../model/draft-names.ts'
import type { ChildDraft } from '../draft.ts'
import styles from './siblings.module.css'

interface SiblingsProps {
  siblings: readonly ChildDraft[]
  onAdd: () => void
  onOpen: (id: string) => void
  /** Resolves when all data of this child is erased. */
  remove: (sibling: ChildDraft) => Promise<void>
}

export function Siblings({ siblings, onAdd, onOpen, remove }: SiblingsProps) {
  const headingId = useId()
  return (
    <section className={styles.siblings} aria-labelledby={headingId}>
      <p id={headingId} className="field__label">
        {CREATE_STORY.siblings}
      </p>
      <ul className={styles.list}>
        {siblings.map((sibling) => {
          const name = hasName(sibling) ? printedName(sibling.childName) : CREATE_STORY.siblingUnnamed
          return (
            <li key={sibling.id} className={styles.sibling}>
              <Button
                variant="paper"
                small
                aria-label={CREATE_STORY.siblingEdit(name)}
                onClick={() => onOpen(sibling.id)}
              >
                <Icon name={childOf(sibling) ? 'tick' : 'pencil'} />
                {name}
              </Button>
              <AskOnceMore
                action={
                  <>
                    <Icon name="bin" />
                    {CREATE_STORY.siblingRemove}
                  </>
                }
                question={CREATE_STORY.siblingRemoveQuestion}
                confirm={CREATE_STORY.siblingRemoveConfirm}
                working={CREATE_STORY.siblingRemoving}
                cancel={CREATE_STORY.discardCancel}
                act={() => remove(sibling)}
              />
            </li>
          )
        })}
      </ul>
      {siblings.length < SIBLINGS_AT_MOST && (
        <Button variant="plain" small onClick={onAdd}>
          <Icon name="plus" />
          {CREATE_STORY.siblingAdd}
        </Button>
      )}
      {siblings.length === 0 && <p className="field__hint">{CREATE_STORY.siblingsHint}</p>}
    </section>
  )
}
