/** The signed-in user, as the identity provider reports them. */
import type { UserId } from './ids.ts'

export interface User {
  uid: UserId
  email: string | null
  displayName: string | null
  photoURL: string | null
}
