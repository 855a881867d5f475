import { Link } from 'react-router-dom'
import { LEGAL, LEGAL_FRAME, type LegalPageName } from '#text/legal.ts'
import { titleOf } from '#text/shell.ts'
import { Icon } from '#ui/icons.tsx'
import './legal.css'

export function LegalPage({ page }: { page: LegalPageName }) {
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
        <p className="legal__date">{LEGAL_FRAME.updated}</p>
      </article>
    </main>
  )
}
