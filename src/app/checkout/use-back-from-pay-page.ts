/**
 * After a return from the pay page by its own link, by the browser's button or after a declined card, this says once
 * that nothing is paid yet. A user who has paid returns to another address (use-payment-return.ts). Back from there
 * passes the wizard's page again: then its draft is this book, so the page leads to the library.
 */
import { useEffect, useEffectEvent } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { isGiftOf } from '#domain/gift.ts'
import type { StoryId, TemplateId, UserId } from '#domain/ids.ts'
import { PARAMETERS, PATHS } from '#domain/site-paths.ts'
import { hasDraftOf, readDraft } from '#features/create-story/draft-storage.ts'
import { GIFT } from '#text/gift.ts'
import { PAYMENT } from '#text/payment.ts'
import { deviceStorage, tabStorage } from '#ui/device-storage.ts'
import { showError } from '#ui/toast.ts'

/** This tab's story for which the pay page was opened. */
const KEY = 'masal:pay-page'
/** Long enough to read two sentences. */
const SHOWN_MS = 9_000

export function openPayPage(address: string, id: StoryId): void {
  tabStorage.setItem(KEY, id)
  // Mark this history entry beside the router's own state; the router reads only its own fields.
  window.history.replaceState({ ...(window.history.state as object | null), leftToPay: true }, '')
  window.location.assign(address)
}

const isLeftToPay = (state: unknown): boolean => typeof state === 'object' && state !== null && 'leftToPay' in state

/**
 * The gift has paid already: no pay page opens, so a user cannot return from it unpaid. Replaces the wizard's entry,
 * because Back would open an empty wizard there.
 */
export const openRedeemed = (address: string): void => window.location.replace(address)

export function useBackFromPayPage(uid: UserId | undefined): void {
  const { pathname, search } = useLocation()
  const navigate = useNavigate()
  const arrive = useEffectEvent(() => {
    if (!uid) return
    const storyId = tabStorage.getItem(KEY)
    if (!storyId) {
      // Read the browser's state: the router of a page from the back-forward cache does not know the mark.
      const templateId = isLeftToPay(window.history.state) && new URLSearchParams(search).get(PARAMETERS.create)
      if (templateId && !readDraft({ uid, templateId: templateId as TemplateId }, deviceStorage))
        void navigate(PATHS.myStories, { replace: true })
      return
    }
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
