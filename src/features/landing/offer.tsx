import { formatPrice, PRICE_KURUS } from '#domain/pricing.ts'
import { LANDING } from '#text/landing.ts'
import { Button } from '#ui/button.tsx'
import { classNames } from '#ui/class-names.ts'
import { Icon } from '#ui/icons.tsx'
import { Section } from './section.tsx'
import styles from './offer.module.css'

const { offer } = LANDING

/** What a book costs, and all that one gets for it. */
export function Offer({ onRead }: { onRead: () => void }) {
  return (
    <Section className="wrap" aria-labelledby="offer-title">
      <div className={classNames('sheet', styles.offer)}>
        <div>
          <h2 id="offer-title">{offer.title}</h2>
          <p className={styles.price}>{formatPrice(PRICE_KURUS)}</p>
          <p className={styles.tax}>{offer.tax}</p>
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
          <Button look="paper" onClick={onRead}>
            <Icon name="book" />
            {offer.read}
          </Button>
        </div>
      </div>
    </Section>
  )
}
