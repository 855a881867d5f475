/**
 * A payment ends in a book or a refund, whatever happens to the parent, and erased data is gone. One parent goes
 * through all cases: the test stores unpaid stories as the wizard leaves them (make-a-book.spec.ts tests the wizard).
 */
import type { Page } from '@playwright/test'
import { functionUrl, environmentVariable } from '../tests/support/local-env.ts'
import { answerOf } from '../tests/functions/support/calls.ts'
import {
  drawnPortrait,
  makeUnpaidStory,
  readOrder,
  readStory,
  type UnpaidStory,
} from '../tests/functions/support/unpaid-stories.ts'
import { deliverWebhook, refundsAtStripe, sessionsAtStripe } from '../tests/functions/support/payment.ts'
import { BOOK_TEST_MS, BOOK_TIMEOUT_MS, BOOK_TITLE, pay, payButton, waitForBook } from './support/parent.ts'
import { asParent } from './support/signed-in.ts'
import { database, expect, test, until } from './support/fixtures.ts'

test.describe.configure({ timeout: BOOK_TEST_MS })

test.use({ storageState: asParent, tags: ['webhook-never'] })

test('turns each payment into one book or one refund, and erases all data', async ({
  page,
  account,
  context,
  complaints,
}) => {
  // 404: the first portrait has no picture, and the last pictures are erased while the page shows them.
  // permission-denied: a deleted account may no longer watch its books.
  complaints.allow(/404|\[my-stories: watch\] permission-denied/)

  await test.step('charges a double press once; refunds a book that cannot be made, and says so', async () => {
    // No store has this story's portrait, so its book cannot be made.
    const story = await makeUnpaidStory(account)
    await page.goto('/my-stories')
    await page.getByRole('button', { name: 'Ödemeyi tamamla' }).dblclick()
    await pay(page)
    await deliverWebhook(String((await sessionsOf(story))[0]?.id))
    await expect(page.getByText(/Ödemenizin tamamı iade edildi/)).toBeVisible({ timeout: BOOK_TIMEOUT_MS })
    expect(await sessionsOf(story)).toHaveLength(1)
    expect(await refundsOf(story)).toMatchObject([{ amount: 59_900, status: 'succeeded' }])
    await database.erase(`userStories/${account.uid}/${story.storyId}`)
  })

  const book =
    await test.step('makes a book given up but paid at the open pay page, without tab or webhook', async () => {
      const story = await makeUnpaidStory(account, drawnPortrait)
      await page.getByRole('button', { name: 'Ödemeyi tamamla' }).click()
      await expect(payButton(page)).toBeVisible()
      // The same state as after a second tab whose request to Stripe got lost.
      await database.update(`orders/${story.storyId}`, { state: 'expired' })
      await database.erase(`userStories/${account.uid}/${story.storyId}`)
      await payAndClose(page)
      await until('the timers find the payment', async () => {
        await runTimers()
        return (await readStory(account, story))?.paymentStatus === 'paid'
      })
      const later = await context.newPage()
      await later.goto('/my-stories')
      await waitForBook(later)
      await expect(later.getByText(BOOK_TITLE).first()).toBeVisible()
      expect(await refundsOf(story)).toEqual([])
      return story
    })

  await test.step('deletes the account: no photo, portrait or book remains, and none is served', async () => {
    const media = Object.keys((await database.read(`mediaIndex/${account.uid}`)) as object)
    const { coverImageUrl = '', imageURLs = [] } = ((await readStory(account, book)) ?? {}) as {
      coverImageUrl?: string
      imageURLs?: string[]
    }
    expect([media.length, imageURLs.length]).toEqual([expect.any(Number), 6])
    const answer = await answerOf(
      await fetch(functionUrl('account'), {
        method: 'DELETE',
        headers: { Authorization: `Bearer ${account.idToken}` },
      }),
    )
    expect(answer).toMatchObject({ status: 200, body: { success: true } })
    expect([await database.read(`mediaIndex/${account.uid}`), await readStory(account, book)]).toEqual([null, null])
    for (const address of [book.transformedPhotoUrl, coverImageUrl, ...imageURLs]) {
      expect((await fetch(`${environmentVariable('WORLD_APP_URL')}${address}`)).status, address).toBe(404)
    }
    expect(JSON.stringify(await readOrder(book))).not.toContain('Defne')
  })
})

async function payAndClose(page: Page): Promise<void> {
  await payButton(page).click()
  await expect(page).toHaveURL(/\/my-stories/)
  await page.close()
}

/** Runs the platform's timed functions; `reconcile` scans Stripe and finds an order without a webhook. */
async function runTimers(): Promise<void> {
  for (const name of ['sweep', 'reconcile']) await (await fetch(functionUrl(name), { method: 'POST' })).arrayBuffer()
}
const sessionsOf = ({ storyId }: UnpaidStory) => sessionsAtStripe(storyId)
const refundsOf = ({ storyId }: UnpaidStory) => refundsAtStripe(storyId)
