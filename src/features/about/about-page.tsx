import { Link } from 'react-router-dom'
import { ABOUT } from '#text/about.ts'
import { titleOf } from '#text/shell.ts'
import { Icon } from '#ui/icons.tsx'
import { Sheet } from '#ui/sheet.tsx'
import { Tags } from '#ui/tags.tsx'
import './about.css'

export function AboutPage() {
  return (
    <main id="content" className="wrap about">
      <title>{titleOf(ABOUT.title)}</title>
      <Link className="button button--plain button--small" to="/">
        <Icon name="arrowLeft" />
        {ABOUT.back}
      </Link>
      <h1>{ABOUT.title}</h1>
      <p className="lead">{ABOUT.intro}</p>
      <h2>{ABOUT.valuesTitle}</h2>
      <ul className="about__values">
        {ABOUT.values.map(({ title, list }) => (
          <li key={title}>
            <Sheet className="about__value">
              <h3>{title}</h3>
              <Tags tags={list} />
            </Sheet>
          </li>
        ))}
      </ul>
      <section className="about__vision dark" aria-labelledby="vision-title">
        <h2 id="vision-title">{ABOUT.visionTitle}</h2>
        <p>{ABOUT.vision}</p>
      </section>
    </main>
  )
}
