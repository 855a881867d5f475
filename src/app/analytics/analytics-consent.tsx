/**
 * The choice about analytics, for the whole app: it starts and stops analytics, and is copied to `consents` (product
 * 10.6).
 */
import { createContext, use, useEffect, useMemo, useSyncExternalStore, type ReactNode } from 'react'
import { useMatch } from 'react-router-dom'
import type { UserId } from '#domain/ids.ts'
import { PATHS, SHARED_BOOK_ROUTE } from '#domain/site-paths.ts'
import {
  choiceOf,
  keepChoice,
  keptChoice,
  watchChoice,
  type AnalyticsChoice,
} from '#features/consent/analytics-choice.ts'
import { ConsentBanner } from '#features/consent/consent-banner.tsx'
import { ConsentSetting } from '#features/consent/consent-setting.tsx'
import { report } from '#report'
import { isAnalyticsConfigured, startAnalytics, stopAnalytics } from '#firebase/analytics.ts'
import { useSession } from '../auth/session.tsx'

const ChoiceContext = createContext<AnalyticsChoice | null>(null)

/** Prerendering has no storage: the question waits until the browser's storage is read. */
const notReadYet = () => undefined
const useKept = () => useSyncExternalStore<string | null | undefined>(watchChoice, keptChoice, notReadYet)

/** The choice holds at once; the effect below assigns it to the account. */
const choose = (granted: boolean) => keepChoice(granted, null)

export function AnalyticsConsent({ children }: { children: ReactNode }) {
  const session = useSession()
  const uid = session.is === 'signed-in' ? session.user.uid : null
  const kept = useKept()
  const choice = useMemo(() => (kept === undefined ? null : choiceOf(kept, uid)), [kept, uid])
  // A shared book's address gets no question and no analytics.
  const isShared = useMatch(SHARED_BOOK_ROUTE) !== null
  const isKnown = kept !== undefined && session.is !== 'loading' && !isShared

  useEffect(() => {
    if (!isKnown) return
    if (choice?.granted) startAnalytics()
    else stopAnalytics()
  }, [isKnown, choice])

  useEffect(() => {
    if (uid && choice && choice.uid === null) void copyToAccount(uid, choice.granted)
  }, [uid, choice])

  return (
    <ChoiceContext value={choice}>
      {children}
      {isKnown && !choice && isAnalyticsConfigured() && <ConsentBanner morePath={PATHS.cookies} onChoose={choose} />}
    </ChoiceContext>
  )
}

/** Tells if events are sent now. */
export const useIsMeasured = (): boolean => use(ChoiceContext)?.granted ?? false

export function AnalyticsSetting() {
  const choice = use(ChoiceContext)
  const kept = useKept()
  return kept !== undefined && isAnalyticsConfigured() ? <ConsentSetting choice={choice} onChoose={choose} /> : null
}

async function copyToAccount(uid: UserId, granted: boolean): Promise<void> {
  try {
    const { createAnalyticsConsent } = await import('#firebase/consents.ts')
    await createAnalyticsConsent(uid, granted)
    keepChoice(granted, uid)
  } catch (error) {
    // If copying fails, the choice stays on this device as a visitor's, and is copied at the next visit.
    report(error, 'analytics: copy the consent to the account')
  }
}
