import { LandingPage } from '#features/landing/landing-page.tsx'
import { LANDING } from '#text/landing.ts'
import { usePageView } from '../analytics/use-page-view.ts'
import { useAccount } from '../auth/account-context.ts'
import { tellName } from '../told-name.ts'

export function Component() {
  const { openAccount } = useAccount()
  usePageView('landing', LANDING.title)
  return <LandingPage onTry={() => openAccount('register')} onTell={tellName} />
}
