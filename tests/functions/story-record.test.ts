/** The record of a story follows its order, whatever else writes at the same time. */
import { beforeEach, expect, test, vi } from 'vitest'
import type * as clients from '#netlify/clients/database.ts'
import { syncStoryRecord } from '#netlify/orders/record/sync-story-record.ts'
import { database, type Account } from '../support/local-env.ts'
import { useOwnEnvironment } from './support/own-environment.ts'
import { finishedBookOf } from './support/finished-books.ts'
import { signUpWithoutWebhooks } from './support/payment.ts'
import { readStory, type UnpaidStory } from './support/unpaid-stories.ts'

/** Events around the slow process: at its first read of the record, and right after its first write. */
const slow = vi.hoisted(() => ({
  beforeRead: async () => {},
  afterRead: async () => {},
  afterWrite: () => {},
}))
vi.mock('#netlify/clients/database.ts', async (original) => {
  const real = await original<typeof clients>()
  return {
    ...real,
    readWithEtag: async (path: string) => {
      const { beforeRead, afterRead } = slow
      if (!path.startsWith('userStories/')) return real.readWithEtag(path)
      Object.assign(slow, { beforeRead: async () => {}, afterRead: async () => {} })
      await beforeRead()
      const found = await real.readWithEtag(path)
      await afterRead()
      return found
    },
    writeIf: async (path: string, value: unknown, etag: string) => {
      const isWritten = await real.writeIf(path, value, etag)
      if (isWritten && path.startsWith('userStories/')) slow.afterWrite()
      return isWritten
    },
  }
})
useOwnEnvironment()

let account: Account
let book: UnpaidStory

beforeEach(async () => {
  account = await signUpWithoutWebhooks()
  ;({ book } = await finishedBookOf(account))
})

test.each(['beforeRead', 'afterRead'] as const)(
  'never replaces a newer record by an older one, also if the slow process dies: %s',
  async (moment) => {
    const orderAt = (updatedAt: number) => database.update(`orders/${book.storyId}`, { updatedAt })
    await orderAt(1_000)
    slow[moment] = async () => {
      const { afterWrite } = slow
      slow.afterWrite = () => {}
      await orderAt(2_000)
      await syncStoryRecord(book.storyId)
      slow.afterWrite = afterWrite
    }
    slow.afterWrite = () => {
      throw new Error('killed')
    }
    await syncStoryRecord(book.storyId).catch(() => undefined)
    slow.afterWrite = () => {}
    expect(await readStory(account, book)).toMatchObject({ updatedAt: 2_000 })
  },
)
