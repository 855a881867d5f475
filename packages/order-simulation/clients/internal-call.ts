/**
 * Stands in for netlify/platform/internal-call.ts: the platform accepts the call, and may forget it or run it twice.
 */
import type * as real from '#netlify/platform/internal-call.ts'
import { currentServices } from '../outside-services.ts'
import { flakyCall } from '../flaky-call.ts'

export const startInBackground: typeof real.startInBackground = (name, job) =>
  flakyCall(`start ${name}`, () => {
    const { world, startBackground } = currentServices()
    const isForgotten = world.isStormy && world.random.chance(0.03)
    if (!isForgotten) startBackground(name, job)
    if (world.isStormy && world.random.chance(0.03)) startBackground(name, job)
  })

/** The simulation starts functions without a request. */
export const readInternalCall: typeof real.readInternalCall = () => {
  throw new Error('No function is called by a request in the simulation.')
}
