import { useRef, useState } from 'react'
import type { StoryId, UserId } from '#domain/ids.ts'
import { DISCOUNT_PERCENT, formatPrice, PRICE_BEFORE_KURUS, PRICE_KURUS } from '#domain/pricing.ts'
import { DEDICATION_MAX_LETTERS, type OrderRequest } from '#domain/story.ts'
import type { StoryTemplate } from '#domain/template.ts'
import { CREATE_STORY } from '#text/create-story.ts'
import { Button } from '#ui/button.tsx'
import { useEnabledAfterReturn } from '#ui/page-return.ts'
import { TextField } from '#ui/text-field.tsx'
import { showError } from '#ui/toast.tsx'
import { orderRequestOf, type WizardDraft } from './draft.ts'
import { RequiredBox } from './required-box.tsx'
import type { UpdateDraft } from './use-draft.ts'
import styles from './order-panel.module.css'

/** Where the texts stand that a parent agrees to. */
export interface LegalPaths {
  notice: string
  preInformation: string
  saleContract: string
}

interface OrderPanelProps {
  draft: WizardDraft
  update: UpdateDraft
  user: { uid: UserId; email: string | null }
  template: StoryTemplate
  legal: LegalPaths
  portraitReady: boolean
  onBack: () => void
  onCheckout: OnCheckout
}

/**
 * @param onNewId the order could not keep its id: the draft must take the new one at once
 * @returns whether the pay page is on its way; otherwise the parent has been told why not
 */
export type OnCheckout = (order: OrderRequest, onNewId: (id: StoryId) => void) => Promise<boolean>

/** What it costs, what is agreed to, and the one crimson button. */
export function OrderPanel({
  draft,
  update,
  user,
  template,
  legal,
  portraitReady,
  onBack,
  onCheckout,
}: OrderPanelProps) {
  const [agreed, setAgreed] = useState(false)
  const [refusals, setRefusals] = useState(0)
  const [ordering, setOrdering] = useState(false)
  // State changes only at the next render: the second click of a double click is faster.
  const underWay = useRef(false)

  const release = () => {
    underWay.current = false
    setOrdering(false)
  }
  useEnabledAfterReturn(release)

  const order = async () => {
    if (!agreed) return setRefusals((times) => times + 1)
    if (underWay.current) return
    const request = orderRequestOf(draft, user, template)
    if (!request) return showError(CREATE_STORY.dataMissing)
    underWay.current = true
    setOrdering(true)
    if (!(await onCheckout(request, (storyId) => update({ storyId })))) release()
  }

  return (
    <>
      <div className={styles.bill}>
        {portraitReady && (
          <TextField
            label={CREATE_STORY.dedicationLabel}
            hint={CREATE_STORY.dedicationHint}
            value={draft.dedication}
            onChange={(dedication) => update({ dedication })}
            maxLength={DEDICATION_MAX_LETTERS}
            autoComplete="off"
          />
        )}
        <RequiredBox
          checked={agreed}
          onChange={setAgreed}
          name="sale-consent"
          refusals={refusals}
          sentence={CREATE_STORY.saleMissing}
        >
          <LegalLink path={legal.preInformation}>{CREATE_STORY.preInformation}</LegalLink>
          {CREATE_STORY.saleBox[0]}
          <LegalLink path={legal.saleContract}>{CREATE_STORY.saleContract}</LegalLink>
          {CREATE_STORY.saleBox[1]}
        </RequiredBox>
      </div>
      <div className={styles.bar} data-order={portraitReady ? 'ready' : 'waiting'}>
        <Price />
        <div className={styles.actions}>
          <Button look="paper" onClick={onBack} disabled={ordering}>
            {CREATE_STORY.back}
          </Button>
          <Button className={styles.finish} disabled={!portraitReady || ordering} onClick={() => void order()}>
            {ordering ? CREATE_STORY.working : CREATE_STORY.finish}
          </Button>
        </div>
      </div>
    </>
  )
}

function Price() {
  return (
    <div className={styles.price}>
      <p className={styles.figures}>
        <s>
          <span className="sr-only">{CREATE_STORY.priceBefore} </span>
          {formatPrice(PRICE_BEFORE_KURUS)}
        </s>
        <b>
          <span className="sr-only">{CREATE_STORY.priceNow} </span>
          {formatPrice(PRICE_KURUS)}
        </b>
        <span className={styles.off}>
          <span className="sr-only">{CREATE_STORY.discount} </span>%{DISCOUNT_PERCENT}
        </span>
      </p>
      <p className={styles.note}>
        {CREATE_STORY.priceTax} <span className={styles.promise}>{CREATE_STORY.pricePromise}</span>
      </p>
    </div>
  )
}

function LegalLink({ path, children }: { path: string; children: string }) {
  return (
    <a className="underline" href={path} target="_blank" rel="noreferrer">
      {children}
    </a>
  )
}
