/** A library of ten thousand books loads page by page, stays live on every page, and scrolls without a new layout. */
import type { Page } from '@playwright/test'
import { database, expect, test } from './support/fixtures.ts'
import { asParent } from './support/signed-in.ts'
import { finishedStory, unpaidStory } from '#local/sample-book/sample-stories.ts'
import { putStories } from './support/stories.ts'

test.use({ storageState: asParent })

const BOOKS = 10_000
const PER_PAGE = 24
const SHOWN_PAGES = 3
/** Index of the unfinished book, which is on the third page. */
const STILL_MADE = 60
const DAY_MS = 86_400_000
const newest = Date.UTC(2026, 10, 14, 12)

test('reads ten thousand books page by page, and the oldest one updates live', async ({ page, account }) => {
  const books = Array.from({ length: BOOKS }, (_, age) =>
    finishedStory(account.uid, { createdAt: newest - age * DAY_MS, title: `${age}. kitap` }),
  )
  const made = books[STILL_MADE]
  const inMaking = {
    ...unpaidStory(account.uid, { createdAt: made?.createdAt ?? 0, title: `${STILL_MADE}. kitap` }),
    paymentStatus: 'paid',
  }
  await putStories(
    account.uid,
    books.map((book, age) => (age === STILL_MADE ? inMaking : age < 2 * SHOWN_PAGES * PER_PAGE ? book : bare(book))),
  )
  const received = countReceived(page)
  await page.goto('/my-stories')
  const cards = page.getByRole('article')
  const bytes: number[] = []
  const nodes: number[] = []
  for (let pages = 1; pages <= SHOWN_PAGES; pages++) {
    const before = received.bytes
    if (pages > 1) await page.getByRole('button', { name: 'Daha eski kitaplar' }).click()
    await expect(cards).toHaveCount(pages * PER_PAGE)
    bytes.push(received.bytes - before)
    nodes.push(await page.getByRole('region', { name: 'Masallarınız' }).locator('*').count())
  }
  // Compare with the records' size, not with the first part: if a socket opens slowly, that part comes over another,
  // uncounted connection.
  const pageBytes = JSON.stringify(Object.fromEntries(books.slice(0, PER_PAGE).map((book) => [book.id, book]))).length
  for (const size of bytes) expect(size).toBeLessThan(1.5 * pageBytes)
  expect(bytes.at(-1)).toBeGreaterThan(pageBytes / 2)
  expect((nodes.at(-1) ?? 0) / (nodes[0] ?? 0)).toBeCloseTo(SHOWN_PAGES, 0)

  await expect(cards.nth(STILL_MADE).getByText('Hazırlanıyor...')).toBeVisible()
  const beforeChange = received.bytes
  await database.write(`userStories/${account.uid}/${inMaking.id}`, made)
  await expect(cards.nth(STILL_MADE).getByRole('button', { name: 'Hikayeyi Oku' })).toBeVisible()
  expect(received.bytes - beforeChange).toBeLessThan(pageBytes / 4)

  const { steps, layouts } = await scrollThrough(page)
  expect(steps).toBeGreaterThan(30)
  expect(layouts).toBeLessThan(steps / 10)

  // A book on a page that is not loaded opens by its address, as after a reload.
  await page.goto(`/my-stories?read=${made?.id}`)
  await expect(page.getByRole('dialog', { name: made?.title ?? '' })).toBeVisible()
})

test('shows an unfinished book dimmed and orange, a finished one bright and green', async ({ page, account }) => {
  await putStories(account.uid, [
    unpaidStory(account.uid, { createdAt: newest, title: 'Bekleyen' }),
    { ...unpaidStory(account.uid, { createdAt: newest - DAY_MS, title: 'Yapılan' }), paymentStatus: 'paid' },
    finishedStory(account.uid, { createdAt: newest - 2 * DAY_MS, title: 'Biten' }),
  ])
  await page.goto('/my-stories')
  const looks = async (title: string, badge: string) => {
    const card = page.getByRole('article', { name: title })
    const hueOf = (element: Element) => {
      const [red = 0, green = 0, blue = 0] = (/\d+, \d+, \d+/.exec(getComputedStyle(element).color)?.[0] ?? '')
        .split(', ')
        .map(Number)
      return red > green && green > blue ? 'orange' : green > red && green > blue ? 'green' : 'other'
    }
    return [
      await card
        .getByRole('img')
        .first()
        .evaluate((image) => getComputedStyle(image).filter),
      await card.getByText(badge, { exact: true }).evaluate(hueOf),
    ]
  }
  const DIMMED = /^brightness\(0\.[5-7]/
  expect(await looks('Bekleyen', 'Hazırlanıyor')).toEqual([expect.stringMatching(DIMMED), 'orange'])
  expect(await looks('Yapılan', 'Hazırlanıyor')).toEqual([expect.stringMatching(DIMMED), 'orange'])
  expect(await looks('Biten', 'Hazır')).toEqual(['none', 'green'])
})

/** Records can be short, because the test counts them: a page read by mistake raises the count. */
const bare = ({ id, userId, templateId, childName, childAge, createdAt }: ReturnType<typeof finishedStory>) => ({
  id,
  userId,
  templateId,
  childName,
  childAge,
  createdAt,
})

/** Bytes that the database sends. */
function countReceived(page: Page) {
  const received = { bytes: 0 }
  page.on('websocket', (socket) => {
    if (/\.ws\?/.test(socket.url()))
      socket.on('framereceived', ({ payload }) => void (received.bytes += payload.length))
  })
  return received
}

/** Scrolls from top to bottom, one step per frame. */
async function scrollThrough(page: Page) {
  const session = await page.context().newCDPSession(page)
  await session.send('Performance.enable')
  const layoutsSoFar = async () =>
    (await session.send('Performance.getMetrics')).metrics.find(({ name }) => name === 'LayoutCount')?.value ?? 0
  const before = await layoutsSoFar()
  const steps = await page.evaluate(async () => {
    let count = 0
    for (
      scrollTo({ top: 0, behavior: 'instant' });
      scrollY + innerHeight < document.documentElement.scrollHeight - 1;
      count++
    ) {
      scrollBy({ top: 200, behavior: 'instant' })
      await new Promise(requestAnimationFrame)
    }
    return count
  })
  return { steps, layouts: (await layoutsSoFar()) - before }
}
