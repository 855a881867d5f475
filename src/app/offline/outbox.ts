/**
 * Writes of a parent, until they have arrived: stored in the browser's own database before they are sent, in the order
 * in which they were written, so that neither a lost network nor a closed tab loses them. Only one tab of a browser
 * sends at a time.
 */
import type { DBSchema } from 'idb'
import * as v from 'valibot'
import { heroIdSchema, storyIdSchema, transformIdSchema, userIdSchema, type UserId } from '#domain/ids.ts'
import { asProblem, isTransient, type Problem } from '#domain/problem.ts'
import { storyChangeSchema } from '#domain/story.ts'
import { WAIT_LIMIT_MS } from '#time-limit'
import type { EndOfPress, WhyItWaits } from '#text/outbox.ts'
import { deviceDatabase } from '#ui/device-database.ts'

const writeSchema = v.variant('kind', [
  /**
   * Any change of a book by its parent. `before` has the values of the same fields when it was written, so that another
   * device's change is not overwritten.
   */
  v.object({ kind: v.literal('change'), storyId: storyIdSchema, before: storyChangeSchema, after: storyChangeSchema }),
  v.object({ kind: v.literal('erase-story'), storyId: storyIdSchema }),
  v.object({ kind: v.literal('withdraw-photo'), transformId: transformIdSchema }),
  v.object({ kind: v.literal('erase-hero'), heroId: heroIdSchema }),
])
export type Write = v.InferOutput<typeof writeSchema>

/** A change as the site stored it until November 2026; a device may still have one. */
const formerChangeSchema = v.pipe(
  v.object({ kind: v.literal('words'), storyId: storyIdSchema, before: storyChangeSchema, words: storyChangeSchema }),
  v.transform(({ words, ...rest }): Write => ({ ...rest, kind: 'change', after: words })),
)

const keptSchema = v.object({
  id: v.number(),
  uid: userIdSchema,
  /** Milliseconds since 1970. */
  since: v.optional(v.number(), 0),
  write: v.union([writeSchema, formerChangeSchema]),
})
export type KeptWrite = v.InferOutput<typeof keptSchema>

const NAME = 'masal-outbox'
interface Kept extends DBSchema {
  writes: { key: number; value: { id?: number; uid: UserId; since: number; write: Write } }
}

const within = deviceDatabase<Kept>(NAME, ['writes'], { keyPath: 'id', autoIncrement: true })

/** @throws Problem */
export type Deliver = (write: Write) => Promise<void>
/**
 * @param kept has left the outbox, except for the code 'sign-in-too-old': then it waits until the parent proves who
 * they are
 */
export type OnRefused = (kept: KeptWrite, problem: Problem) => void

export interface Outbox {
  /** Waiting writes of this parent, the oldest first. */
  waiting: () => Promise<KeptWrite[]>
  /**
   * @param onRefused called for refused writes that waited before this one
   * @returns 'offline': it is sent when the network is back; 'later': the server did not answer, so it is sent again
   * @throws Problem with the reason of the refusal; then the write is not stored
   */
  send: (write: Write, isConnected: boolean, onRefused: OnRefused) => Promise<EndOfPress>
  /** Sends the waiting writes. @returns how many succeeded */
  sendWaiting: (onRefused: OnRefused) => Promise<number>
  takeBack: (id: number) => Promise<void>
}

