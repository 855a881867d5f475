import { useId, useState } from 'react'
import { CHILD_NAME_MAX_LETTERS } from '#domain/child.ts'
import type { StoryTemplate } from '#domain/template.ts'
import { withoutInvisible } from '#turkish/letter-case.ts'
import { coverOwner } from '#turkish/suffix.ts'
import { CREATE_STORY } from '#text/create-story.ts'
import { Button } from '#ui/button.tsx'
import { NamedCover } from '#ui/named-cover.tsx'
import { TextField } from '#ui/text-field.tsx'
import styles from './world-choice.module.css'

interface WorldChoiceProps {
  templates: StoryTemplate[]
  /** The child's name, if it was entered before. */
  toldName: string
  onTell: (name: string) => void
  onChoose: (template: StoryTemplate) => void
}

/** The tales side by side, each with one action: choose it. */
export function WorldChoice({ templates, toldName, onTell, onChoose }: WorldChoiceProps) {
  const [name, setName] = useState(toldName)
  return (
    <>
      <TextField
        className={styles.name}
        label={CREATE_STORY.nameLabel}
        hint={CREATE_STORY.shelfNameHint}
        value={name}
        onChange={(typed) => {
          const seen = withoutInvisible(typed)
          setName(seen)
          onTell(seen)
        }}
        maxLength={CHILD_NAME_MAX_LETTERS}
        autoComplete="off"
        autoCapitalize="words"
        spellCheck={false}
      />
      <ul className={styles.worlds}>
        {templates.map((template) => (
          <World key={template.id} template={template} owner={coverOwner(name)} onChoose={() => onChoose(template)} />
        ))}
      </ul>
    </>
  )
}

function World({
  template: { title, description, thumbnailURL, coverImageURL, unnamedCoverURL },
  owner,
  onChoose,
}: {
  template: StoryTemplate
  owner: string
  onChoose: () => void
}) {
  const titleId = useId()
  return (
    <li>
      <NamedCover
        src={thumbnailURL || coverImageURL}
        unnamedSrc={unnamedCoverURL}
        owner={owner}
        alt=""
        className={styles.book}
      />
      <h2 id={titleId}>{title}</h2>
      <p>{description}</p>
      <Button variant="paper" onClick={onChoose} aria-describedby={titleId}>
        {CREATE_STORY.choose}
      </Button>
    </li>
  )
}
