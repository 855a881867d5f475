import { LANDING } from '#text/landing.ts'
import { Button } from '#ui/button.tsx'
import { FallingLeaves } from './falling-leaves.tsx'
import { PopUpBook } from './pop-up-book.tsx'
import './hero.css'

const { hero } = LANDING

export function Hero({ onTry }: { onTry: () => void }) {
  return (
    <section className="hero" aria-labelledby="hero-title">
      <FallingLeaves />
      <div className="wrap hero__row">
        <div className="hero__copy">
          <h1 id="hero-title">
            {hero.before}
            <span className="brush">{hero.hero}</span>
            {hero.after}
          </h1>
          <p className="lead hero__lead">{hero.lead}</p>
          <div className="hero__actions">
            <Button onClick={onTry}>{hero.discover}</Button>
            <a className="button button--plain" href="#ornek">
              {hero.examples}
            </a>
          </div>
          <p className="hero__note hand">
            <svg viewBox="0 0 46 44" aria-hidden="true">
              <path d="M40 40C22 40 8 30 9 8M3 15C5 12 7 10 9 7.500C11 10 13.500 12 17 13.500" />
            </svg>
            {hero.note}
          </p>
        </div>
        <PopUpBook />
      </div>
    </section>
  )
}