export function createOutbox(uid: UserId, deliver: Deliver, onChange: () => void = () => undefined): Outbox {
  const waiting = () => waitingOf(uid)

  /** @returns undefined if this browser keeps nothing */
  const keep = (write: Write) =>
    within('offline: keep a write', (database) => database.add('writes', { uid, since: Date.now(), write }))

  /** A write that could not be deleted here is sent once more, which changes nothing. */
  const forget = async (id: number): Promise<void> => {
    await erase([id])
    onChange()
  }

  /**
   * Sends the writes in order, up to the first that stays. @param pressed the write whose parent waits for the answer.
   * @returns how many succeeded
   */
  const sendUpTo = async (last: number, onRefused: OnRefused, pressed?: number): Promise<number> => {
    const sent = await inTurn(async () => {
      let sent = 0
      for (const kept of await waiting()) {
        if (kept.id > last) break
        const fate = await deliver(kept.write).then(
          () => 'sent' as const,
          (error: unknown) => asProblem(error),
        )
        if (fate === 'sent') {
          await forget(kept.id)
          sent += 1
        } else if (kept.id === pressed) {
          if (fate.code === 'network') break
          await forget(kept.id)
          throw fate
        } else {
          if (stays(kept.write, fate)) break
          if (!asksWhoItIs(kept.write, fate)) await forget(kept.id)
          onRefused(kept, fate)
        }
      }
      return sent
    })
    return sent ?? 0
  }

  return {
    waiting,
    async send(write, isConnected, onRefused) {
      const id = await keep(write)
      if (id === undefined) {
        await deliver(write)
        return 'sent'
      }
      onChange()
      if (!isConnected) return 'offline'
      await sendUpTo(id, onRefused, id)
      return (await waiting()).some((kept) => kept.id === id) ? 'later' : 'sent'
    },
    async sendWaiting(onRefused) {
      const last = (await waiting()).at(-1)
      return last ? sendUpTo(last.id, onRefused) : 0
    },
    takeBack: forget,
  }
}

/**
 * Keeps a write in the queue after a transient failure, because no user waits for this attempt or would press again.
 */
const stays = ({ kind }: Write, { code }: Problem): boolean =>
  // Keep the write: the session was ended elsewhere, and the parent signs in again.
  code === 'not-signed-in' ||
  // Drop a change if another device has changed the book meanwhile: do not overwrite that change, and tell the parent.
  (isTransient(code) && !(kind === 'change' && code === 'conflict'))

const asksWhoItIs = ({ kind }: Write, { code }: Problem): boolean => kind !== 'change' && code === 'sign-in-too-old'

const LONG_MS = 24 * 60 * 60_000
export function whyItWaits({ since }: Pick<KeptWrite, 'since'>, isConnected: boolean, nowMs: number): WhyItWaits {
  if (!isConnected) return 'offline'
  return nowMs - since < LONG_MS ? 'later' : 'long'
}

/** Erases all waiting writes of a parent who signs out in spite of the warning about them. */
export const eraseOutbox = (uid: UserId): Promise<void> => eraseWhere((kept) => kept.uid === uid)

/**
 * The session has ended: unsent changes of its books are erased, because a title names a child. An erasure or a withdrawal
 * waits for its parent's next sign-in.
 */
export const eraseChanges = (isOver: (owner: string) => boolean): Promise<void> =>
  eraseWhere(({ uid, write }) => write.kind === 'change' && isOver(uid))

const eraseWhere = async (isMeant: (kept: KeptWrite) => boolean): Promise<void> =>
  erase((await allWaiting()).filter(isMeant).map(({ id }) => id))

async function erase(ids: readonly number[]): Promise<void> {
  if (ids.length === 0) return
  await within('offline: forget what was sent', (database) =>
    Promise.all(ids.map((id) => database.delete('writes', id))),
  )
}

/** The oldest first; empty if this browser stores nothing. */
export const waitingOf = async (uid: UserId): Promise<KeptWrite[]> =>
  (await allWaiting()).filter((each) => each.uid === uid)

async function allWaiting(): Promise<KeptWrite[]> {
  const all = await within('offline: read what waits', (database) => database.getAll('writes'))
  return (all ?? []).flatMap((each) => {
    const kept = v.safeParse(keptSchema, each)
    return kept.success ? [kept.output] : []
  })
}

/** @returns undefined if another tab sends for longer than a parent waits */
async function inTurn<Result>(act: () => Promise<Result>): Promise<Result | undefined> {
  if (!('locks' in navigator)) return act()
  try {
    return await navigator.locks.request(NAME, { signal: AbortSignal.timeout(WAIT_LIMIT_MS) }, act)
  } catch (reason) {
    if (reason instanceof DOMException && reason.name === 'TimeoutError') return undefined
    throw reason
  }
}
