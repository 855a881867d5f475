/**
 * After a return from the pay page by its own link, by the browser's button or after a declined card, this says once
 * that nothing is paid yet. A user who has paid returns to another address (use-payment-return.ts).
 */
import { useEffect, useEffectEvent } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { isGiftOf } from '#domain/gift.ts'
import type { StoryId, UserId } from '#domain/ids.ts'
import { PARAMETERS, PATHS } from '#domain/site-paths.ts'
import { hasDraftOf } from '#features/create-story/draft-storage.ts'
import { GIFT } from '#text/gift.ts'
import { PAYMENT } from '#text/payment.ts'
import { deviceStorage, tabStorage } from '#ui/device-storage.ts'
import { showError } from '#ui/toast.tsx'

/** This tab's story for which the pay page was opened. */
const KEY = 'masal:pay-page'
/** Long enough to read two sentences. */
const SHOWN_MS = 9_000

export function openPayPage(address: string, id: StoryId): void {
  tabStorage.setItem(KEY, id)
  window.location.assign(address)
}

/** The gift has paid already: no pay page opens, so a user cannot return from it unpaid. */
export const openRedeemed = (address: string): void => window.location.assign(address)

export function useBackFromPayPage(uid: UserId | undefined): void {
  const { pathname, search } = useLocation()
  const navigate = useNavigate()
  const arrive = useEffectEvent(() => {
    const storyId = tabStorage.getItem(KEY)
    if (!storyId || !uid) return
    tabStorage.removeItem(KEY)
    if (new URLSearchParams(search).has(PARAMETERS.paidSession)) return
    if (isGiftOf(storyId as StoryId, uid)) return showError(GIFT.notPaidYet, { durationMs: SHOWN_MS })
    showError(PAYMENT.notPaidYet, { durationMs: SHOWN_MS })
    // The order was made on another device, or from its card: the wizard behind the pay page has no draft of it.
    if (pathname !== PATHS.myStories && !hasDraftOf(uid, storyId, deviceStorage))
      void navigate(PATHS.myStories, { replace: true })
  })
  useEffect(() => {
    arrive()
    // The browser may restore the old page from its back-forward cache.
    const onPageShow = ({ persisted }: PageTransitionEvent) => persisted && arrive()
    window.addEventListener('pageshow', onPageShow)
    return () => window.removeEventListener('pageshow', onPageShow)
  }, [uid])
}
