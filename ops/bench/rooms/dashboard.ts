/** The dashboard of a user who is signed in and has visited before. */
import { median } from '../reader/median.ts'
import type { Row } from '../table.ts'
import { register } from '../wizard.ts'
import { newVisitor, slow, untilSeen, type World } from './phone.ts'

export const A_BOOK_OF_THE_SHELF = 'main h2'

export async function measureDashboard(world: World): Promise<Row[]> {
  const { context, page } = await newVisitor(world)
  await register(page)
  // The service worker has cached its files.
  await page.evaluate(() => navigator.serviceWorker.ready)
  const seen: number[] = []
  for (let round = 0; round < world.runs; round++) {
    const tab = await context.newPage()
    await slow(tab)
    seen.push(await untilSeen(tab, '/dashboard', A_BOOK_OF_THE_SHELF))
    await tab.close()
  }
  await context.close()
  return [{ what: 'dashboard, warm: the first book is seen', figure: median(seen) / 1_000, unit: 's', budget: 1 }]
}
