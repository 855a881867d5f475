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
      <div className={styles.room}>
        <img
          className={styles.painting}
          src="/stories/sihirli-orman-macerasi/half/spread-2.avif"
          width={1100}
          height={550}
          alt={readings.painting}
          loading="lazy"
          decoding="async"
        />
        <div className={styles.readings}>
          {readings.list.map(({ quote, who }) => (
            <figure key={who}>
              <blockquote>{quote}</blockquote>
              <figcaption>{who}</figcaption>
            </figure>
          ))}
        </div>
      </div>
    </Section>
  )
}
