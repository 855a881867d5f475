/** The sweep's part of sending notices: sends what is still queued, and erases old sent entries. */
import { paths } from '#domain/database-paths.ts'
import { asProblem, Problem } from '#domain/problem.ts'
import { erase, readWindow } from '#netlify/clients/database.ts'
import { ReceiverBusy } from '#netlify/clients/receiver-busy.ts'
import { readableKeys } from '#netlify/records/readable-keys.ts'
import { forEachLimited } from '#netlify/platform/for-each-limited.ts'
import { logProblem } from '#netlify/platform/log.ts'
import { outboxKeySchema } from './outbox.ts'
import { sendQueued } from './tell.ts'

const A_PAGE = 50
const AT_ONCE = 10

/** @param untilMs when no more notice is begun: each takes eight seconds at most */
export async function sendDueNotices(untilMs: number): Promise<void> {
  const failures: Problem[] = []
  const isBusy = () => failures.some((failure) => failure instanceof ReceiverBusy)
  // Alarms and money never wait behind sign-ins, of which strangers can make any number.
  for (const queue of ['urgentDueAt', 'dueAt'])
    for (let isMore = true; isMore && Date.now() < untilMs && !isBusy();) {
      const nowMs = Date.now()
      const due = await readWindow(paths.outbox, { by: queue, until: nowMs, atMost: A_PAGE })
      const { ids: keys } = await readableKeys('notices', outboxKeySchema, due, (key) => erase(paths.outboxItem(key)))
      await forEachLimited(keys, { where: 'notices', concurrency: AT_ONCE, untilMs }, (key) =>
        isBusy()
          ? Promise.resolve()
          : sendQueued(key, nowMs).catch((error: unknown) => void failures.push(asProblem(error))),
      )
      isMore = due.length === A_PAGE
    }
  const [first] = failures
  // Logs one line a run, because every notice fails if the receiver is down.
  if (first)
    logProblem(
      'notices',
      new Problem(first.code, `${failures.length} notices were not taken; the first: ${first.message}`, {
        cause: first.cause,
      }),
    )
}
