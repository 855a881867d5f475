import { useRef, useState } from 'react'
import { DISCOUNT_PERCENT, formatPrice, PRICE_BEFORE_KURUS, PRICE_KURUS } from '#domain/pricing.ts'
import { DEDICATION_MAX_LETTERS } from '#domain/story.ts'
import { createStoryText } from '#text/create-story.ts'
import { Button } from '#ui/button.tsx'
import { useEnabledAfterReturn } from '#ui/page-return.ts'
import { TextField } from '#ui/text-field.tsx'
import type { LegalPaths } from './create-story-wizard.tsx'
import { RequiredBox } from './required-box.tsx'

interface OrderPanelProps {
  legal: LegalPaths
  dedication: string
  onDedication: (dedication: string) => void
  portraitReady: boolean
  onBack: () => void
  /** false: it could not begin, and the parent has been told. */
  onOrder: () => Promise<boolean>
}

/** What it costs, what is agreed to, and the one crimson button. */
export function OrderPanel({ legal, dedication, onDedication, portraitReady, onBack, onOrder }: OrderPanelProps) {
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
    underWay.current = true
    setOrdering(true)
    if (!(await onOrder())) release()
  }

  return (
    <>
      <div className="bill">
        {portraitReady && (
          <TextField
            label={createStoryText.dedicationLabel}
            hint={createStoryText.dedicationHint}
            value={dedication}
            onChange={onDedication}
            maxLength={DEDICATION_MAX_LETTERS}
            autoComplete="off"
          />
        )}
        <RequiredBox
          checked={agreed}
          onChange={setAgreed}
          name="sale-consent"
          refusals={refusals}
          sentence={createStoryText.saleMissing}
        >
          <LegalLink path={legal.preInformation}>{createStoryText.preInformation}</LegalLink>
          {createStoryText.saleBox[0]}
          <LegalLink path={legal.saleContract}>{createStoryText.saleContract}</LegalLink>
          {createStoryText.saleBox[1]}
        </RequiredBox>
      </div>
      <div className={`order-bar ${portraitReady ? 'order-bar--ready' : ''}`}>
        <Price />
        <div className="order-bar__actions">
          <Button look="paper" onClick={onBack} disabled={ordering}>
            {createStoryText.back}
          </Button>
          <Button className="order-bar__finish" disabled={!portraitReady || ordering} onClick={() => void order()}>
            {ordering ? createStoryText.working : createStoryText.finish}
          </Button>
        </div>
      </div>
    </>
  )
}

function Price() {
  return (
    <div className="price">
      <p className="price__figures">
        <s>
          <span className="sr-only">{createStoryText.priceBefore} </span>
          {formatPrice(PRICE_BEFORE_KURUS)}
        </s>
        <b>
          <span className="sr-only">{createStoryText.priceNow} </span>
          {formatPrice(PRICE_KURUS)}
        </b>
        <span className="price__off">
          <span className="sr-only">{createStoryText.discount} </span>%{DISCOUNT_PERCENT}
        </span>
      </p>
      <p className="price__note">
        {createStoryText.priceTax} <span className="price__promise">{createStoryText.pricePromise}</span>
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
