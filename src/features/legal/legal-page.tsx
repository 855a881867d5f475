import type { ReactNode } from 'react'
import { PATHS } from '#domain/site-paths.ts'
import type { SiteFacts } from '#domain/seller.ts'
import { LEGAL, LEGAL_FRAME } from '#text/legal/pages.ts'
import type { LegalPageName } from '#text/legal/legal-text.ts'
import { titleOf } from '#text/shell.ts'
import { BackLink } from '#ui/back-link.tsx'
import { classNames } from '#ui/class-names.ts'
import { Icon } from '#ui/icons.tsx'
import { LegalBlocks } from './legal-blocks.tsx'
import styles from './legal-page.module.css'

interface LegalPageProps {
  page: LegalPageName
  facts: SiteFacts
  /** The settings of this page, below its text. */
  children?: ReactNode
}

export function LegalPage({ page, facts, children }: LegalPageProps) {
  const { title, intro, short, sections } = LEGAL[page]
  return (
    <main id="content" className={classNames('wrap', styles.page)}>
      <title>{titleOf(title)}</title>
      <meta name="description" content={`${intro} ${short[0] ?? ''}`} />
      <BackLink to={PATHS.landing}>{LEGAL_FRAME.back}</BackLink>
      <article className={classNames('sheet', styles.sheet)}>
        <h1>{title}</h1>
        <p className="lead">{intro}</p>
        <section className={styles.short} aria-labelledby="short">
          <h2 id="short">{LEGAL_FRAME.short}</h2>
          <ul>
            {short.map((sentence) => (
              <li key={sentence}>
                <Icon name="tick" />
                {sentence}
              </li>
            ))}
          </ul>
        </section>
        {sections.map(({ id, title: heading, blocks }) => (
          <section key={heading} id={id}>
            <h2>{heading}</h2>
            <LegalBlocks blocks={blocks} facts={facts} label={heading} />
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
