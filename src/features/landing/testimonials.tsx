import { LANDING } from '#text/landing.ts'

const { words } = LANDING

export function Testimonials() {
  return (
    <section className="section wrap" aria-labelledby="words-title">
      <div className="section__head">
        <h2 id="words-title">{words.title}</h2>
        <p className="text-soft">{words.example}</p>
      </div>
      <div className="words">
        {words.list.map(({ quote, who }) => (
          <figure key={who}>
            <blockquote>{quote}</blockquote>
            <figcaption>{who}</figcaption>
          </figure>
        ))}
      </div>
    </section>
  )
}
