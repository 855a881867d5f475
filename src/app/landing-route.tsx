import { LandingPage } from '#features/landing/landing-page.tsx'
import { useAccount } from './account-context.ts'

export function LandingRoute() {
  const { openAccount } = useAccount()
  return <LandingPage onTry={() => openAccount('register')} />
}
