/** A parent's actions on a finished book: rename it, read the contract, report a fault, erase it. */
import { CONSENT_TEXTS } from '#domain/consent.ts'
import { CURRENT_TEXT } from '#domain/current-text.ts'
import { PATHS } from '#domain/site-paths.ts'
import { inSizes } from './screens/screen.ts'
import { database, expect, test } from './support/fixtures.ts'
import { drawnPortrait, makeUnpaidStory, openCheckout } from '../tests/functions/support/unpaid-stories.ts'
import type { Account } from '../tests/support/local-env.ts'
import { closeBook, openFinishedBook, openMoreActions, pressMoreAction } from './support/journey.ts'
import { BOOK_TITLE } from './support/parent.ts'
import { asParent } from './support/signed-in.ts'
import { finishedStory } from '#local/sample-book/sample-stories.ts'

test.use({ storageState: asParent })

const NEW_TITLE = 'Defne’nin Gece Masalı'

inSizes(['phone'], () => {
  test('renames a book, reads it, shows its contract, reports a fault and erases it', async ({ page, account }) => {
    await putBook(account)
    await page.clock.install()
    await page.goto(PATHS.myStories)
    const card = page.getByRole('article', { name: NEW_TITLE })

    await test.step('changes the title and the dedication', async () => {
      const before = page.getByRole('article', { name: BOOK_TITLE })
      await pressMoreAction(before, 'Adını, ithafını değiştir')
      await page.getByLabel('Kitabın adı').fill(NEW_TITLE)
      await page.getByLabel('İthaf (isteğe bağlı)').fill('Anneannenden')
      await page.getByRole('button', { name: 'Kaydet' }).click()
      await expect(page.getByText('Kitap kaydedildi.')).toBeVisible()
      await openFinishedBook(page, NEW_TITLE)
      await expect(page.getByRole('dialog', { name: NEW_TITLE }).getByText('Anneannenden').first()).toBeAttached()
      await closeBook(page)
    })

    await test.step('opens the accepted contract, and returns', async () => {
      await (await openMoreActions(card)).getByRole('link', { name: 'Sözleşme' }).click()
      await expect(page.getByRole('heading', { level: 1, name: 'Sözleşme' })).toBeVisible()
      await expect(page.getByText(/^599 TL, \d/)).toBeVisible()
      await expect(page.getByText(CONSENT_TEXTS.sale[CURRENT_TEXT.sale] ?? '')).toBeVisible()
      await expect(page.getByRole('heading', { name: 'Mesafeli Satış Sözleşmesi' })).toBeVisible()
      await page.getByRole('link', { name: 'Kitaplığıma dön' }).click()
    })

    await test.step('reports a fault', async () => {
      await pressMoreAction(card, 'Sorun bildir')
      await page.getByLabel('Ne yanlış?').selectOption('Ses')
      await page.getByLabel('Hangi sayfada?').selectOption('4. sayfada')
      await page.getByLabel('Kısaca anlatın').fill('Bir yerde kısık')
      await page.getByRole('button', { name: 'Gönder' }).click()
      await expect(page.getByText(/Bildiriminiz bize ulaştı. Yanıtımız .+ adresine gelir/)).toBeVisible()
      await expect(card.getByRole('button', { name: 'Sorun bildir' })).toBeFocused()
    })

    await test.step('erases the book after one cancelled attempt', async () => {
      await card.getByRole('button', { name: 'Sil' }).click()
      await expect(card.getByText(/geri getirilemez, yeniden çizilmez/)).toBeVisible()
      await card.getByRole('button', { name: 'Vazgeç' }).click()
      await card.getByRole('button', { name: 'Sil' }).click()
      await card.getByRole('button', { name: 'Evet, sil' }).click()
      await expect(page.getByText(`“${NEW_TITLE}” silindi.`)).toBeVisible()
      await expect(page.getByText('Rafta henüz kitabınız yok.')).toBeVisible()
      expect(await database.read(`userStories/${account.uid}`)).toBeNull()
    })
  })
})

/** Stores a bought and delivered book whose pages ship with the site. */
async function putBook(account: Account): Promise<void> {
  const order = await makeUnpaidStory(account, drawnPortrait)
  await openCheckout(account, order)
  await database.update(`orders/${order.storyId}`, {
    ...{ state: 'delivered', paymentIntentId: 'pi_1', paidAt: 1, deliveredAt: 2 },
  })
  const { status, paymentStatus, amountKurus, paidAt, imageURLs, storyTexts, narrationURLs } = finishedStory(
    account.uid,
  )
  await database.update(`userStories/${account.uid}/${order.storyId}`, {
    status,
    paymentStatus,
    amountKurus,
    paidAt,
    imageURLs,
    storyTexts,
    narrationURLs,
  })
}
