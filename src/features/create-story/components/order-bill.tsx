import type { ReactNode } from 'react'
import { DEDICATION_MAX_LETTERS, TITLE_MAX_LETTERS } from '#domain/book-fields.ts'
import { CREATE_STORY } from '#text/create-story.ts'
import { GIFT } from '#text/gift.ts'
import { notPrintable } from '#text/printable.ts'
import { LegalLink } from '#ui/legal-link.tsx'
import { TextField } from '#ui/text-field.tsx'
import { changeOfChild, type WizardDraft } from '../draft.ts'
import type { LegalPaths } from '../model/legal-paths.ts'
import { SaleAgreement } from '#ui/sale-agreement.tsx'
import { GiftCodeBox, type KeptGift } from './gift-code.tsx'
import { NameForm } from './name-fields.tsx'
import { RequiredBox } from '#ui/required-box.tsx'
import type { UpdateDraft } from '../hooks/use-draft.ts'
import type { Order } from './order-bar.tsx'

interface OrderBillProps {
  /** The book's title unless the parent writes another. */
  usualTitle: string
  draft: WizardDraft
  update: UpdateDraft
  legal: LegalPaths
  order: Order
  /** The form that changes the tale's words. */
  words: ReactNode
  gift: KeptGift
}

/** The names, title and dedication of the book that is bought, and the agreement. */
export function OrderBill({ usualTitle, draft, update, legal, order, words, gift }: OrderBillProps) {
  return (
    <>
      {draft.children.map((child) => (
        <NameForm key={child.id} draft={child} update={(change) => update(changeOfChild(child.id, change))} />
      ))}
      <BookText
        {...{ draft, update }}
        field="title"
        label={CREATE_STORY.titleLabel}
        hint={CREATE_STORY.titleHint}
        placeholder={usualTitle}
        maxLength={TITLE_MAX_LETTERS}
      />
      <BookText
        {...{ draft, update }}
        field="dedication"
        label={CREATE_STORY.dedicationLabel}
        hint={CREATE_STORY.dedicationHint}
        maxLength={DEDICATION_MAX_LETTERS}
      />
      {words}
      <GiftCodeBox gift={gift} />
      <RequiredBox
        checked={order.agreed}
        onChange={order.setAgreed}
        name="sale-consent"
        refusals={order.refusals}
        sentence={order.giftCode ? GIFT.redeemMissing : CREATE_STORY.saleMissing}
      >
        {order.giftCode ? (
          <>
            <LegalLink path={legal.giftTerms}>{GIFT.redeemTerms}</LegalLink>
            {GIFT.redeemBox}
          </>
        ) : (
          <SaleAgreement paths={legal} words={CREATE_STORY} />
        )}
      </RequiredBox>
    </>
  )
}

interface BookTextProps extends Pick<OrderBillProps, 'draft' | 'update'> {
  field: 'title' | 'dedication'
  label: string
  hint: string
  placeholder?: string
  maxLength: number
}

/** A line of the parent's own words, printed in the book. */
function BookText({ draft, update, field, ...shown }: BookTextProps) {
  const { [field]: words = '' } = draft
  return (
    <TextField
      {...shown}
      value={words}
      onChange={(typed) => update({ [field]: typed })}
      problem={notPrintable(words)}
      autoComplete="off"
    />
  )
}
