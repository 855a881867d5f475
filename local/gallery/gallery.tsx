/** The page: chapters of specimens, or one chapter, or one specimen alone. */
import { useEffect } from 'react'
import { MemoryRouter } from 'react-router-dom'
import { SHELL } from '#text/shell.ts'
import { classNames } from '#ui/class-names.ts'
import { LogoMark } from '#ui/icons.tsx'
import { Toasts } from '#ui/toaster.tsx'
import { SECTIONS, type SectionId } from './sections.ts'
import type { Specimen } from './specimen.ts'
import { SPECIMENS } from './specimens/all.ts'
import styles from './gallery.module.css'

/** @param only the id of a chapter or a specimen; null: all of them */
export function Gallery({ only }: { only: string | null }) {
  const section = SECTIONS.find(({ id }) => id === only)
  const specimen = Object.values(SPECIMENS)
    .flat()
    .find(({ id }) => id === only)
  return (
    <MemoryRouter>
      {specimen ? (
        <Alone specimen={specimen} />
      ) : section ? (
        <main className={classNames('wrap', styles.chapter)}>
          <Chapter {...section} heading="h1" />
        </main>
      ) : (
        <WholePage />
      )}
      <Toasts />
    </MemoryRouter>
  )
}

function WholePage() {
  useEffect(() => document.getElementById(location.hash.slice(1))?.scrollIntoView({ behavior: 'instant' }), [])
  return (
    <div className={classNames('wrap', styles.page)}>
      <header className={styles.head}>
        <span className="logo">
          <LogoMark />
          <span lang="tr">{SHELL.product}</span>
        </span>
        <h1>Gallery</h1>
        <p className="lead">Every part of the product in each of its states, on one page.</p>
      </header>
      <nav className={styles.contents} aria-label="Contents">
        <ol>
          {SECTIONS.map(({ id, title }) => (
            <li key={id}>
              <a href={`#${id}`}>{title}</a>
            </li>
          ))}
        </ol>
      </nav>
      <main>
        {SECTIONS.map((section) => (
          <Chapter key={section.id} {...section} heading="h2" />
        ))}
      </main>
    </div>
  )
}

interface ChapterProps {
  id: SectionId
  title: string
  lead: string
  heading: 'h1' | 'h2'
}

function Chapter({ id, title, lead, heading: Heading }: ChapterProps) {
  return (
    <section id={id} className={styles.section} aria-labelledby={`${id}-title`}>
      <Heading id={`${id}-title`} className={styles.title}>
        {title}
      </Heading>
      <p className="text-soft">{lead}</p>
      <div className={styles.specimens}>
        {SPECIMENS[id].map((specimen) => (
          <Figure key={specimen.id} specimen={specimen} heading={Heading === 'h1' ? 'h2' : 'h3'} />
        ))}
      </div>
    </section>
  )
}

function Figure({ specimen, heading: Heading }: { specimen: Specimen; heading: 'h1' | 'h2' | 'h3' }) {
  const { id, name, note, file, width, windowPx } = specimen
  return (
    <article id={id} className={styles.specimen} data-width={width} aria-labelledby={`${id}-name`}>
      <header className={styles.label}>
        <Heading id={`${id}-name`} className={styles.name}>
          <a href={`#${id}`}>{name}</a>
        </Heading>
        <a className={styles.file} href={`?only=${id}`}>
          {file}
        </a>
        {note && <p>{note}</p>}
      </header>
      {windowPx ? <OwnWindow {...specimen} heightPx={windowPx} /> : <Ground specimen={specimen} />}
    </article>
  )
}

/** A frame of its own for a specimen that is fixed to the window, takes the focus or measures the screen. */
const OwnWindow = ({ id, name, heightPx }: { id: string; name: string; heightPx: number }) => (
  <iframe className={styles.window} title={name} src={`?only=${id}`} height={heightPx} loading="lazy" />
)

const Ground = ({ specimen: { dark, element } }: { specimen: Specimen }) => (
  <div className={classNames(styles.ground, dark && classNames(styles.night, 'dark'))} lang="tr">
    {element}
  </div>
)

function Alone({ specimen }: { specimen: Specimen }) {
  const { name, dark, windowPx, element } = specimen
  useEffect(() => {
    document.title = name
  }, [name])
  if (!windowPx)
    return (
      <main className={classNames('wrap', styles.alone)}>
        <Figure specimen={specimen} heading="h1" />
      </main>
    )
  return (
    <div className={classNames(styles.whole, dark && classNames(styles.night, 'dark'))} lang="tr">
      {element}
    </div>
  )
}
