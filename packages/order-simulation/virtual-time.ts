/** A process reads its simulation's clock, with its own skew, and waits in virtual time. */
import { findProcess, pause } from './simulated-world.ts'

export function useVirtualTime(): void {
  const realNow = Date.now
  Date.now = () => {
    const process = findProcess()
    return process ? process.world.nowMs + process.skewMs : realNow()
  }
  const realSetTimeout = globalThis.setTimeout
  const virtual = (happen: () => void, ms = 0) => {
    if (!findProcess()) return realSetTimeout(happen, ms)
    void pause(ms).then(happen)
    return undefined
  }
  globalThis.setTimeout = virtual as typeof setTimeout
  useVirtualIntervals()
  // Suppresses the product's log of intended faults.
  console.error = () => {}
}

function useVirtualIntervals(): void {
  const over = new WeakSet<object>()
  const virtual = (happen: () => void, ms: number) => {
    const interval = { unref: () => interval }
    const goOn = async () => {
      await pause(ms)
      while (!over.has(interval)) {
        happen()
        await pause(ms)
      }
    }
    void goOn()
    return interval
  }
  globalThis.setInterval = virtual as unknown as typeof setInterval
  globalThis.clearInterval = ((interval: object) => void over.add(interval)) as typeof clearInterval
}
