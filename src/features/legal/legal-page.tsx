import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { PATHS } from '#domain/site-paths.ts'
import { LEGAL, LEGAL_FRAME, type LegalPageName } from '#text/legal.ts'
import { titleOf } from '#text/shell.ts'
import { classNames } from '#ui/class-names.ts'
import { Icon } from '#ui/icons.tsx'
import styles from './legal-page.module.css'

/** @param children what can be done on this page, below its text */
export function LegalPage({ page, children }: { page: LegalPageName; children?: ReactNode }) {
  const { title, intro, sections } = LEGAL[page]
  return (
    <main id="content" className={classNames('wrap', styles.page)}>
      <title>{titleOf(title)}</title>
      <Link className="button button--plain button--small" to={PATHS.landing}>
        <Icon name="arrowLeft" />
        {LEGAL_FRAME.back}
      </Link>
      <article className={classNames('sheet', styles.sheet)}>
        <h1>{title}</h1>
        <p className="lead">{intro}</p>
        {sections.map(({ id, title: heading, paragraphs }) => (
          <section key={heading} id={id}>
            <h2>{heading}</h2>
            {paragraphs.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </section>
        ))}
        {children}
        <p className={styles.date}>
          {LEGAL_FRAME.updated}
          <br />
          {LEGAL_FRAME.added}
        </p>
      </article>
    </main>
  )
}
