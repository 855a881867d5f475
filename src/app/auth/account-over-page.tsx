import { lazy, type ComponentProps } from 'react'
import { SHELL } from '#text/shell.ts'
import { OverPage } from '../dialogs/over-page.tsx'
import { persistently } from '../network/persistent-import.ts'
import type { ConnectedAccount as Room } from './connected-account.tsx'

const ConnectedAccount = lazy(async () => ({
  default: (await persistently(() => import('./connected-account.tsx'))).ConnectedAccount,
}))

/** The account dialog over any public page. */
export function AccountOverPage(room: ComponentProps<typeof Room>) {
  return (
    <OverPage opening={SHELL.loading} seeThrough onClose={room.onClose}>
      <ConnectedAccount {...room} />
    </OverPage>
  )
}
