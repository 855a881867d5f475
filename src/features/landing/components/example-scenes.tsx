import { LANDING } from '#text/landing.ts'
import { Picture } from './picture.tsx'
import { Section, SectionHead } from './section.tsx'
import styles from './example-scenes.module.css'

const { scenes } = LANDING

/** The same child in the kitchen, on the playground and in the park; a firefly's trail connects them. */
export function ExampleScenes() {
  return (
    <Section id="ornek" className="wrap" aria-labelledby="scenes-title">
      <SectionHead>
        <h2 id="scenes-title">{scenes.title}</h2>
        <p className="lead">{scenes.lead}</p>
      </SectionHead>
      <div className={styles.scenes}>
        <svg className={styles.trail} viewBox="0 0 1168 560" aria-hidden="true">
          <path d="M520 34C640 -34 742 20 716 78C694 124 622 96 652 44C690 -20 860 0 950 62C1000 96 1030 120 1046 168M348 520C370 548 392 556 424 548M716 508C740 520 760 500 776 470" />
          <path className={styles.firefly} d="M520 12Q524 32 544 36Q524 40 520 60Q516 40 496 36Q516 32 520 12Z" />
        </svg>
        <ul className={styles.list}>
          {scenes.list.map(({ picture, alt, title, text }) => (
            <li key={picture}>
              <Picture name={picture} alt={alt} width={760} height={570} loading="lazy" />
              <h3>{title}</h3>
              <p>{text}</p>
            </li>
          ))}
        </ul>
      </div>
    </Section>
  )
}
