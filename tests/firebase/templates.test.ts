import { expect, test } from 'vitest'
import type { TemplateId } from '#domain/ids.ts'
import type { Page } from '#domain/live-pages.ts'
import type { StoryTemplate } from '#domain/template.ts'
import { ITEMS_PER_PAGE } from '#firebase/live-page.ts'
import { readTemplate, readTemplateDetails, watchFavourites, watchTemplates } from '#firebase/templates.ts'
import { PARENT } from '../rules/rules-world.ts'
import { databaseWorld, told } from './database-world.ts'

const world = databaseWorld()
const templateAt = (time: number, isWeeklyFavorite = false) => ({
  title: `Masal ${time}`,
  createdAt: time,
  isWeeklyFavorite,
})

test('watches even the oldest favourites, and all templates page by page', async () => {
  world.signIn(PARENT)
  const times = Array.from({ length: ITEMS_PER_PAGE + 2 }, (_, index) => index + 1)
  const templates = Object.fromEntries(times.map((time) => [`masal_${time}`, templateAt(time, time < 3)]))
  await world.seed('storyTemplates', templates)
  const fail = (problem: Error) => {
    throw problem
  }
  const [favourites, newest, older] = [
    told<StoryTemplate[]>(),
    told<Page<StoryTemplate>>(),
    told<Page<StoryTemplate>>(),
  ]
  const stops = [watchFavourites(favourites.tell, fail), watchTemplates(null, newest.tell, fail)]
  expect((await favourites.until(() => true)).map(({ id }) => id)).toEqual(['masal_2', 'masal_1'])
  const page = await newest.until(({ newestFirst }) => newestFirst.length === ITEMS_PER_PAGE)
  expect(page.newestFirst.map(({ createdAt }) => createdAt)).toEqual(times.slice(2).reverse())
  stops.push(watchTemplates(page.next, older.tell, fail))
  const last = await older.until(({ newestFirst }) => newestFirst.length === 2)
  expect(last).toMatchObject({ newestFirst: [{ createdAt: 2 }, { createdAt: 1 }], next: null })
  for (const stop of stops) stop()
})

test('reads one template by its id, and its details separately', async () => {
  world.signIn(PARENT)
  const id = 'masal' as TemplateId
  await world.seed('storyTemplates/masal', { ...templateAt(1), imageURLs: ['/a.webp'], storyTexts: ['Bir varmış'] })
  await world.seed('storyTemplates/bos', templateAt(2))
  expect(await readTemplate(id)).toMatchObject({ id, title: 'Masal 1' })
  expect(await readTemplate('yok' as TemplateId)).toBeNull()
  expect(await readTemplateDetails(id)).toMatchObject({ storyTexts: ['Bir varmış'] })
  await expect(readTemplateDetails('bos' as TemplateId)).rejects.toMatchObject({ code: 'not-found' })
})
