/** Stands for netlify/clients/internal-call.ts: the platform takes the call, and what it does with it later is its affair. */
import type * as real from '#netlify/clients/internal-call.ts'
import { placeHere } from '../place.ts'
import { ask } from '../ask.ts'

export const startInBackground: typeof real.startInBackground = (name, job) =>
  ask(`start ${name}`, () => {
    const { world, startBackground } = placeHere()
    const isForgotten = world.isStormy && world.random.chance(0.03)
    if (!isForgotten) startBackground(name, job)
    if (world.isStormy && world.random.chance(0.03)) startBackground(name, job)
  })
