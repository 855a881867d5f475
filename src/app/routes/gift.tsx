/** '/gift#…': redeems a code that somebody was given; without a code it asks for one. */
import { useCallback } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { checkGift } from '#api/gift.ts'
import { formatGiftCode, parseGiftCode, type GiftCode } from '#domain/gift.ts'
import { Problem } from '#domain/problem.ts'
import { PATHS } from '#domain/site-paths.ts'
import { GiftWelcome } from '#features/gift/gift-welcome.tsx'
import { GIFT } from '#text/gift.ts'
import { titleOf } from '#text/shell.ts'
import { useAccount } from '../auth/account-context.ts'
import { useSession } from '../auth/session.tsx'
import { GIFT_PICTURE } from '../checkout/gift-picture.ts'
import { keepGift } from '../checkout/kept-gift.ts'
import { useFetched } from '../network/use-fetched.ts'

const REFUSALS = ['gift-unknown', 'gift-used', 'gift-over', 'money-under-way'] as const

// No page view: the analytics service must not get the code.
export function Component() {
  const named = useLocation().hash.slice(1)
  // Parameters that an app appends to the link are no part of the code.
  const code = parseGiftCode(decoded(named))
  return (
    <>
      <title>{titleOf(GIFT.welcomeTitle)}</title>
      {/* A new code starts the page anew. */}
      <GiftOf key={code} code={code} />
    </>
  )
}

/** @returns the text unchanged if it cannot be decoded */
function decoded(hash: string): string {
  try {
    return decodeURIComponent(hash)
  } catch {
    return hash
  }
}

function GiftOf({ code }: { code: GiftCode | null }) {
  const navigate = useNavigate()
  const session = useSession()
  const { openAccount } = useAccount()
  const fetch = useCallback(async () => {
    if (!code) throw new Problem('gift-unknown', 'No code of a gift')
    return checkGift(code)
  }, [code])
  const { fetched: card, reload } = useFetched(fetch, 'gift: look a code up', REFUSALS)
  const go = (next: GiftCode | null) => void navigate({ hash: next ? formatGiftCode(next) : '' }, { replace: true })
  const begin = (opened: GiftCode) => {
    keepGift(opened, session.is === 'signed-in' ? session.user.uid : null)
    if (session.is === 'signed-in') void navigate(PATHS.dashboard)
    else openAccount('register')
  }
  return (
    <GiftWelcome
      code={code}
      card={card}
      picture={GIFT_PICTURE}
      noticePath={PATHS.privacy}
      onCode={go}
      onBegin={begin}
      onReload={reload}
    />
  )
}
