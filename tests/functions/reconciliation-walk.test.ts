/** How far one run of the reconciliation reads through Stripe's lists. */
import { expect, test, vi } from 'vitest'
import { paths } from '#domain/database-paths.ts'
import { reconcileWithStripe } from '#netlify/jobs/reconciliation-walk.ts'
import { database } from '../support/local-env.ts'
import { useOwnEnvironment } from './support/own-environment.ts'

/** The session after which each page was requested; each page but the third has a next one. */
const { asked } = vi.hoisted(() => ({ asked: [] as (string | undefined)[] }))
vi.mock('#netlify/clients/stripe.ts', async (importOriginal) => ({
  ...(await importOriginal<object>()),
  listCompletedSessions: (_sinceMs: number, after?: string) => {
    asked.push(after)
    return Promise.resolve({ items: [], ...(asked.length < 3 && { next: `cs_${asked.length}` }) })
  },
  listRefunds: () => Promise.resolve({ items: [] }),
  listDisputedPayments: () => Promise.resolve({ items: [] }),
}))

useOwnEnvironment()

test('reads Stripe’s sessions by pages while time is left, and restarts after the last', async () => {
  await database.write(paths.reconciliation, { sessions: 'cs_before' })
  await reconcileWithStripe(Date.now(), () => Promise.resolve())
  expect(asked).toEqual(['cs_before', 'cs_1', 'cs_2'])
  expect(await database.read(paths.reconciliation)).toBeNull()
})
