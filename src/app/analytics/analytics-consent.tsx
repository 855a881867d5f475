/** The choice about being measured, for the whole app: it starts and stops analytics, and is copied to `consents` (product 10.6). */
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

/** The page is built without a storage: nobody is asked before there is one. */
const notReadYet = () => undefined
const useKept = () => useSyncExternalStore<string | null | undefined>(watchChoice, keptChoice, notReadYet)

/** A choice holds from now on; the effect below gives it to whom it belongs. */
const choose = (granted: boolean) => keepChoice(granted, null)

export function AnalyticsConsent({ children }: { children: ReactNode }) {
  const session = useSession()
  const uid = session.is === 'signed-in' ? session.user.uid : null
  const kept = useKept()
  const choice = useMemo(() => (kept === undefined ? null : choiceOf(kept, uid)), [kept, uid])
  // Neither asked nor measured where the address opens a family's book.
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
    // It stays a visitor's choice on this device, and is copied at the next visit.
    report(error, 'analytics: copy the consent to the account')
  }
}
