/** An hour without one of the outside services: every call of it fails. */
import { SERVICES } from './services.ts'
import { HOUR_MS, type SimulatedWorld } from './simulated-world.ts'

/** Outages happen in every other simulation, once or twice, at any time of the storm. */
export function planOutages(world: SimulatedWorld, untilMs: number): void {
  const { random } = world
  for (let count = random.pick([0, 0, 1, 2]); count > 0; count -= 1) {
    const service = random.pick(SERVICES)
    // Most events of an order happen in its first hours.
    const fromMs =
      world.nowMs + (random.chance(0.7) ? random.between(0, 3 * HOUR_MS) : random.between(0, untilMs - world.nowMs))
    world.at(fromMs, () => {
      world.note(`── an hour without ${service} ──`)
      world.outages.add(service)
    })
    world.at(fromMs + HOUR_MS, () => {
      world.note(`── ${service} is back ──`)
      world.outages.delete(service)
    })
  }
}
