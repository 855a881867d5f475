/** Who is signed in, as the identity provider tells it. */
import type { UserId } from './ids.ts'

export interface User {
  uid: UserId
  email: string | null
  displayName: string | null
  photoURL: string | null
}
