import { LANDING } from '#text/landing.ts'
import { Section, SectionHead } from './section.tsx'
import styles from './readings.module.css'

const { readings } = LANDING

/** The place for testimonials: until there are real ones, samples that a visitor can judge here. */
export function Readings() {
  return (
    <Section className="wrap" aria-labelledby="readings-title">
      <SectionHead>
        <h2 id="readings-title">{readings.title}</h2>
        <p className="text-soft">{readings.example}</p>
      </SectionHead>
      <div className={styles.readings}>
        {readings.list.map(({ quote, who }) => (
          <figure key={who}>
            <blockquote>{quote}</blockquote>
            <figcaption>{who}</figcaption>
          </figure>
        ))}
      </div>
    </Section>
  )
}
