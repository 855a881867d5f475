import encodeQr from 'qr'
import { formatGiftCode, type GiftCode } from '#domain/gift.ts'
import { GIFT } from '#text/gift.ts'
import styles from './gift-card.module.css'

export interface GiftTicket {
  code: GiftCode
  /** The address where the code is redeemed, as a person types it. */
  address: string
  /** The same address with the code, as a camera reads it. */
  link: string
}

interface GiftCardProps {
  words: { to: string; from: string; message: string }
  /** Absent for a user who has typed the code in, because they know it. */
  ticket?: GiftTicket
  /** A painting of the shelf, which everybody knows and which shows no family's child. */
  picture: string
}

/** A gift card: the painting at the left, words and code at the right. On paper it is as large as an A5 postcard. */
export function GiftCard({ words: { to, from, message }, ticket, picture }: GiftCardProps) {
  const { onCard } = GIFT
  return (
    <article className={styles.card} aria-label={GIFT.cardTitle}>
      <img className={styles.picture} src={picture} alt="" />
      <div className={styles.words}>
        <p className={styles.name}>{onCard.name}</p>
        <h2 className={styles.greeting}>{onCard.greeting}</h2>
        {to && <p translate="no">{onCard.to(to)}</p>}
        <p className={styles.message} translate="no">
          {message || onCard.usual}
        </p>
        {from && (
          <p className={styles.from} translate="no">
            {onCard.from(from)}
          </p>
        )}
        {ticket && (
          <>
            <div className={styles.ticket}>
              <p className={styles.code}>
                <span>{GIFT.code}</span>
                <strong translate="no">{formatGiftCode(ticket.code)}</strong>
              </p>
              <img className={styles.square} src={squareOf(ticket.link)} alt={onCard.square} />
            </div>
            <p className={styles.how}>{onCard.how(ticket.address)}</p>
          </>
        )}
      </div>
    </article>
  )
}

/** A QR code with the four quiet cells around it that a camera needs. @returns a data URI */
const squareOf = (link: string): string =>
  `data:image/svg+xml,${encodeURIComponent(encodeQr(link, 'svg', { ecc: 'medium', border: 4 }))}`
