import { formatPrice, PRICE_KURUS } from '#domain/pricing.ts'
import { FIRST_SIGHT_ID } from '#domain/site-paths.ts'
import { LANDING } from '#text/landing.ts'
import { Button } from '#ui/button.tsx'
import { Icon } from '#ui/icons.tsx'
import { classNames } from '#ui/class-names.ts'
import { FallingLeaves } from './falling-leaves.tsx'
import { PopUpBook } from './pop-up-book.tsx'
import styles from './hero.module.css'

const { hero } = LANDING

export function Hero({ onTry, onRead }: { onTry: () => void; onRead: () => void }) {
  return (
    <section className={styles.hero} aria-labelledby="hero-title">
      <FallingLeaves />
      <div className={classNames('wrap', styles.row)}>
        <div className={styles.copy}>
          <h1 id="hero-title">
            {hero.before}
            <span className="brush">{hero.hero}</span>
            {hero.after}
          </h1>
          <p className={classNames('lead', styles.lead)}>{hero.lead}</p>
          <div className={styles.actions}>
            <Button onClick={onTry}>{hero.discover}</Button>
            <a className="button button--paper" href={`#${FIRST_SIGHT_ID}`}>
              <Icon name="camera" />
              {hero.see}
            </a>
            <Button variant="plain" onClick={onRead}>
              {hero.read}
            </Button>
          </div>
          <p className={styles.price}>{hero.price(formatPrice(PRICE_KURUS))}</p>
          <p className={classNames(styles.note, 'hand')}>
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
