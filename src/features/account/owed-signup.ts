/** An account that could neither be announced nor deleted is announced at its next sign-in on this device (decision 7). */
import type { UserId } from '#domain/ids.ts'

const keyOf = (uid: UserId) => `masal:signup-owed:${uid}`

export const rememberOwedSignup = (uid: UserId): void => localStorage.setItem(keyOf(uid), 'yes')
export const forgetOwedSignup = (uid: UserId): void => localStorage.removeItem(keyOf(uid))
export const isSignupOwed = (uid: UserId): boolean => localStorage.getItem(keyOf(uid)) !== null
