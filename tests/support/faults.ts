/**
 * Tests must declare the faults that they expect: any other call of console.error, by `report` or by React, fails the
 * test.
 */
let expected: RegExp[] = []
let heard: string[] = []

/** The test provokes this fault, and fails if it does not come. */
export function expectFault(pattern: RegExp): void {
  expected.push(pattern)
}

export function beginHearing(): void {
  expected = []
  heard = []
}

export function hear(...args: unknown[]): void {
  heard.push(args.map(String).join(' '))
}

/** @returns the faults that were not expected, and the expected ones that did not come */
export function surprises(): string[] {
  const unexpected = heard.filter((fault) => !expected.some((pattern) => pattern.test(fault)))
  const missing = expected.filter((pattern) => !heard.some((fault) => pattern.test(fault)))
  return [...unexpected, ...missing.map((pattern) => `expected and not heard: ${String(pattern)}`)]
}
