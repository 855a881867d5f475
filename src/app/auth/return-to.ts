/**
 * The target of a sign-in: the page that a signed-out visitor wanted, saved for this tab, used once, and forgotten at a
 * deliberate sign-out; and the welcome overlay, shown over it once (product 4.2).
 */
import * as v from 'valibot'
import { PATHS } from '#domain/site-paths.ts'
import { tabStorage } from '#ui/device-storage.ts'

const KEY = 'masal:origin'

export const rememberReturnTo = (path: string): void => tabStorage.setItem(KEY, path)
export const forgetReturnTo = (): void => tabStorage.removeItem(KEY)

/**
 * The first call removes the saved path. @returns a path of this site with its query; the dashboard if none is saved
 */
export function takeReturnTo(): string {
  const path = tabStorage.getItem(KEY)
  forgetReturnTo()
  return path && isOfThisSite(path) ? path : PATHS.dashboard
}

/** '//elsewhere.example' starts with a slash but leaves the site. */
const isOfThisSite = (path: string) =>
  path.startsWith('/') && new URL(path, window.location.origin).origin === window.location.origin

const welcomeSchema = v.object({ loginSuccess: v.literal(true), next: v.string() })
type Welcome = v.InferOutput<typeof welcomeSchema>

/** Travels in the route's state from the sign-in to the overlay. @param next where the parent goes after the overlay */
export const welcomeTo = (next: string): Welcome => ({ loginSuccess: true, next })

export const welcomeIn = (routeState: unknown): Welcome | null => (v.is(welcomeSchema, routeState) ? routeState : null)

/**
 * Browsers keep a route's state over a reload. Call this before the router starts: a reload during the overlay must not
 * show it again (product 4.2).
 */
export function forgetWelcome(): void {
  const state: unknown = window.history.state
  if (state && typeof state === 'object' && 'usr' in state && welcomeIn(state.usr))
    window.history.replaceState({ ...state, usr: null }, '')
}
