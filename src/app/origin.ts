/**
 * Where a signed-out visitor wanted to go: remembered for this tab, used once after the sign-in, forgotten at a
 * deliberate sign-out (decision 8).
 */
import { tabStorage } from '#ui/device-storage.ts'

const KEY = 'masal:origin'

export const rememberOrigin = (origin: string): void => tabStorage.setItem(KEY, origin)
export const forgetOrigin = (): void => tabStorage.removeItem(KEY)

/** @returns a path of this site with its query; null where none is remembered */
export function takeOrigin(): string | null {
  const origin = tabStorage.getItem(KEY)
  forgetOrigin()
  return origin && isOfThisSite(origin) ? origin : null
}

/** '//elsewhere.example' begins with a slash and leads away. */
const isOfThisSite = (origin: string) =>
  origin.startsWith('/') && new URL(origin, window.location.origin).origin === window.location.origin
