/** 'Masal hediye edin': a parent buys a gift here, and finds it again with its code and its card. */
import type { ReactNode } from 'react'
import type { Gift } from '#domain/gift.ts'
import { assertNever, type Remote } from '#domain/remote.ts'
import { GIFT } from '#text/gift.ts'
import { classNames } from '#ui/class-names.ts'
import { Spinner } from '#ui/spinner.tsx'
import { MyGifts, type MyGiftsPorts } from './my-gifts.tsx'
import styles from './gifts.module.css'

interface GiftsProps {
  gifts: Remote<Gift[]>
  /** A gift was paid on this visit, but its code is not there yet. */
  isPreparing: boolean
  ports: MyGiftsPorts
  now: () => number
  /** The card with the words that are typed, and the form that buys it. */
  form: ReactNode
}

export function Gifts({ gifts, isPreparing, ports, now, form }: GiftsProps) {
  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <h1>{GIFT.title}</h1>
        <p className="lead">{GIFT.lead}</p>
      </header>
      <div className={styles.rooms}>
        <section className={classNames('sheet', styles.buy)} aria-labelledby="new-gift">
          <h2 id="new-gift">{GIFT.formTitle}</h2>
          <div className={styles.card}>{form}</div>
        </section>
        <section aria-labelledby="my-gifts">
          <h2 id="my-gifts">{GIFT.listTitle}</h2>
          {isPreparing && <p role="status">{GIFT.preparing}</p>}
          <Loaded gifts={gifts} ports={ports} now={now} />
        </section>
      </div>
    </div>
  )
}

function Loaded({ gifts, ports, now }: Pick<GiftsProps, 'gifts' | 'ports' | 'now'>) {
  switch (gifts.is) {
    case 'loading':
      return <Spinner label={GIFT.loading} />
    case 'failed':
      return <p role="alert">{GIFT.loadFailed}</p>
    case 'ready':
      return <MyGifts gifts={gifts.value} ports={ports} now={now} />
    default:
      return assertNever(gifts)
  }
}
