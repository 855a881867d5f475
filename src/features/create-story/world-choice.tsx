import { useId } from 'react'
import type { StoryTemplate } from '#domain/template.ts'
import { CREATE_STORY } from '#text/create-story.ts'
import { BookCover } from '#ui/book.tsx'
import { Button } from '#ui/button.tsx'
import styles from './world-choice.module.css'

interface WorldChoiceProps {
  templates: StoryTemplate[]
  onChoose: (template: StoryTemplate) => void
}

/** The worlds side by side, each with one thing to do: take it. */
export function WorldChoice({ templates, onChoose }: WorldChoiceProps) {
  return (
    <ul className={styles.worlds}>
      {templates.map((template) => (
        <World key={template.id} template={template} onChoose={() => onChoose(template)} />
      ))}
    </ul>
  )
}

function World({
  template: { title, description, thumbnailURL, coverImageURL },
  onChoose,
}: {
  template: StoryTemplate
  onChoose: () => void
}) {
  const titleId = useId()
  return (
    <li>
      <BookCover src={thumbnailURL || coverImageURL} alt="" className={styles.book} />
      <h2 id={titleId}>{title}</h2>
      <p>{description}</p>
      <Button look="paper" onClick={onChoose} aria-describedby={titleId}>
        {CREATE_STORY.choose}
      </Button>
    </li>
  )
}
