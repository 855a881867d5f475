import { useSyncExternalStore } from 'react'
import { formatPrice, isDiscounted, PRICE_BEFORE_KURUS, PRICE_KURUS, type DiscountDays } from '#domain/pricing.ts'
import { LANDING } from '#text/landing.ts'
import { reducedBetween } from '#text/struck-price.ts'
import { Button } from '#ui/button.tsx'
import { classNames } from '#ui/class-names.ts'
import { Icon } from '#ui/icons.tsx'
import { Section } from './section.tsx'
import styles from './offer.module.css'

const { offer } = LANDING

interface OfferProps {
  discount: DiscountDays | null
  onRead: () => void
}

/** The price of a book, and all that it includes. The earlier price is shown on its days only. */
export function Offer({ discount, onRead }: OfferProps) {
  const isReduced = useToday((nowMs) => isDiscounted(discount, nowMs))
  return (
    <Section className="wrap" aria-labelledby="offer-title">
      <div className={classNames('sheet', styles.offer)}>
        <div>
          <h2 id="offer-title">{offer.title}</h2>
          <p className={styles.price}>
            {isReduced && (
              <>
                <span className="sr-only">{offer.priceBefore} </span>
                <s>{formatPrice(PRICE_BEFORE_KURUS)}</s> <span className="sr-only">{offer.priceNow} </span>
              </>
            )}
            {formatPrice(PRICE_KURUS)}
          </p>
          {isReduced && discount && <p className={styles.tax}>{reducedBetween(discount)}</p>}
          <p className={styles.tax}>{offer.tax}</p>
          <dl className={styles.facts}>
            {offer.facts.map(({ is, so }) => (
              <div key={is}>
                <dt>{is}</dt>
                <dd>{so}</dd>
              </div>
            ))}
          </dl>
        </div>
        <div>
          <ul className={styles.list}>
            {offer.list.map((each) => (
              <li key={each}>
                <Icon name="tick" />
                {each}
              </li>
            ))}
          </ul>
          <Button variant="paper" onClick={onRead}>
            <Icon name="book" />
            {offer.read}
          </Button>
        </div>
      </div>
    </Section>
  )
}

/** The page may be read on another day than it was built: it is hydrated as it was built, and then checks the clock. */
const useToday = (is: (nowMs: number) => boolean): boolean =>
  useSyncExternalStore(
    neverChanges,
    () => is(Date.now()),
    () => false,
  )

const neverChanges = () => () => {}
