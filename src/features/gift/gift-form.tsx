import { useId, useState, type FormEvent, type ReactNode } from 'react'
import * as v from 'valibot'
import {
  canSendOn,
  GIFT_MESSAGE_MAX_LETTERS,
  GIFT_NAME_MAX_LETTERS,
  giftWordsSchema,
  sendableDays,
  type GiftWords,
} from '#domain/gift.ts'
import { formatPrice, PRICE_KURUS } from '#domain/pricing.ts'
import { CREATE_STORY } from '#text/create-story.ts'
import { GIFT } from '#text/gift.ts'
import { Button } from '#ui/button.tsx'
import { LegalLink } from '#ui/legal-link.tsx'
import { useEnabledAfterReturn } from '#ui/page-return.ts'
import { RequiredBox } from '#ui/required-box.tsx'
import { TextField } from '#ui/text-field.tsx'
import styles from './gift-form.module.css'

export interface GiftDraft extends GiftWords {
  byMail: boolean
}

interface GiftFormProps {
  draft: GiftDraft
  onChange: (draft: GiftDraft) => void
  /** The words of the box that is ticked. */
  agreement: ReactNode
  /** The address of the notice on personal data, needed because the mail address is another person's. */
  noticePath: string
  now: () => number
  /** @returns true if the pay page is opening; otherwise the buyer was shown the reason */
  onBuy: (words: GiftWords) => Promise<boolean>
}

/** The words on the card, its delivery to the receiver, and the one crimson button. */
export function GiftForm({ draft, onChange, agreement, noticePath, now, onBuy }: GiftFormProps) {
  const [agreed, setAgreed] = useState(false)
  const [refusals, setRefusals] = useState(0)
  const [isTried, setTried] = useState(false)
  const [isUnderWay, setUnderWay] = useState(false)
  useEnabledAfterReturn(() => setUnderWay(false))
  const wayId = useId()
  const change = (part: Partial<GiftDraft>) => onChange({ ...draft, ...part })
  const { byMail, ...words } = draft
  const problems = problemsOf(draft, now())
  const { first, last } = sendableDays(now())

  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (isUnderWay) return
    setTried(true)
    if (problems.email || problems.sendOn) return
    if (!agreed) return setRefusals((times) => times + 1)
    setUnderWay(true)
    const sent = byMail ? words : { ...words, email: '', sendOn: '' }
    if (!(await onBuy(sent))) setUnderWay(false)
  }
  return (
    <form className={styles.form} noValidate onSubmit={(event) => void submit(event)}>
      <div className={styles.pair}>
        <TextField
          label={GIFT.to}
          hint={GIFT.toHint}
          value={draft.to}
          onChange={(to) => change({ to })}
          maxLength={GIFT_NAME_MAX_LETTERS}
          autoComplete="off"
        />
        <TextField
          label={GIFT.from}
          hint={GIFT.fromHint}
          value={draft.from}
          onChange={(from) => change({ from })}
          maxLength={GIFT_NAME_MAX_LETTERS}
          autoComplete="off"
        />
      </div>
      <TextField
        label={GIFT.message}
        hint={GIFT.messageHint}
        value={draft.message}
        onChange={(message) => change({ message })}
        maxLength={GIFT_MESSAGE_MAX_LETTERS}
        lines={3}
      />
      <fieldset className={styles.ways}>
        <legend id={wayId}>{GIFT.how}</legend>
        <label>
          <input type="radio" name="gift-way" checked={!byMail} onChange={() => change({ byMail: false })} />
          <span>
            {GIFT.byHand}
            <small>{GIFT.byHandHint}</small>
          </span>
        </label>
        <label>
          <input type="radio" name="gift-way" checked={byMail} onChange={() => change({ byMail: true })} />
          <span>{GIFT.byMail}</span>
        </label>
      </fieldset>
      {byMail && (
        <div className={styles.pair}>
          <TextField
            label={GIFT.email}
            hint={GIFT.emailHint}
            type="email"
            value={draft.email}
            onChange={(email) => change({ email: email.trim() })}
            problem={isTried ? problems.email : ''}
            autoComplete="off"
          />
          <TextField
            label={GIFT.sendOn}
            hint={GIFT.sendOnHint}
            type="date"
            value={draft.sendOn}
            min={first}
            max={last}
            onChange={(sendOn) => change({ sendOn })}
            problem={isTried ? problems.sendOn : ''}
          />
        </div>
      )}
      {byMail && (
        <p>
          <LegalLink path={noticePath}>{GIFT.notice}</LegalLink>
        </p>
      )}
      <RequiredBox
        checked={agreed}
        onChange={setAgreed}
        name="gift-consent"
        refusals={refusals}
        sentence={CREATE_STORY.saleMissing}
      >
        {agreement}
      </RequiredBox>
      <div className={styles.pay}>
        <p>
          <strong>{GIFT.price(formatPrice(PRICE_KURUS))}</strong> {GIFT.promise}
        </p>
        <Button type="submit" aria-disabled={isUnderWay}>
          {isUnderWay ? GIFT.paying : GIFT.pay(formatPrice(PRICE_KURUS))}
        </Button>
      </div>
    </form>
  )
}

/** A sentence for each field that is wrong; '' for a right one. */
function problemsOf({ byMail, email, sendOn }: GiftDraft, nowMs: number): { email: string; sendOn: string } {
  if (!byMail) return { email: '', sendOn: '' }
  // Use the server's own schema, so that the form shows what the server would refuse.
  const isAddress = email !== '' && v.is(giftWordsSchema.entries.email, email)
  return {
    email: isAddress ? '' : GIFT.emailProblem,
    sendOn: canSendOn(sendOn, nowMs) ? '' : GIFT.sendOnProblem,
  }
}
