/** A process's call of an outside service. It takes time, others may overtake it meanwhile, and it may fail or die. */
import type { OrderEventType } from '#domain/order-events.ts'
import { Problem } from '#domain/problem.ts'
import { serviceOf } from './services.ts'
import { currentProcess, kill, MINUTE_MS, pause, SECOND_MS, type Process } from './simulated-world.ts'

/**
 * Probability that a process is held at one read, by the process's name. Workers read an order ninety times, others a
 * few times.
 */
const HELD_AT_LOOK: Readonly<Record<string, number>> = {
  'open-checkout': 0.05,
  'cancel-checkout': 0.05,
  'stripe-webhook': 0.03,
  'delete-account': 0.03,
  'produce-story': 0.002,
}
/**
 * Probability, by the event of an order, that a process is held before its write, and must decide again on an order
 * that others changed meanwhile. Rare events are held more often.
 */
const HELD_AT_WRITE: Partial<Record<OrderEventType, number>> = {
  'attempt-begun': 0.4,
  'session-opened': 0.05,
  'session-ended': 0.2,
  'step-tried': 0.003,
  'step-done': 0.04,
  'step-postponed': 0.3,
  'notice-failed': 0.04,
  'given-up': 0.7,
  'refund-failed': 0.3,
  'dispute-opened': 0.3,
  'dispute-won': 0.6,
  'dispute-lost': 0.1,
  'record-confirmed': 0.1,
}
const HELD_AT_MOST_MS = 10 * MINUTE_MS

/** Longer than a lease. */
const STALL_MS = 10 * MINUTE_MS

/**
 * Calls an outside service. The call takes time; it may fail before or after its effect, and the process may be killed
 * before or after.
 * @param what names the place for the statistics: rare places fail more often
 */
export async function flakyCall<T>(
  what: string,
  effect: () => T,
  { maxMs = 200 }: { maxMs?: number } = {},
): Promise<T> {
  const process = currentProcess()
  if (process.world.plainCall) return process.world.plainCall(what, effect)
  // Read these before the wait: other calls of the process change them too.
  const { world, name, about, decided } = process
  const { random } = world
  const isSlow = world.isStormy && random.chance(process.isSluggish ? 0.5 : 0.01)
  // The delay comes before the effect, or after it.
  const slowMs = isSlow ? random.between(SECOND_MS, process.isSluggish ? 40 * SECOND_MS : 5 * MINUTE_MS) : 0
  const answersLate = random.chance(0.5)
  await pause(random.between(5, maxMs) + (answersLate ? 0 : slowMs))
  const place = `${name}: ${what}`
  if (world.isStormy) {
    if (
      about !== undefined &&
      (what === 'read orders' || what === 'read userStories') &&
      random.chance(HELD_AT_LOOK[name] ?? 0)
    )
      await waitUntilOvertaken(process, about)
    if (decided && what === 'write orders if unchanged' && random.chance(HELD_AT_WRITE[decided.event] ?? 0)) {
      world.onHeld(decided.id)
      await waitUntilOvertaken(process, decided.id)
    }
  }
  const fate = world.fateAt(process, place)
  world.note(place, fate === 'well' ? undefined : fate)
  if (fate === 'stalls') {
    process.frozenUntilMs = world.nowMs + STALL_MS
    await pause(0)
  }
  if (fate === 'killed before') return kill(process)
  if (fate === 'fails before') throw new Problem('unavailable', `${what} failed`)
  const service = serviceOf(what)
  if (world.outages.has(service)) throw new Problem('unavailable', `There is no ${service}`)
  const answer = effect()
  if (fate === 'killed after' || (process.isDoomed && what.startsWith('write'))) return kill(process)
  if (slowMs && answersLate) await pause(slowMs)
  if (fate === 'fails after') throw new Problem('unavailable', `The answer of ${what} was lost`)
  return answer
}

/** Waits until others have changed the order's state once or several times, or for so long that it has come to rest. */
async function waitUntilOvertaken(process: Process, id: string): Promise<void> {
  const { world } = process
  const { random, stateChanges } = world
  const changes = () => stateChanges.get(id) ?? 0
  const enough = changes() + random.pick([1, 1, 2, 3, 4, Infinity, Infinity, Infinity])
  const untilMs = world.nowMs + HELD_AT_MOST_MS
  while (changes() < enough && world.nowMs < untilMs) await pause(random.between(200, 5 * SECOND_MS))
  process.isDoomed = random.chance(0.3)
}
