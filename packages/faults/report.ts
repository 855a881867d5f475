/**
 * The one place that reports faults of the browser. Code that catches an unexpected error calls it, and continues with
 * what the user sees. The fault goes to the console, and its place and code to the operators of the site
 * (src/app/client-reports.ts).
 */
import type { FaultContext } from '#domain/fault-places.ts'
import { asProblem, type Problem } from '#domain/problem.ts'

export interface Fault {
  problem: Problem
  /** Folder and action, such as 'my-stories: watch'; never personal data. */
  context: FaultContext
}

const listeners = new Set<(fault: Fault) => void>([toConsole])
/** Errors already reported: React, the router and the window may each report the same one. */
const told = new WeakSet<object>()

/**
 * @param error the caught error. An error that users can correct themselves (a wrong password, a closed window) is no
 * fault
 * @param context folder and action, such as 'reader: narration'; never personal data
 */
export function report(error: unknown, context: FaultContext): void {
  if (typeof error === 'object' && error) {
    if (told.has(error)) return
    told.add(error)
  }
  const fault = { problem: asProblem(error), context }
  for (const listener of listeners) listener(fault)
}

/** @returns a function that removes the listener */
export function listenToFaults(listener: (fault: Fault) => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Prints one line for each fault; a test that did not expect it fails. */
function toConsole({ problem, context }: Fault): void {
  console.error(`[${context}] ${problem.code}: ${problem.message}`, problem.cause ?? problem)
}
