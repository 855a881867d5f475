/** The login-success flag: it travels in the route's state from the sign-in to the overlay and is seen once. */
import * as v from 'valibot'

const flagSchema = v.object({ loginSuccess: v.literal(true), next: v.string() })
export type Entrance = v.InferOutput<typeof flagSchema>

/** @param next where the parent goes after the overlay */
export const entranceTo = (next: string): Entrance => ({ loginSuccess: true, next })

export const entranceOf = (routeState: unknown): Entrance | null => (v.is(flagSchema, routeState) ? routeState : null)

/**
 * Browsers keep a route's state over a reload: called before the router starts, so that a reload in the middle of the
 * overlay does not celebrate again (decision 8).
 */
export function forgetEntrance(): void {
  const state: unknown = window.history.state
  if (state && typeof state === 'object' && 'usr' in state && entranceOf(state.usr))
    window.history.replaceState({ ...state, usr: null }, '')
}
