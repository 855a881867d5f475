import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { LEGAL, LEGAL_FRAME, type LegalPageName } from '#text/legal.ts'
import { titleOf } from '#text/shell.ts'
import { Icon } from '#ui/icons.tsx'
import './legal.css'

/** @param children what can be done on this page, below its text */
export function LegalPage({ page, children }: { page: LegalPageName; children?: ReactNode }) {
  const { title, intro, sections } = LEGAL[page]
  return (
    <main id="content" className="wrap legal">
      <title>{titleOf(title)}</title>
      <Link className="button button--plain button--small" to="/">
        <Icon name="arrowLeft" />
        {LEGAL_FRAME.back}
      </Link>
      <article className="sheet legal__sheet">
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
        <p className="legal__date">
          {LEGAL_FRAME.updated}
          <br />
          {LEGAL_FRAME.added}
        </p>
      </article>
    </main>
  )
}
