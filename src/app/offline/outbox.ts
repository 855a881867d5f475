/**
 * What a parent has written, until it has arrived: kept in the browser's own database before it is sent, in the order in which
 * it was written, so that neither a lost network nor a closed tab loses it. Of the tabs of a browser one sends at a time.
 */
import { openDB, type DBSchema, type IDBPDatabase } from 'idb'
import * as v from 'valibot'
import { heroIdSchema, storyIdSchema, transformIdSchema, userIdSchema, type UserId } from '#domain/ids.ts'
import { asProblem, isWeather, type Problem } from '#domain/problem.ts'
import type { DatabaseName } from '#ui/device-stores.ts'

const wordsSchema = v.object({ title: v.string(), dedication: v.string() })
const writeSchema = v.variant('kind', [
  /** `before` is what stood there when it was written: another device's words are not written over. */
  v.object({ kind: v.literal('words'), storyId: storyIdSchema, before: wordsSchema, words: wordsSchema }),
  v.object({ kind: v.literal('erase-story'), storyId: storyIdSchema }),
  v.object({ kind: v.literal('withdraw-photo'), transformId: transformIdSchema }),
  v.object({ kind: v.literal('erase-hero'), heroId: heroIdSchema }),
])
export type Write = v.InferOutput<typeof writeSchema>

const keptSchema = v.object({ id: v.number(), uid: userIdSchema, write: writeSchema })
export type KeptWrite = v.InferOutput<typeof keptSchema>

const NAME: DatabaseName = 'masal-outbox'
interface Kept extends DBSchema {
  writes: { key: number; value: { id?: number; uid: UserId; write: Write } }
}

/** @throws Problem; 'network' leaves it here */
export type Deliver = (write: Write) => Promise<void>

export interface Outbox {
  /** Of this parent, the oldest first. */
  waiting: () => Promise<KeptWrite[]>
  /**
   * @returns 'kept': it goes when the network is back
   * @throws Problem what it was refused for; then it is not kept
   */
  send: (write: Write, isConnected: boolean) => Promise<'sent' | 'kept'>
  /** What has waited. @param onRefused is told of each that is given up, and why. @returns how many got through */
  sendWaiting: (onRefused: (write: Write, problem: Problem) => void) => Promise<number>
  takeBack: (id: number) => Promise<void>
}

export function createOutbox(uid: UserId, deliver: Deliver, onChange: () => void = () => undefined): Outbox {
  const waiting = () => waitingOf(uid)

  /** @returns null where this browser keeps nothing */
  const keep = async (write: Write): Promise<number | null> => {
    try {
      return await within((database) => database.add('writes', { uid, write }))
    } catch (reason) {
      console.info('[offline] what is written is not kept here', reason)
      return null
    }
  }

  const forget = async (id: number): Promise<void> => {
    await within((database) => database.delete('writes', id))
    onChange()
  }

  /** In their order, up to the first that does not get through. @returns what became of the one that is asked for */
  const sendUpTo = (
    last: number,
    onRefused: (write: Write, problem: Problem) => void,
    isLost: (write: Write, problem: Problem) => boolean = (_, { code }) => code !== 'network',
  ): Promise<'sent' | 'kept'> =>
    alone(async () => {
      for (const { id, write } of await waiting()) {
        if (id > last) break
        try {
          await deliver(write)
        } catch (error) {
          const problem = asProblem(error)
          if (!isLost(write, problem)) return 'kept'
          await forget(id)
          if (id === last) throw problem
          onRefused(write, problem)
          continue
        }
        await forget(id)
      }
      return 'sent'
    })

  return {
    waiting,
    async send(write, isConnected) {
      const id = await keep(write)
      if (id === null) {
        await deliver(write)
        return 'sent'
      }
      onChange()
      return isConnected ? sendUpTo(id, () => undefined) : 'kept'
    },
    async sendWaiting(onRefused) {
      const before = await waiting()
      const last = before.at(-1)
      if (!last) return 0
      let refused = 0
      const refuse = (write: Write, problem: Problem) => {
        refused += 1
        onRefused(write, problem)
      }
      await sendUpTo(last.id, refuse, isRefusal).catch((error: unknown) => refuse(last.write, asProblem(error)))
      const left = (await waiting()).filter(({ id }) => id <= last.id).length
      return before.length - left - refused
    },
    takeBack: forget,
  }
}

/** Nobody waits for the answer, and nobody presses again: what passes by itself leaves a wish that has waited where it is. */
const isRefusal = ({ kind }: Write, { code }: Problem): boolean =>
  // Words that another device has changed meanwhile are told of, and not written over.
  !isWeather(code) || (kind === 'words' && code === 'conflict')

/** A sign-out that was pressed although this waited: the parent has been told. */
export const eraseOutbox = (uid: UserId): Promise<void> => eraseWhere((kept) => kept.uid === uid)

/** A session that has ended: a book's words name a child. What erases or withdraws waits for its parent's next sign-in. */
export const eraseWords = (isOver: (owner: string) => boolean): Promise<void> =>
  eraseWhere(({ uid, write }) => write.kind === 'words' && isOver(uid))

async function eraseWhere(isMeant: (kept: KeptWrite) => boolean): Promise<void> {
  for (const kept of await allWaiting())
    if (isMeant(kept)) await within((database) => database.delete('writes', kept.id))
}

/** The oldest first; none where this browser keeps nothing. */
export const waitingOf = async (uid: UserId): Promise<KeptWrite[]> =>
  (await allWaiting()).filter((each) => each.uid === uid)

async function allWaiting(): Promise<KeptWrite[]> {
  try {
    const all = await within((database) => database.getAll('writes'))
    return all.filter((each): each is KeptWrite => v.is(keptSchema, each))
  } catch (reason) {
    console.info('[offline] what is written is not kept here', reason)
    return []
  }
}

const alone = <Result>(act: () => Promise<Result>): Promise<Result> =>
  'locks' in navigator ? navigator.locks.request(NAME, act) : act()

async function within<Result>(act: (database: IDBPDatabase<Kept>) => Promise<Result>): Promise<Result> {
  const database = await openDB<Kept>(NAME, 1, {
    upgrade: (fresh) => void fresh.createObjectStore('writes', { keyPath: 'id', autoIncrement: true }),
  })
  try {
    return await act(database)
  } finally {
    database.close()
  }
}
