import { LandingPage } from '#features/landing/landing-page.tsx'
import { LANDING } from '#text/landing.ts'
import { useAccount } from './account-context.ts'
import { usePageView } from './use-page-view.ts'

export function LandingRoute() {
  const { openAccount } = useAccount()
  usePageView('landing', LANDING.title)
  return <LandingPage onTry={() => openAccount('register')} />
}
