/** The library with ten, a thousand and ten thousand stories, and the dashboard with ten and a thousand templates. */
import type { BrowserContext } from '@playwright/test'
import { seedDatabase, templateRecords, writeAsOwner } from '#local/seed.ts'
import { finishedStory } from '#local/sample-book/sample-stories.ts'
import { median } from '../reader/median.ts'
import type { Row } from '../table.ts'
import { register } from '../wizard.ts'
import { A_BOOK_OF_THE_SHELF } from './dashboard.ts'
import { countDatabaseBytes, newVisitor, slow, untilSeen, type World } from './phone.ts'

const LIBRARIES = [10, 1_000, 10_000]
const SHELVES = [10, 1_000]
const DAY_MS = 86_400_000
const NEWEST = Date.UTC(2026, 10, 14, 12)
const RATIO = 1.3
const KB = 1_024

interface Figures {
  size: number
  seconds: number
  /** Received from the database, for all shown items. */
  kilobytes: number
  shown: number
}

export async function measureGrowth(world: World): Promise<Row[]> {
  const libraries: Figures[] = []
  for (const size of LIBRARIES) libraries.push(await measureLibrary(world, size))
  const shelves: Figures[] = []
  for (const size of SHELVES) shelves.push(await measureShelf(world, size))
  await seedDatabase(world.addresses.database)
  return [...rowsOf('library', 'stories', libraries), ...rowsOf('dashboard', 'templates', shelves)]
}

function rowsOf(room: string, things: string, all: readonly Figures[]): Row[] {
  const [ten] = all
  const most = all.at(-1)
  if (!ten || !most) return []
  return [
    ...all.flatMap(({ size, seconds, kilobytes, shown }) => [
      { what: `${room} of ${size} ${things}: the first is seen`, figure: seconds, unit: 's' },
      { what: `  from the database, for ${shown} shown`, figure: kilobytes, unit: 'KB' },
    ]),
    { what: `${room} of ${most.size}: against ten`, figure: most.seconds / ten.seconds, unit: 'x', budget: RATIO },
    {
      what: '  bytes for each that is shown, against ten',
      figure: most.kilobytes / most.shown / (ten.kilobytes / ten.shown),
      unit: 'x',
      budget: RATIO,
    },
  ]
}

async function measureLibrary(world: World, size: number): Promise<Figures> {
  const { context, page } = await newVisitor(world)
  await register(page)
  const uid = await page.evaluate(uidOfThisBrowser)
  const stories = Array.from({ length: size }, (_, age) =>
    finishedStory(uid, { createdAt: NEWEST - age * DAY_MS, title: `${age}. kitap` }),
  )
  await writeAsOwner(
    world.addresses.database,
    `userStories/${uid}`,
    Object.fromEntries(stories.map((story) => [story.id, story])),
  )
  const figures = await look(context, world, '/my-stories', 'article')
  await context.close()
  return { size, ...figures }
}

async function measureShelf(world: World, size: number): Promise<Figures> {
  const [template] = Object.values(templateRecords(NEWEST))
  if (!template) throw new Error('There is no template')
  const templates = Array.from({ length: size }, (_, age) => ({
    ...template,
    id: `${template.id}-${age}`,
    isWeeklyFavorite: age === 0,
    createdAt: NEWEST - age * DAY_MS,
  }))
  await writeAsOwner(
    world.addresses.database,
    'storyTemplates',
    Object.fromEntries(templates.map((one) => [one.id, one])),
  )
  const { context, page } = await newVisitor(world)
  await register(page)
  const figures = await look(context, world, '/dashboard', A_BOOK_OF_THE_SHELF)
  await context.close()
  return { size, ...figures }
}

async function look(
  context: BrowserContext,
  { runs }: World,
  path: string,
  selector: string,
): Promise<Omit<Figures, 'size'>> {
  const seconds: number[] = []
  const kilobytes: number[] = []
  let shown = 0
  for (let round = 0; round < runs; round++) {
    const tab = await context.newPage()
    await slow(tab)
    const received = countDatabaseBytes(tab)
    seconds.push((await untilSeen(tab, path, selector)) / 1_000)
    await tab.waitForLoadState('networkidle')
    shown = await tab.locator('article, main h2').count()
    kilobytes.push(received.bytes / KB)
    await tab.close()
  }
  return { seconds: median(seconds), kilobytes: median(kilobytes), shown }
}

/** Firebase stores the signed-in user in this database. */
function uidOfThisBrowser(): Promise<string> {
  return new Promise((resolve, reject) => {
    const opened = indexedDB.open('firebaseLocalStorageDb')
    opened.onerror = () => reject(opened.error ?? new Error('no database'))
    opened.onsuccess = () => {
      const all = opened.result.transaction('firebaseLocalStorage').objectStore('firebaseLocalStorage').getAll()
      all.onerror = () => reject(all.error ?? new Error('no rows'))
      all.onsuccess = () => {
        opened.result.close()
        resolve((all.result as { value: { uid: string } }[])[0]?.value.uid ?? '')
      }
    }
  })
}
