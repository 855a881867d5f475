/** The field for a child's name, and the spellings that a tap chooses: the same wherever a name is typed. */
import { useRef, type RefObject } from 'react'
import { CHILD_NAME_MAX_LETTERS } from '#domain/child.ts'
import { withoutInvisible } from '#turkish/letter-case.ts'
import { titleCaseOffers } from '#turkish/title-case-offer.ts'
import { CREATE_STORY } from '#text/create-story.ts'
import { Button } from '#ui/button.tsx'
import { TextField } from '#ui/text-field.tsx'
import { hasName, nameBehindSuffix, nameProblem } from '../model/draft-names.ts'
import type { ChildDraft } from '../draft.ts'
import type { UpdateChild } from '../hooks/use-draft.ts'
import styles from './name-fields.module.css'

interface NameFieldProps {
  label: string
  hint: string
  draft: ChildDraft
  update: UpdateChild
  ref?: RefObject<HTMLInputElement | null>
}

export function NameField({ label, hint, draft, update, ref }: NameFieldProps) {
  const own = useRef<HTMLInputElement>(null)
  const field = ref ?? own
  return (
    <>
      <TextField
        ref={field}
        label={label}
        value={draft.childName}
        onChange={(name) => update({ childName: withoutInvisible(name), childNameForm: undefined })}
        problem={nameProblem(draft)}
        hint={hint}
        maxLength={CHILD_NAME_MAX_LETTERS}
        autoComplete="off"
        autoCapitalize="words"
        spellCheck={false}
      />
      <NameOffers draft={draft} update={update} onTaken={() => field.current?.focus()} />
    </>
  )
}

interface NameOffersProps {
  draft: ChildDraft
  update: UpdateChild
  /** The pressed button is gone, so the focus needs another place. */
  onTaken: () => void
}

/** Changes a name only at a tap, because a family may write its name as it likes. */
export function NameOffers({ draft, update, onTaken }: NameOffersProps) {
  const { childName } = draft
  const bare = nameBehindSuffix(draft)
  const take = (change: Partial<ChildDraft>) => {
    update(change)
    onTaken()
  }
  const takeName = (name: string) => take({ childName: name, childNameForm: undefined })
  if (bare) {
    // A name that only seems to have an ending (Jor’dan) can be kept with one tap too.
    return (
      <div className={styles.offers}>
        <Button variant="paper" small onClick={() => takeName(bare)}>
          {CREATE_STORY.nameTakeBare(bare)}
        </Button>
        <Button variant="plain" small onClick={() => take({ wholeName: childName })}>
          {CREATE_STORY.nameKeep}
        </Button>
      </div>
    )
  }
  const offers = hasName(draft) ? titleCaseOffers(childName) : []
  if (offers.length === 0) return null
  return (
    <div role="group" aria-label={CREATE_STORY.nameCaseOffer} className={styles.offers}>
      {offers.map((name) => (
        <Button key={name} variant="paper" small onClick={() => takeName(name)}>
          {CREATE_STORY.nameTakeBare(name)}
        </Button>
      ))}
    </div>
  )
}
