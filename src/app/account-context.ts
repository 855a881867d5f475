/** Opens the account dialog and signs out, from anywhere in the app. */
import { createContext, useContext } from 'react'
import type { AccountMode } from '#features/account/account-dialog.tsx'

export interface AccountDoors {
  openAccount: (mode: AccountMode) => void
  leave: () => Promise<void>
}

export const AccountContext = createContext<AccountDoors | null>(null)

export function useAccount(): AccountDoors {
  const doors = useContext(AccountContext)
  if (!doors) throw new Error('useAccount needs the Root above it')
  return doors
}
