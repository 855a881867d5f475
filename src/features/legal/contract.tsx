/**
 * The contract that a parent accepted for one book, or for a gift, as it was on that day: to read again, and to print.
 */
import type { ReactNode } from 'react'
import { CONSENT_TEXTS, type Consent } from '#domain/consent.ts'
import { formatPrice } from '#domain/pricing.ts'
import { assertNever, type Remote } from '#domain/remote.ts'
import type { SiteFacts } from '#domain/seller.ts'
import type { Story } from '#domain/story.ts'
import { CONTRACT } from '#text/contract.ts'
import { GIFT } from '#text/gift.ts'
import { Button } from '#ui/button.tsx'
import { classNames } from '#ui/class-names.ts'
import { Painting } from '#ui/painting.tsx'
import { Spinner } from '#ui/spinner.tsx'
import { partsOf, type AgreedPart } from './agreed-text.ts'
import { LegalBlocks } from './legal-blocks.tsx'
import blockStyles from './legal-blocks.module.css'
import { SellerLines } from './seller-lines.tsx'
import styles from './contract.module.css'

/** Every version that was ever accepted, by its file's name. */
const TEXTS = import.meta.glob<string>('/docs/legal/sale/*.txt', { query: '?raw', import: 'default', eager: true })
const textOf = (version: string): string | undefined => TEXTS[`/docs/legal/sale/${version}.txt`]

/** The bought book or gift. */
export interface Purchase extends Pick<Story, 'id' | 'title'> {
  paidAt?: number | undefined
  amountKurus?: number | undefined
  refundedAt?: number | undefined
  refundNumber?: string | undefined
  paidByGift?: boolean
}

export interface SignedContract {
  bought: Purchase
  consent: Consent
}

interface ContractProps {
  /** null: no contract was accepted. */
  contract: Remote<SignedContract | null>
  facts: SiteFacts
}

export function Contract(props: ContractProps) {
  return (
    <>
      <h1>{CONTRACT.title}</h1>
      <State {...props} />
    </>
  )
}

function State({ contract, facts }: ContractProps) {
  switch (contract.is) {
    case 'loading':
      return <Spinner label={CONTRACT.loading} />
    case 'failed':
      return <p role="alert">{CONTRACT.failed}</p>
    case 'ready': {
      const text = contract.value && textOf(contract.value.consent.version)
      return contract.value && text ? (
        <Signed {...contract.value} text={text} facts={facts} />
      ) : (
        <div className={styles.missing}>
          <Painting of="lost" />
          <p role="alert">{CONTRACT.missing}</p>
        </div>
      )
    }
    default:
      return assertNever(contract)
  }
}

function Signed({ bought, consent, text, facts }: SignedContract & { text: string; facts: SiteFacts }) {
  return (
    <article className={classNames('sheet', styles.sheet)}>
      <dl className={blockStyles.seller}>
        <Fact name={CONTRACT.book}>{bought.title}</Fact>
        <Fact name={CONTRACT.agreed}>{moment.format(consent.createdAt)}</Fact>
        {bought.paidAt !== undefined && bought.amountKurus !== undefined && (
          <Fact name={CONTRACT.paid}>
            {CONTRACT.sum(
              bought.paidByGift ? GIFT.paidByGift : formatPrice(bought.amountKurus),
              moment.format(bought.paidAt),
            )}
          </Fact>
        )}
        {bought.refundedAt !== undefined && bought.amountKurus !== undefined && (
          <Fact name={CONTRACT.refunded}>
            {CONTRACT.sum(formatPrice(bought.amountKurus), moment.format(bought.refundedAt))}
            {bought.refundNumber && `, ${CONTRACT.refundNumber(bought.refundNumber)}`}
          </Fact>
        )}
        <Fact name={CONTRACT.order}>{bought.id}</Fact>
        <Fact name={CONTRACT.version}>{consent.version}</Fact>
        <Fact name={CONTRACT.digest}>{CONSENT_TEXTS.sale[consent.version] ?? ''}</Fact>
      </dl>
      <h2>{CONTRACT.seller}</h2>
      <p>{CONTRACT.sellerThen}</p>
      <SellerLines seller={facts.seller} className={blockStyles.seller} />
      <Button className={styles.print} variant="paper" onClick={() => window.print()}>
        {CONTRACT.print}
      </Button>
      {partsOf(text).map((part) => (
        <Part key={`${part.level} ${part.title}`} part={part} facts={facts} />
      ))}
    </article>
  )
}

const moment = new Intl.DateTimeFormat('tr-TR', { dateStyle: 'long', timeStyle: 'short' })

const Fact = ({ name, children }: { name: string; children: ReactNode }) => (
  <div>
    <dt>{name}</dt>
    <dd>{children}</dd>
  </div>
)

function Part({ part: { level, title, blocks }, facts }: { part: AgreedPart; facts: SiteFacts }) {
  return (
    <section data-level={level}>
      {level === 'page' && <h2>{title}</h2>}
      {level === 'section' && <h3>{title}</h3>}
      <LegalBlocks blocks={blocks} facts={facts} label={title} />
    </section>
  )
}
