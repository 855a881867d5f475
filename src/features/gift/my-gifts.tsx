import { formatGiftCode, giftSentAt, type Gift } from '#domain/gift.ts'
import { formatPrice } from '#domain/pricing.ts'
import { assertNever } from '#domain/remote.ts'
import { GIFT } from '#text/gift.ts'
import { longDay } from '#text/long-day.ts'
import { SEND_LINK } from '#text/send-link.ts'
import { AskOnceMore } from '#ui/ask-once-more.tsx'
import { LinkButton } from '#ui/button.tsx'
import { classNames } from '#ui/class-names.ts'
import { Painting } from '#ui/painting.tsx'
import { SendLink } from '#ui/send-link.tsx'
import styles from './my-gifts.module.css'

export interface MyGiftsPorts {
  /** Resolves when the refund is done, or the failure has been shown. */
  refund: (gift: Gift) => Promise<void>
  copy: (link: string) => void
  linkOf: (gift: Gift) => string
  cardPath: (gift: Gift) => string
  contractPath: (gift: Gift) => string
}

interface MyGiftsProps {
  gifts: readonly Gift[]
  ports: MyGiftsPorts
  now: () => number
}

/** Gifts that a user has bought, the newest first. */
export function MyGifts({ gifts, ports, now }: MyGiftsProps) {
  if (gifts.length === 0)
    return (
      <div className={styles.none}>
        <Painting of="empty-shelf" className={styles.painting} />
        <p>{GIFT.none}</p>
      </div>
    )
  return (
    <ul className={styles.gifts}>
      {gifts.map((gift) => (
        <li key={gift.id} className={classNames('sheet', styles.gift)} data-state={gift.state}>
          <header className={styles.head}>
            <h3>{GIFT.forWhom(gift.to)}</h3>
            <span className={styles.state}>{GIFT.state[gift.state]}</span>
          </header>
          <p className={styles.when}>{GIFT.boughtOn(longDay(gift.paidAt))}</p>
          <WhatBecame gift={gift} nowMs={now()} />
          {gift.state === 'open' && <OpenGift gift={gift} ports={ports} />}
          <p>
            <LinkButton variant="plain" small to={ports.contractPath(gift)}>
              {GIFT.contract}
            </LinkButton>
          </p>
        </li>
      ))}
    </ul>
  )
}

function WhatBecame({ gift, nowMs }: { gift: Gift; nowMs: number }) {
  const { email, amountKurus, openUntil, redeemedAt = nowMs, refundedAt = nowMs, refundNumber } = gift
  const sentAt = giftSentAt(gift)
  switch (gift.state) {
    case 'open':
      return (
        <>
          {email && <p>{sentAt > nowMs ? GIFT.mailOn(email, longDay(sentAt)) : GIFT.mailed(email)}</p>}
          <p>{GIFT.openUntil(longDay(openUntil))}</p>
        </>
      )
    case 'redeemed':
      return <p>{GIFT.redeemedOn(longDay(redeemedAt))}</p>
    case 'refunding':
      return null
    case 'refunded':
      return (
        <p>
          {GIFT.refundedOn(longDay(refundedAt), formatPrice(amountKurus))}{' '}
          {refundNumber && GIFT.refundNumber(refundNumber)}
        </p>
      )
    default:
      return assertNever(gift.state)
  }
}

function OpenGift({ gift, ports }: { gift: Gift; ports: MyGiftsPorts }) {
  const link = ports.linkOf(gift)
  return (
    <>
      <p className={styles.code}>
        <span>{GIFT.code}</span> <strong>{formatGiftCode(gift.code)}</strong>
      </p>
      <SendLink label={GIFT.link} link={link} message={GIFT.linkMessage(link)} words={SEND_LINK} onCopy={ports.copy} />
      <div className={styles.acts}>
        <LinkButton variant="forest" small to={ports.cardPath(gift)}>
          {GIFT.showCard}
        </LinkButton>
        <AskOnceMore
          action={GIFT.refund}
          question={GIFT.refundQuestion}
          confirm={GIFT.refundConfirm}
          working={GIFT.refundWorking}
          cancel={GIFT.cancel}
          act={() => ports.refund(gift)}
        />
      </div>
    </>
  )
}
