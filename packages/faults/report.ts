/**
 * The one port that every fault of the browser is told to: whoever catches something that should not have happened says it
 * here, and goes on with what the person sees. It ends in the console, and whoever operates the site is told of place and code (src/app/client-reports.ts).
 */
import type { FaultContext } from '#domain/fault-places.ts'
import { asProblem, type Problem } from '#domain/problem.ts'

export interface Fault {
  problem: Problem
  /** The room and what it was doing, such as 'my-stories: watch'; never personal data. */
  context: FaultContext
}

const listeners = new Set<(fault: Fault) => void>([toConsole])
/** React, the router and the window may each say the same one. */
const told = new WeakSet<object>()

/**
 * @param error whatever was caught. What a person can mend by themselves (a wrong password, a closed window) is no fault
 * @param context the room and what it was doing, such as 'reader: narration'; never personal data
 */
export function report(error: unknown, context: FaultContext): void {
  if (typeof error === 'object' && error) {
    if (told.has(error)) return
    told.add(error)
  }
  const fault = { problem: asProblem(error), context }
  for (const listener of listeners) listener(fault)
}

/** @returns how to stop */
export function listenToFaults(listener: (fault: Fault) => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Each fault is a line of its own; a test that did not expect it fails. */
function toConsole({ problem, context }: Fault): void {
  console.error(`[${context}] ${problem.code}: ${problem.message}`, problem.cause ?? problem)
}
