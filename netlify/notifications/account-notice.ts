/** The notice of a sign-up or sign-in: its data come from the identity provider, never from a browser. */
import type { UserId } from '#domain/ids.ts'
import type { Notice } from './notice.ts'

/** The claims of a token; the user wrote name and picture, so they may hold anything. */
export interface Claims {
  uid: UserId
  email: string
  name?: string | undefined
  picture?: string | undefined
  signedInAtMs: number
}

const NAME_MAX_LETTERS = 100
const PICTURE_MAX_LETTERS = 2_048

export function accountNotice(type: 'signup' | 'signin', { uid, email, name, picture, signedInAtMs }: Claims): Notice {
  const account = { uid, email, displayName: shortened(name), photoURL: addressIn(picture) }
  const at = new Date(signedInAtMs).toISOString()
  return type === 'signup'
    ? { type, data: { ...account, createdAt: at } }
    : { type, data: { ...account, lastLoginAt: at } }
}

/** One line, without control characters. */
function shortened(name = ''): string | null {
  const line = name.replace(/[\p{Cc}\p{Cf}\s]+/gu, ' ').trim()
  return [...line].slice(0, NAME_MAX_LETTERS).join('') || null
}

/** A shortened address would not work: leave it out. */
const addressIn = (picture = ''): string | null =>
  picture.length <= PICTURE_MAX_LETTERS && URL.parse(picture)?.protocol === 'https:' ? picture : null
