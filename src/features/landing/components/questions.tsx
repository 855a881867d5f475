import { LANDING } from '#text/landing.ts'
import { Icon } from '#ui/icons.tsx'
import { Section, SectionHead } from './section.tsx'
import styles from './questions.module.css'

const { questions } = LANDING

/** Questions of parents before they buy. structured-data.ts tells search engines the same. */
export function Questions() {
  return (
    <Section className="wrap" aria-labelledby="questions-title">
      <SectionHead>
        <h2 id="questions-title">{questions.title}</h2>
      </SectionHead>
      <div className={styles.questions}>
        {questions.list.map(({ asked, answer }) => (
          <details key={asked} className={styles.question}>
            <summary>
              {asked}
              <Icon name="chevronDown" />
            </summary>
            <p>{answer}</p>
          </details>
        ))}
      </div>
    </Section>
  )
}
