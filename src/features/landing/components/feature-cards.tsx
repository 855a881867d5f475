import { OTHER_FEATURES, SPECIFIED_FEATURES, type FeatureId } from '#text/features.ts'
import { LANDING } from '#text/landing.ts'
import { classNames } from '#ui/class-names.ts'
import { Section, SectionHead } from './section.tsx'
import styles from './feature-cards.module.css'

const { features } = LANDING

/** Every feature of the product with its picture: the specification's four as cards, then the others. */
export function FeatureCards() {
  return (
    <Section className={classNames(styles.features, 'wrap')} aria-labelledby="features-title">
      <SectionHead>
        <h2 id="features-title">{features.title}</h2>
      </SectionHead>
      <div className={styles.cards}>
        {SPECIFIED_FEATURES.map(({ id, title, text }) => (
          <article key={id} className={classNames(styles.card, id === 'printed-products' ? styles.dashed : 'sheet')}>
            <FeaturePicture id={id} />
            <div className={styles.words}>
              {id === 'printed-products' && <span className="soon">{features.soon}</span>}
              <h3>{title}</h3>
              <p>{text}</p>
              {id === 'personal-tales' && <NamesWithEndings />}
              {id === 'tales-read-aloud' && <SpokenSentence />}
            </div>
          </article>
        ))}
      </div>
      <ul className={styles.others}>
        {OTHER_FEATURES.map(({ id, title, text }) => (
          <li key={id}>
            <FeaturePicture id={id} />
            <div>
              <h3>{title}</h3>
              <p>{text}</p>
            </div>
          </li>
        ))}
      </ul>
    </Section>
  )
}

/** No alternative text: the words beside the picture say the same. */
const FeaturePicture = ({ id }: { id: FeatureId }) => (
  <img src={`/landing/features/${id}.avif`} width={560} height={373} alt="" loading="lazy" decoding="async" />
)

const NamesWithEndings = () => (
  <ul className={styles.names} aria-label={features.namesLabel}>
    {features.names.map(([name, ending]) => (
      <li key={name}>
        {name}
        <i>{ending}</i>
      </li>
    ))}
  </ul>
)

const SpokenSentence = () => (
  <p className={styles.spoken}>
    {features.spoken.before}
    <mark>{features.spoken.word}</mark>
    {features.spoken.after}
  </p>
)
