import { withSuffix } from '#turkish/suffix.ts'
import { LANDING } from '#text/landing.ts'
import { classNames } from '#ui/class-names.ts'
import { Medallion } from '#ui/medallion.tsx'
import { Section, SectionHead } from './section.tsx'
import styles from './feature-cards.module.css'

const { features } = LANDING

export function FeatureCards() {
  return (
    <Section className="wrap" aria-labelledby="features-title">
      <SectionHead>
        <h2 id="features-title">{features.title}</h2>
      </SectionHead>
      <div className={styles.features}>
        <article className={classNames(styles.feature, styles.wide, 'sheet')}>
          <h3>{features.personal.title}</h3>
          <p>{features.personal.text}</p>
          <ul className={styles.names} aria-label={features.personal.namesLabel}>
            {features.personal.names.map((name) => (
              <NameWithEnding key={name} name={name} />
            ))}
          </ul>
        </article>
        <article className={classNames(styles.feature, styles.forest, 'dark')}>
          <h3>{features.drawn.title}</h3>
          <p>{features.drawn.text}</p>
          <div className={styles.pair}>
            <Medallion src="/landing/child.webp" alt="" />
            <svg viewBox="0 0 90 40" width="90" aria-hidden="true">
              <path strokeDasharray=".1 9" d="M4 30C26 6 58 6 80 22" />
              <path d="M72 12l10 11-14 4" />
            </svg>
            <Medallion src="/landing/hero.webp" alt="" />
          </div>
        </article>
        <article className={classNames(styles.feature, 'sheet')}>
          <h3>{features.spoken.title}</h3>
          <p>{features.spoken.text}</p>
          <p className={styles.spoken}>
            {features.spoken.before}
            <mark>{features.spoken.word}</mark>
            {features.spoken.after}
          </p>
          <Wave />
        </article>
        <article className={classNames(styles.feature, styles.wide, styles.dashed)}>
          <div>
            <span className="soon">{features.printed.soon}</span>
            <h3>{features.printed.title}</h3>
            <p>{features.printed.text}</p>
          </div>
          <svg viewBox="0 0 220 170" aria-hidden="true">
            <path d="M20 40l70-18v110l-70 18zM90 22l14 6v110l-14-6M124 70h76v86h-76zM124 112h26c-4-9 14-9 10 0h40M162 70v12c9-4 9 14 0 10v20M162 112v14c-9-4-9 14 0 10v20" />
            <path d="M36 66l38-9M36 82l38-9" />
          </svg>
        </article>
      </div>
    </Section>
  )
}

/** The ending is made by the very code that writes the books. */
function NameWithEnding({ name }: { name: string }) {
  return (
    <li>
      {name}
      <i>{withSuffix(name, 'genitive').slice(name.length)}</i>
    </li>
  )
}

const BARS = 50
const BAR_STEP = 6

/** A spoken sentence as bars: two waves over one another look like syllables. */
function Wave() {
  const bars = Array.from({ length: BARS }, (_, index) => {
    const half = 3 + 11 * Math.abs(Math.sin(index * 0.9) * Math.cos(index * 0.23))
    return `M${3 + index * BAR_STEP} ${17 - half}V${17 + half}`
  })
  return (
    <svg className={styles.wave} viewBox="0 0 300 34" preserveAspectRatio="none" aria-hidden="true">
      <path d={bars.join('')} />
    </svg>
  )
}
