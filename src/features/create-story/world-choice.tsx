import { useId, useState } from 'react'
import type { StoryTemplate } from '#domain/template.ts'
import { CREATE_STORY } from '#text/create-story.ts'
import { Button } from '#ui/button.tsx'
import { NamedCover } from '#ui/named-cover.tsx'
import { NameField } from './components/name-field.tsx'
import { childOfTold, toldAfter, type ToldChild } from './draft.ts'
import { coverOwner, nameOfTold } from './model/draft-names.ts'
import styles from './world-choice.module.css'

interface WorldChoiceProps {
  templates: StoryTemplate[]
  /** The child, if it was entered before. */
  told: ToldChild
  onTell: (told: ToldChild) => void
  onChoose: (template: StoryTemplate) => void
}

/** The tales side by side, each with one action: choose it. */
export function WorldChoice({ templates, told, onTell, onChoose }: WorldChoiceProps) {
  const [shown, setShown] = useState(told)
  const owner = coverOwner(nameOfTold(shown))
  return (
    <>
      <div className={styles.name}>
        <NameField
          label={CREATE_STORY.nameLabel}
          hint={CREATE_STORY.shelfNameHint}
          draft={childOfTold(shown)}
          update={(change) => {
            const changed = toldAfter(shown, change)
            setShown(changed)
            onTell(changed)
          }}
        />
      </div>
      <ul className={styles.worlds}>
        {templates.map((template) => (
          <World key={template.id} template={template} owner={owner} onChoose={() => onChoose(template)} />
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
