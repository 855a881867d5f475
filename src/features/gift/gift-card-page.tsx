import type { Gift } from '#domain/gift.ts'
import { GIFT } from '#text/gift.ts'
import { BackLink } from '#ui/back-link.tsx'
import { Button } from '#ui/button.tsx'
import { Icon } from '#ui/icons.tsx'
import { GiftCard, type GiftTicket } from './gift-card.tsx'
import styles from './gift-card-page.module.css'

interface GiftCardPageProps {
  /** null: there is no such gift, or it can no longer be given. */
  gift: Gift | null
  giftsPath: string
  ticketOf: (gift: Gift) => GiftTicket
  picture: string
  print: () => void
}

/** One card, alone on its page, so that it is alone on paper too. */
export function GiftCardPage({ gift, giftsPath, ticketOf, picture, print }: GiftCardPageProps) {
  return (
    <div className={styles.page}>
      <div className={styles.acts}>
        <BackLink to={giftsPath}>{GIFT.cardBack}</BackLink>
        {gift && (
          <Button variant="forest" small onClick={print}>
            <Icon name="printer" />
            {GIFT.print}
          </Button>
        )}
      </div>
      <h1 className="sr-only">{GIFT.cardTitle}</h1>
      {gift ? (
        <>
          <GiftCard words={gift} ticket={ticketOf(gift)} picture={picture} />
          <p className={styles.hint}>{GIFT.printHint}</p>
        </>
      ) : (
        <p role="status">{GIFT.noCard}</p>
      )}
    </div>
  )
}
