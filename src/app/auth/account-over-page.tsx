import { lazy, type ComponentProps } from 'react'
import { SHELL } from '#text/shell.ts'
import { OverPage } from '../dialogs/over-page.tsx'
import { persistently } from '../network/persistent-import.ts'
import type { ConnectedAccount as Room } from './connected-account.tsx'
import { startIdentity } from './identity.ts'

const ConnectedAccount = lazy(async () => {
  // Load Firebase too: Google's window opens only straight from a tap, without a wait.
  const [room] = await Promise.all([persistently(() => import('./connected-account.tsx')), startIdentity()])
  return { default: room.ConnectedAccount }
})

/** The account dialog over any public page. */
export function AccountOverPage(room: ComponentProps<typeof Room>) {
  return (
    <OverPage opening={SHELL.loading} seeThrough onClose={room.onClose}>
      <ConnectedAccount {...room} />
    </OverPage>
  )
}
