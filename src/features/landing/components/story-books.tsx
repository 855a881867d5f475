import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { report } from '#report'
import { LANDING } from '#text/landing.ts'
import { Button } from '#ui/button.tsx'
import { NamedCover } from '#ui/named-cover.tsx'
import { TextField } from '#ui/text-field.tsx'
import { Section, SectionHead } from './section.tsx'
import styles from './story-books.module.css'

const { books } = LANDING
const coverOf = (id: string) => `/stories/${id}/thumbnail.avif`
const unnamedCoverOf = (id: string) => `/stories/${id}/unnamed.avif`

interface StoryBooksProps {
  onTry: () => void
  onTell: (name: string) => void
}

/** The three books of the shelf, each with a short teaser; a child's name stands on them as it is typed. */
export function StoryBooks({ onTry, onTell }: StoryBooksProps) {
  const [name, setName] = useState('')
  const [owner, setOwner] = useState('')
  const tell = (typed: string) => {
    setName(typed)
    onTell(typed)
    // Load the suffixes and their lists of names when the visitor types. If they fail to load, the covers stay as they are.
    import('#turkish/suffix.ts')
      .then(({ coverOwner }) => setOwner(coverOwner(typed)))
      .catch((reason: unknown) => report(reason, 'landing: letter the covers'))
  }
  const field = useRef<HTMLDivElement>(null)
  // It may have been typed before the page was taken over.
  const tellEarly = useEffectEvent(() => {
    const typed = field.current?.querySelector('input')?.value
    if (typed) tell(typed)
  })
  useEffect(() => tellEarly(), [])
  return (
    <Section className="wrap" aria-labelledby="books-title">
      <SectionHead>
        <h2 id="books-title">{books.title}</h2>
        <p className="lead">{books.lead}</p>
      </SectionHead>
      <div ref={field} className={styles.name}>
        <TextField
          label={books.nameLabel}
          hint={books.nameHint}
          value={name}
          onChange={tell}
          // The covers are not fetched for a visitor who types no name.
          onFocus={() => {
            for (const { id } of books.list) new Image().src = unnamedCoverOf(id)
          }}
          maxLength={40}
          autoComplete="off"
          autoCapitalize="words"
          spellCheck={false}
        />
      </div>
      <ul className={styles.books}>
        {books.list.map(({ id, title, teaser }) => (
          <li key={id}>
            <NamedCover src={coverOf(id)} unnamedSrc={unnamedCoverOf(id)} owner={owner} alt="" />
            <h3>{title}</h3>
            <p>{teaser}</p>
          </li>
        ))}
      </ul>
      <Button variant="paper" className="mt-10" onClick={onTry}>
        {books.tryIt}
      </Button>
    </Section>
  )
}
