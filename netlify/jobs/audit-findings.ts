/**
 * The findings that the nightly audit counts, each with its text. They name no user and no key: docs/operate.md says
 * how to find them.
 */

export const FINDINGS = {
  unnamedObjects: 'objects lie in the stores that no entry names',
  entriesWithoutObject: 'entries of mediaIndex name an object that is not there',
  endlessEntries: 'entries of mediaIndex have no end, or a far one, and no book that was handed over names them',
  unreadRecords: 'entries, orders or stories cannot be read',
  overdueEnds: 'photos, media, drafts or transformations are a day past their end',
  brokenBooks: 'books that were handed over lack a page',
  ordersKnowingTooLong: 'orders know a child longer than they may',
  usersWithoutIdentity: 'users have data and can no longer sign in',
  leftWithData: 'users have left and still have data',
  unvisitedUsers: 'users have something that ends, and no time at which the sweep comes',
} as const
export type Finding = keyof typeof FINDINGS
export type Findings = Record<Finding, number>

export const noFindings = (): Findings => Object.fromEntries(Object.keys(FINDINGS).map((name) => [name, 0])) as Findings

export function addFindings(sum: Findings, found: Findings): void {
  for (const name of Object.keys(FINDINGS) as Finding[]) sum[name] += found[name]
}

export const isClean = (found: Findings): boolean => Object.values(found).every((count) => count === 0)
