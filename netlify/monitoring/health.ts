/**
 * `health`: each sweep writes it, and an uptime monitor reads it: the monitor costs one read and sees no personal data.
 */
import * as v from 'valibot'
import { paths } from '#domain/database-paths.ts'
import { COUNTED_AT_MOST, healthSchema, UNDER_WAY, type Health } from '#domain/health.ts'
import { patch, read, readWindow } from '#netlify/clients/database.ts'

/** Called at the end of a sweep: records what is still due. */
export async function noteHealth(nowMs: number): Promise<void> {
  const [paidOrder, order, user, notice, photo, audit, ...counts] = await Promise.all([
    firstOf(paths.orders, 'paidDueAt'),
    firstOf(paths.orders, 'dueAt'),
    firstOf(paths.housekeeping, '$value'),
    firstOf(paths.outbox, 'dueAt'),
    firstOf(paths.originals, '$value'),
    readAudit(),
    ...UNDER_WAY.map(countIn),
  ])
  const since = (field: string, at: number | undefined) => (at !== undefined && at <= nowMs ? { [field]: at } : {})
  await patch({
    [paths.health]: {
      sweptAt: nowMs,
      ...since('paidOrderDueSince', paidOrder),
      ...since('orderDueSince', order),
      ...since('userDueSince', user),
      ...since('noticeDueSince', notice),
      ...since('oldestPhotoAt', photo),
      ...audit,
      orders: Object.fromEntries(UNDER_WAY.map((state, index) => [state, counts[index] ?? 0])),
    },
  })
}

/** @returns null before the first complete sweep */
export async function readHealth(): Promise<Health | null> {
  const health = v.safeParse(healthSchema, await read(paths.health))
  return health.success ? health.output : null
}

const auditSchema = v.object({
  startedAt: v.number(),
  oldestCheckAt: v.optional(v.number()),
  counts: v.record(v.string(), v.number()),
})

/** @returns {} for a site without a nightly audit so far */
async function readAudit(): Promise<Pick<Health, 'auditedAt' | 'oldestCheckAt' | 'auditFound'>> {
  const audit = v.safeParse(auditSchema, await read(paths.audit))
  if (!audit.success) return {}
  const { startedAt, oldestCheckAt, counts } = audit.output
  const auditFound = Object.values(counts).reduce((sum, count) => sum + count, 0)
  return { auditedAt: startedAt, ...(oldestCheckAt !== undefined && { oldestCheckAt }), auditFound }
}

async function firstOf(path: string, by: string): Promise<number | undefined> {
  const [first] = await readWindow(path, { by, atMost: 1 })
  const at = by === '$value' ? first?.[1] : (first?.[1] as Record<string, unknown> | undefined)?.[by]
  return typeof at === 'number' ? at : undefined
}

const countIn = async (state: string): Promise<number> =>
  (await readWindow(paths.orders, { by: 'state', equalTo: state, atMost: COUNTED_AT_MOST })).length
