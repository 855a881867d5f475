/**
 * The nightly audit: compares, for all users, the objects in the stores with mediaIndex and with the orders, and counts
 * the faults. It erases nothing; each finding is an alarm for a person (docs/operate.md), and there should be none. The
 * audit reads a user with findings again before it counts them, because their records may have changed meanwhile.
 */
import * as v from 'valibot'
import { paths } from '#domain/database-paths.ts'
import type { UserId } from '#domain/ids.ts'
import { Problem } from '#domain/problem.ts'
import { storedAt } from '#netlify/clients/blobs.ts'
import { patch, read } from '#netlify/clients/database.ts'
import { presentAccounts } from '#netlify/clients/identity-accounts.ts'
import { updateIf } from '#netlify/records/update-if.ts'
import { logProblem } from '#netlify/platform/log.ts'
import { addFindings, FINDINGS, isClean, noFindings, type Finding, type Findings } from './audit-findings.ts'
import { StoredObjects, type ObjectName } from './audit-objects.ts'
import { judgeUser, namedObjects, type Judgement } from './audit-user.ts'
import { pagesOfUsers, readUser, type UserRecords } from './audit-users.ts'

/** The job has no parameter but the time of its request, so a repeated call is another audit. */
export const auditJobSchema = v.object({ askedAtMs: v.number() })
export type AuditJob = v.InferOutput<typeof auditJobSchema>

export interface AuditReport {
  startedAt: number
  tookMs: number
  /** False if the time ran out: the users that were not checked may have faults. */
  isWhole: boolean
  /** Every user was checked after this time. */
  oldestCheckAt: number
  users: number
  objects: number
  counts: Findings
}

/** @param untilMs when no more page is begun. @throws Problem 'unavailable': then the audit is repeated */
export async function audit(nowMs: number, untilMs: number): Promise<AuditReport> {
  const counts = noFindings()
  // List the objects first: an entry is written before its object, and erased after it.
  const objects = await StoredObjects.list(nowMs + (untilMs - nowMs) / 2)
  const from = await readCursor(nowMs)
  let users = 0
  let after = from.after
  for await (const { users: page, end } of pagesOfUsers(from.after)) {
    after = end
    users += page.length
    for (const records of page) for (const object of namedObjects(records)) objects.noteNamed(object)
    const judged: Judgement[] = []
    for (const records of page) judged.push(await judgeTwice(records, nowMs, objects))
    for (const { found } of judged) addFindings(counts, found)
    counts.usersWithoutIdentity += await countWithoutIdentity(page, judged)
    await bringForward(page, judged, nowMs)
    if (Date.now() >= untilMs) break
  }
  // Only a night that has read all users can tell which objects no entry names.
  const hasSeenAll = objects.isWhole && from.after === null && after === null
  const unnamed = hasSeenAll ? await objects.countUnnamed(nowMs, untilMs) : null
  counts.unnamedObjects = unnamed ?? 0
  const doneAt = after === null ? from.roundAt : from.doneAt
  await patch({ [paths.auditCursor]: { after, roundAt: from.roundAt, doneAt: doneAt ?? null } })
  return {
    startedAt: nowMs,
    tookMs: Date.now() - nowMs,
    isWhole: unnamed !== null,
    oldestCheckAt: doneAt ?? from.roundAt,
    users,
    objects: objects.count,
    counts,
  }
}

const cursorSchema = v.object({
  after: v.optional(v.string()),
  /** The start of the current round. */
  roundAt: v.number(),
  /** The start of the last complete round. */
  doneAt: v.optional(v.number()),
})

interface Cursor {
  after: string | null
  roundAt: number
  doneAt: number | undefined
}

/** Each night continues where the previous one stopped, so that the last user is checked too. */
async function readCursor(nowMs: number): Promise<Cursor> {
  const cursor = v.safeParse(cursorSchema, await read(paths.auditCursor))
  if (!cursor.success) return { after: null, roundAt: nowMs, doneAt: undefined }
  const { after, roundAt, doneAt } = cursor.output
  return { after: after ?? null, roundAt: after === undefined ? nowMs : roundAt, doneAt }
}

/** Reports only counts, and one line for each that is not zero. */
export async function tellAudit(report: AuditReport): Promise<void> {
  await patch({ [paths.audit]: report })
  for (const [name, count] of Object.entries(report.counts) as [Finding, number][])
    if (count > 0) logProblem('audit', new Problem('unknown', `${count} ${FINDINGS[name]}`), { about: name })
  if (!report.isWhole) logProblem('audit-cut', new Problem('unavailable', 'There was no time for all'))
}

async function judgeTwice(records: UserRecords, nowMs: number, objects: StoredObjects): Promise<Judgement> {
  // An incomplete list cannot show that an object is missing.
  const isListed = (object: ObjectName) => !objects.isWhole || objects.has(object)
  const first = judgeUser(records, nowMs, isListed)
  if (isClean(first.found)) return first
  const now = await readUser(records.uid)
  const there = new Set<string>()
  for (const object of namedObjects(now))
    if (!isListed(object) && (await storedAt(object.store, object.name)) !== null) there.add(nameOf(object))
  return judgeUser(now, nowMs, (object) => isListed(object) || there.has(nameOf(object)))
}

const nameOf = ({ store, name }: ObjectName): string => `${store}/${name}`

/** Counts accounts that were deleted directly at the identity provider: no request asked us to erase them. */
async function countWithoutIdentity(page: readonly UserRecords[], judged: readonly Judgement[]): Promise<number> {
  const owners = ownersOf(page, judged, ({ hasData }) => hasData)
  if (owners.length === 0) return 0
  const present = await presentAccounts(owners)
  return owners.filter((uid) => !present.has(uid)).length
}

/** Plans a clean-up for now if the write that began an expired record did not plan one. */
async function bringForward(page: readonly UserRecords[], judged: readonly Judgement[], nowMs: number): Promise<void> {
  for (const uid of ownersOf(page, judged, ({ wantsVisit }) => wantsVisit))
    await updateIf(paths.housekeepingOf(uid), (planned) =>
      typeof planned === 'number' && planned <= nowMs ? { result: false } : { becomes: nowMs, result: true },
    )
}

const ownersOf = (
  page: readonly UserRecords[],
  judged: readonly Judgement[],
  isMeant: (judgement: Judgement) => boolean,
): UserId[] => page.flatMap(({ uid }, index) => (judged[index] && isMeant(judged[index]) ? [uid] : []))
