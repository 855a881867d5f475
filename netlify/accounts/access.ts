/**
 * What each function of a person asks beyond a valid token, in one table. `unrevoked`: what outlives the token, costs money or
 * cannot be undone is not for a session that was ended meanwhile, such as a thief's after the password was changed. `recent`:
 * what takes everything is for whoever has just proved who they are.
 */
import { requireRecentSignIn, requireUnrevoked, type Caller } from './caller.ts'

type Proof = 'unrevoked' | 'recent'

/** An empty row asks for the token alone, and says why that is enough. */
export const ACCESS = {
  account: ['recent', 'unrevoked'],
  'buy-gift': ['unrevoked'],
  // Closes a pay page; another one is a press away.
  'cancel-checkout-session': [],
  'change-words': ['unrevoked'],
  'create-checkout-session': ['unrevoked'],
  'erase-photos': ['unrevoked'],
  'erase-story': ['recent', 'unrevoked'],
  'erase-voice': ['unrevoked'],
  export: ['recent', 'unrevoked'],
  'invite-voice': ['unrevoked'],
  'keep-hero': ['unrevoked'],
  // Asks itself where a provider is paid (requireVerified).
  'preview-voice': [],
  'print-book': ['unrevoked'],
  // As preview-voice; a notice of a sign-in changes nothing.
  'proxy-webhook': [],
  // Of the owner; a guest comes by an invitation.
  'record-voice': ['unrevoked'],
  'refund-gift': ['unrevoked'],
  // Says something to us, and changes nothing.
  'report-book': [],
  'reuse-hero': ['unrevoked'],
  'share-book': ['unrevoked'],
  'withdraw-consent': ['unrevoked'],
} as const satisfies Record<string, readonly Proof[]>
export type FunctionOfAPerson = keyof typeof ACCESS

/**
 * After the address has been counted: the identity provider is asked, which costs a call.
 * @throws Problem 'sign-in-too-old', 'not-signed-in' where the session has been ended
 */
export async function requireAccess(name: FunctionOfAPerson, caller: Caller, nowMs: number): Promise<void> {
  const proofs: readonly Proof[] = ACCESS[name]
  if (proofs.includes('recent')) requireRecentSignIn(caller, nowMs)
  if (proofs.includes('unrevoked')) await requireUnrevoked(caller)
}
