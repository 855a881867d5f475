import { LANDING } from '#text/landing.ts'
import { BookCover } from '#ui/book.tsx'
import { Button } from '#ui/button.tsx'
import { Section, SectionHead } from './section.tsx'
import styles from './story-books.module.css'

const { books } = LANDING

/** The three books of the shelf, each with a short teaser. */
export function StoryBooks({ onTry }: { onTry: () => void }) {
  return (
    <Section className="wrap" aria-labelledby="books-title">
      <SectionHead>
        <h2 id="books-title">{books.title}</h2>
        <p className="lead">{books.lead}</p>
      </SectionHead>
      <ul className={styles.books}>
        {books.list.map(({ id, title, teaser }) => (
          <li key={id}>
            <BookCover src={`/stories/${id}/thumbnail.avif`} alt="" />
            <h3>{title}</h3>
            <p>{teaser}</p>
          </li>
        ))}
      </ul>
      <Button look="paper" className="mt-10" onClick={onTry}>
        {books.tryIt}
      </Button>
    </Section>
  )
}
