/** A sign-up whose notice was not answered, or whose account could not be deleted, is announced at the next sign-in on this device (product 4.1). */
import type { UserId } from '#domain/ids.ts'
import { deviceStorage } from '#ui/device-storage.ts'

const keyOf = (uid: UserId) => `masal:signup-owed:${uid}` as const

export const rememberOwedSignup = (uid: UserId): void => deviceStorage.setItem(keyOf(uid), 'yes')
export const forgetOwedSignup = (uid: UserId): void => deviceStorage.removeItem(keyOf(uid))
export const isSignupOwed = (uid: UserId): boolean => deviceStorage.getItem(keyOf(uid)) !== null
