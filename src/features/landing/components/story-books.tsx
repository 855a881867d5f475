import { useEffect, useEffectEvent, useRef, type ReactNode, type RefObject } from 'react'
import { Link } from 'react-router-dom'
import { CHILD_NAME_MAX_LETTERS } from '#domain/child.ts'
import { createStoryPath, FIRST_SIGHT_ID } from '#domain/site-paths.ts'
import { LANDING } from '#text/landing.ts'
import { Button } from '#ui/button.tsx'
import { Icon } from '#ui/icons.tsx'
import { NamedCover } from '#ui/named-cover.tsx'
import { TextField } from '#ui/text-field.tsx'
import { Section, SectionHead } from './section.tsx'
import styles from './story-books.module.css'

const { books } = LANDING
type Tale = (typeof books.list)[number]['id']
const coverOf = (id: Tale) => `/stories/${id}/thumbnail.avif`
const unnamedCoverOf = (id: Tale) => `/stories/${id}/unnamed.avif`

/** A visitor's own child; the app loads the drawing code at the first press. */
export interface OwnChild {
  /** The child's name as the parent typed it, here or on an earlier visit in this tab. */
  name: string
  onName: (name: string) => void
  /** The line above the covers' titles; '' without a name that a book can have. */
  owner: string
  /** The wizard's sentence on a name that no book can have. */
  nameProblem: string
  /** Other spellings, chosen by a tap, which moves the focus to `nameField`. */
  nameOffers: ReactNode
  nameField: RefObject<HTMLInputElement | null>
  /** A photo is about to be chosen: the code that draws its face may be loaded. */
  onPress: () => void
  onPhoto: (photo: File) => void
  onWithoutPhoto: () => void
  /** The face, and the questions about it; null before the first press. */
  face: ReactNode
  /** Laid over a tale's cover; null before a face is known. */
  onCover: (id: Tale) => ReactNode
}

interface StoryBooksProps {
  /** @param id the tale whose cover was pressed */
  onTry: (id?: Tale) => void
  child: OwnChild
}

/**
 * The books of the shelf. Their covers show a child's name as it is typed, and the child as soon as a photo is chosen.
 */
export function StoryBooks({ onTry, child }: StoryBooksProps) {
  const { name, nameProblem, nameField } = child
  /** The wizard would refuse this name after the registration, so the visitor corrects it here. */
  const tryTale = (id?: Tale) => (nameProblem ? nameField.current?.focus() : onTry(id))
  const fields = useRef<HTMLDivElement>(null)
  // The visitor may have filled in the fields before hydration.
  const takeEarly = useEffectEvent(() => {
    const typed = fields.current?.querySelector<HTMLInputElement>('input:not([type=file])')?.value
    if (typed) child.onName(typed)
    const photo = fields.current?.querySelector<HTMLInputElement>('input[type=file]')?.files?.[0]
    if (photo) child.onPhoto(photo)
  })
  useEffect(() => takeEarly(), [])
  return (
    <Section id={FIRST_SIGHT_ID} className="wrap" aria-labelledby="books-title">
      <SectionHead>
        <h2 id="books-title">{books.title}</h2>
        <p className="lead">{books.lead}</p>
      </SectionHead>
      <div ref={fields} className={styles.child}>
        <div className={styles.name}>
          <TextField
            ref={nameField}
            label={books.nameLabel}
            problem={nameProblem}
            hint={books.nameHint}
            value={name}
            onChange={child.onName}
            // Load the nameless covers only for a visitor who is about to type a name.
            onFocus={() => {
              for (const { id } of books.list) new Image().src = unnamedCoverOf(id)
            }}
            maxLength={CHILD_NAME_MAX_LETTERS}
            autoComplete="off"
            autoCapitalize="words"
            spellCheck={false}
          />
          {child.nameOffers}
        </div>
        <div className={styles.photo}>
          <label className="button button--forest">
            <input
              type="file"
              // List the extensions too: without a HEIC decoder a system does not show such files as pictures in its
              // file dialog.
              accept="image/*,.heic,.heif"
              className="sr-only"
              onClick={child.onPress}
              onChange={(event) => {
                const photo = event.target.files?.[0]
                if (photo) child.onPhoto(photo)
                // Lets the visitor choose the same file again after a refusal.
                event.target.value = ''
              }}
            />
            <Icon name="camera" />
            {child.face ? books.otherPhoto : books.photo}
          </label>
          <Button variant="plain" onClick={child.onWithoutPhoto}>
            {books.withoutPhoto}
          </Button>
          <p className={styles.stays}>
            <Icon name="lock" />
            {books.photoStays}
          </p>
        </div>
      </div>
      {child.face}
      <ul className={styles.books}>
        {books.list.map(({ id, title, teaser }) => (
          <li key={id}>
            <Link
              to={createStoryPath(id)}
              onClick={(event) => {
                event.preventDefault()
                tryTale(id)
              }}
            >
              <NamedCover src={coverOf(id)} unnamedSrc={unnamedCoverOf(id)} owner={child.owner} alt="">
                {child.onCover(id)}
              </NamedCover>
              <h3>{title}</h3>
            </Link>
            <p>{teaser}</p>
          </li>
        ))}
      </ul>
      <Button variant="paper" className="mt-10" onClick={() => tryTale()}>
        {books.tryIt}
      </Button>
    </Section>
  )
}
