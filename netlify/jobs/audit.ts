/**
 * The nightly audit: compares what lies in the stores, what mediaIndex says of it and what orders name, for all users, and
 * counts what is not as it should be. It erases nothing; what it finds is an alarm for a person (docs/operate.md), and should
 * be nothing. A user of whom it finds something is read anew before it counts: they may have gone on meanwhile.
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

/** It carries nothing: a repeated call is another audit. */
export const auditJobSchema = v.object({ askedAtMs: v.number() })
export type AuditJob = v.InferOutput<typeof auditJobSchema>

export interface AuditReport {
  startedAt: number
  tookMs: number
  /** False where there was no time for all of it: what was not reached may hold anything. */
  isWhole: boolean
  /** Since when every user was looked at. */
  oldestCheckAt: number
  users: number
  objects: number
  counts: Findings
}

/** @param untilMs from then on nothing is begun. @throws Problem 'unavailable': it is begun anew */
export async function audit(nowMs: number, untilMs: number): Promise<AuditReport> {
  const counts = noFindings()
  // The objects first: an entry is there before its object, and is erased after it.
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
  // Objects that no entry names are known only if one night has seen all.
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
  /** When the round began that is under way. */
  roundAt: v.number(),
  /** When the last whole round began. */
  doneAt: v.optional(v.number()),
})

interface Cursor {
  after: string | null
  roundAt: number
  doneAt: number | undefined
}

/** A night goes on where the one before was cut: the last user has their turn too. */
async function readCursor(nowMs: number): Promise<Cursor> {
  const cursor = v.safeParse(cursorSchema, await read(paths.auditCursor))
  if (!cursor.success) return { after: null, roundAt: nowMs, doneAt: undefined }
  const { after, roundAt, doneAt } = cursor.output
  return { after: after ?? null, roundAt: after === undefined ? nowMs : roundAt, doneAt }
}

/** Counts alone, and one line each of what is not nothing. */
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
