import { PATHS } from '#domain/site-paths.ts'
import { ABOUT } from '#text/about.ts'
import { titleOf } from '#text/shell.ts'
import { BackLink } from '#ui/back-link.tsx'
import { classNames } from '#ui/class-names.ts'
import { Painting } from '#ui/painting.tsx'
import { Sheet } from '#ui/sheet.tsx'
import { Tags } from '#ui/tags.tsx'
import styles from './about-page.module.css'

export function AboutPage() {
  return (
    <main id="content" className={classNames('wrap', styles.page)}>
      <title>{titleOf(ABOUT.title)}</title>
      <meta name="description" content={ABOUT.description} />
      <BackLink to={PATHS.landing}>{ABOUT.back}</BackLink>
      <h1>{ABOUT.title}</h1>
      <div className={styles.intro}>
        <Painting of="about" className={styles.painting} />
        <p className="lead">{ABOUT.intro}</p>
      </div>
      <h2>{ABOUT.valuesTitle}</h2>
      <ul className={styles.values}>
        {ABOUT.values.map(({ title, list }) => (
          <li key={title}>
            <Sheet className={styles.value}>
              <h3>{title}</h3>
              <Tags tags={list} />
            </Sheet>
          </li>
        ))}
      </ul>
      <section className={classNames(styles.vision, 'dark')} aria-labelledby="vision-title">
        <h2 id="vision-title">{ABOUT.visionTitle}</h2>
        <p>{ABOUT.vision}</p>
      </section>
    </main>
  )
}
