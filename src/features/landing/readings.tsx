import { LANDING } from '#text/landing.ts'
import { Section, SectionHead } from './section.tsx'
import styles from './testimonials.module.css'

const { words } = LANDING

export function Testimonials() {
  return (
    <Section className="wrap" aria-labelledby="words-title">
      <SectionHead>
        <h2 id="words-title">{words.title}</h2>
        <p className="text-soft">{words.example}</p>
      </SectionHead>
      <div className={styles.words}>
        {words.list.map(({ quote, who }) => (
          <figure key={who}>
            <blockquote>{quote}</blockquote>
            <figcaption>{who}</figcaption>
          </figure>
        ))}
      </div>
    </Section>
  )
}
