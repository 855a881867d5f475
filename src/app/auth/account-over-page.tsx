import { lazy, type ComponentProps } from 'react'
import { SHELL } from '#text/shell.ts'
import { OverPage } from '../dialogs/over-page.tsx'
import { persistently } from '../network/persistent-import.ts'
import type { AccountRoom as Room } from './account-room.tsx'
import { startIdentity } from './identity.ts'

const AccountRoom = lazy(async () => {
  // With Firebase: Google's window opens only straight from a tap.
  const [room] = await Promise.all([persistently(() => import('./account-room.tsx')), startIdentity()])
  return { default: room.AccountRoom }
})

/** The account dialog over any public page. */
export function AccountOverPage(room: ComponentProps<typeof Room>) {
  return (
    <OverPage opening={SHELL.loading} seeThrough onClose={room.onClose}>
      <AccountRoom {...room} />
    </OverPage>
  )
}
