/** Opens the account dialog and signs out, from anywhere in the app. */
import { createContext, use } from 'react'
import type { AccountMode } from '#features/account/account-mode.ts'

export interface AccountActions {
  openAccount: (mode: AccountMode) => void
  /** Replaces the dialog that is open over the page. */
  openAccountInstead: (mode: AccountMode) => void
  signOut: () => Promise<void>
}

export const AccountContext = createContext<AccountActions | null>(null)

export function useAccount(): AccountActions {
  const actions = use(AccountContext)
  if (!actions) throw new Error('useAccount needs the root layout above it')
  return actions
}
