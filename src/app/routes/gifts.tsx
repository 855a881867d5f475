/** 'Masal hediye edin' (`/gifts`), its cards (`?card=`), and the return from the pay page. */
import { useCallback, useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { buyGift, refundGift } from '#api/gift.ts'
import { CURRENT_TEXT } from '#domain/current-text.ts'
import { giftPath, type Gift, type GiftWords } from '#domain/gift.ts'
import type { UserId } from '#domain/ids.ts'
import { formatPrice } from '#domain/pricing.ts'
import type { Remote } from '#domain/remote.ts'
import { contractPath, LEGAL_SECTIONS, PARAMETERS, PATHS } from '#domain/site-paths.ts'
import { GiftCardPage } from '#features/gift/gift-card-page.tsx'
import { GiftCard } from '#features/gift/gift-card.tsx'
import { GiftForm } from '#features/gift/gift-form.tsx'
import { Gifts } from '#features/gift/gifts.tsx'
import type { MyGiftsPorts } from '#features/gift/my-gifts.tsx'
import { watchGifts } from '#firebase/gifts.ts'
import { sentenceOr, showProblem } from '#show-problem'
import { CREATE_STORY } from '#text/create-story.ts'
import { GIFT } from '#text/gift.ts'
import { problemText } from '#text/problems.ts'
import { titleOf } from '#text/shell.ts'
import { deviceStorage } from '#ui/device-storage.ts'
import { SaleAgreement } from '#ui/sale-agreement.tsx'
import { showSuccess } from '#ui/toast.ts'
import { useWatched } from '#ui/use-watched.ts'
import { serverNow } from '#firebase/server-clock.ts'
import { useSignedInUser } from '../auth/use-signed-in-user.ts'
import { eraseGiftDraft, useGiftDraft } from '../checkout/gift-draft.ts'
import { GIFT_PICTURE } from '../checkout/gift-picture.ts'
import { openPayPage } from '../checkout/use-back-from-pay-page.ts'
import { usePaymentReturn, type PaymentReturn } from '../checkout/use-payment-return.ts'
import { copyLink } from '../dialogs/copy-link.ts'

// The page sends no analytics, because givers and receivers of gifts are private.
export function Component() {
  const user = useSignedInUser()
  const [parameters] = useSearchParams()
  const card = parameters.get(PARAMETERS.giftCard)
  return (
    <>
      <title>{titleOf(card === null ? GIFT.title : GIFT.cardTitle)}</title>
      {user && <SignedInGifts key={user.uid} uid={user.uid} card={card} />}
    </>
  )
}

function SignedInGifts({ uid, card }: { uid: UserId; card: string | null }) {
  const gifts = useWatched(uid, watchGifts, 'gifts: watch')
  const paidId = useJustPaidGift()
  if (card !== null) return <CardOf gifts={gifts} id={card} />
  const isThere = gifts.is === 'ready' && gifts.value.some(({ id }) => id === paidId)
  return (
    <Gifts
      gifts={gifts}
      isPreparing={paidId !== null && !isThere}
      ports={PORTS}
      now={serverNow}
      form={<BuyGift key={paidId} uid={uid} />}
    />
  )
}

const linkOf = ({ code }: Gift): string => new URL(giftPath(code), window.location.origin).href

const PORTS: MyGiftsPorts = {
  refund: async ({ id, amountKurus }) => {
    try {
      await refundGift(id)
      showSuccess(GIFT.refundDone(formatPrice(amountKurus)))
    } catch (error) {
      showProblem(error, 'gifts: give back', sentenceOr(GIFT.refundFailed))
    }
  },
  copy: copyLink,
  linkOf,
  cardPath: ({ id }) => `${PATHS.gifts}?${PARAMETERS.giftCard}=${encodeURIComponent(id)}`,
  contractPath: ({ id }) => contractPath(id),
}

function CardOf({ gifts, id }: { gifts: Remote<Gift[]>; id: string }) {
  if (gifts.is === 'loading') return null
  const gift = gifts.is === 'ready' ? gifts.value.find((one) => one.id === id && one.state === 'open') : undefined
  return (
    <GiftCardPage
      gift={gift ?? null}
      giftsPath={PATHS.gifts}
      ticketOf={(one) => ({ code: one.code, address: window.location.host + PATHS.gift, link: linkOf(one) })}
      picture={GIFT_PICTURE}
      print={() => window.print()}
    />
  )
}

function BuyGift({ uid }: { uid: UserId }) {
  const { draft, giftId, change } = useGiftDraft(uid, serverNow)
  const buy = async (words: GiftWords): Promise<boolean> => {
    try {
      openPayPage(await buyGift({ giftId, words, agreedTo: CURRENT_TEXT.sale }), giftId)
      return true
    } catch (error) {
      showProblem(error, 'gifts: open the pay page', (code) =>
        SAID_BY_CODE.has(code) ? problemText(code) : GIFT.payFailed,
      )
      return false
    }
  }
  return (
    <>
      <GiftCard words={draft} picture={GIFT_PICTURE} />
      <GiftForm
        draft={draft}
        onChange={change}
        noticePath={PATHS.privacy}
        agreement={<SaleAgreement paths={LEGAL_SECTIONS} words={{ ...CREATE_STORY, saleBox: GIFT.saleBox }} />}
        now={serverNow}
        onBuy={buy}
      />
    </>
  )
}

const SAID_BY_CODE: ReadonlySet<string> = new Set([
  'network',
  'consent-missing',
  'too-many-requests',
  'too-many-from-here',
  'not-signed-in',
])

/** Handles the return from the pay page. @returns the gift that was paid on this visit */
function useJustPaidGift(): string | null {
  const [parameters, setParameters] = useSearchParams()
  const [paidId, setPaidId] = useState<string | null>(null)
  usePaymentReturn({
    parameters,
    replaceParameters: useCallback((rest: URLSearchParams) => setParameters(rest, { replace: true }), [setParameters]),
    onPaid: ({ storyId }: PaymentReturn) => {
      eraseGiftDraft(() => true)
      setPaidId(storyId)
    },
    sentence: GIFT.paid,
    storage: deviceStorage,
  })
  return paidId
}
