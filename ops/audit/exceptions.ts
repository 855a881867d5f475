/**
 * Advisories that do not affect us, each with its reason. One that no longer applies fails the audit too: remove it.
 */
export interface Exception {
  /** npm's name for the advisory: the last part of its address, such as `GHSA-67hx-6x53-jw92`. */
  advisory: string
  reason: string
}

export const EXCEPTIONS: readonly Exception[] = []
