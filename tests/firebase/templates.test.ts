import { expect, test } from 'vitest'
import type { TemplateId } from '#domain/ids.ts'
import {
  readOlderTemplates,
  readTemplate,
  readTemplateDetails,
  TEMPLATE_WINDOW,
  watchTemplates,
  type TemplateWindows,
} from '#firebase/templates.ts'
import { PARENT } from '../rules/rules-world.ts'
import { databaseWorld, told } from './database-world.ts'

const world = databaseWorld()
const templateAt = (time: number, isWeeklyFavorite = false) => ({
  title: `Masal ${time}`,
  createdAt: time,
  isWeeklyFavorite,
})

test('two windows: the newest, and the favourites however old; older ones follow', async () => {
  world.signIn(PARENT)
  const times = Array.from({ length: TEMPLATE_WINDOW + 2 }, (_, index) => index + 1)
  const templates = Object.fromEntries(times.map((time) => [`masal_${time}`, templateAt(time, time === 1)]))
  await world.seed('storyTemplates', templates)
  const windows = told<TemplateWindows>()
  const stop = watchTemplates(windows.tell, (problem) => {
    throw problem
  })
  const { favourites, latest } = await windows.until(() => true)
  stop()
  expect(favourites.map(({ id }) => id)).toEqual(['masal_1'])
  expect(latest.map(({ createdAt }) => createdAt)).toEqual(times.slice(2).reverse())
  const oldest = latest.at(-1)
  if (!oldest) throw new Error('no template was told')
  expect((await readOlderTemplates(oldest)).map(({ createdAt }) => createdAt)).toEqual([2, 1])
})

test('one template is read by its id, its details apart', async () => {
  world.signIn(PARENT)
  const id = 'masal' as TemplateId
  await world.seed('storyTemplates/masal', { ...templateAt(1), imageURLs: ['/a.webp'], storyTexts: ['Bir varmış'] })
  await world.seed('storyTemplates/bos', templateAt(2))
  expect(await readTemplate(id)).toMatchObject({ id, title: 'Masal 1' })
  expect(await readTemplate('yok' as TemplateId)).toBeNull()
  expect(await readTemplateDetails(id)).toMatchObject({ storyTexts: ['Bir varmış'] })
  await expect(readTemplateDetails('bos' as TemplateId)).rejects.toMatchObject({ code: 'not-found' })
})
