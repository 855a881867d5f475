import { existsSync, statSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, test } from 'vitest'
import * as v from 'valibot'
import { parseStoryTemplate, storyTemplateDetailsSchema } from '#domain/template.ts'
import { pagesOf } from '#domain/book.ts'
import { findStoryWorld, mediaFolder, storyWorlds, templateRecord } from '#stories/library.ts'

const PUBLIC = path.resolve(import.meta.dirname, '../../../public')
const MEDIA_LIMIT_BYTES = 2_000_000

test('has exactly one weekly favourite: Sihirli Orman Macerası', () => {
  expect(storyWorlds.filter((world) => world.isWeeklyFavorite).map((world) => world.id)).toEqual([
    'sihirli-orman-macerasi',
  ])
})

test('finds a story by its template id', () => {
  expect(findStoryWorld('sihirli-orman-macerasi')?.script.title).toBe('Sihirli Orman Macerası')
  expect(findStoryWorld('uzak-diyar')).toBeUndefined()
})

describe.each(storyWorlds)('the template of $id', (world) => {
  const record = templateRecord(world)
  const media = [
    record.originalPhotoURL,
    `${mediaFolder(world)}/transformed.avif`,
    record.thumbnailURL,
    record.coverImageURL,
    ...record.imageURLs,
    ...record.narrationURLs,
  ]

  test('creates a template record that the parsers accept', () => {
    expect(parseStoryTemplate(world.id, record)).toMatchObject({ title: world.script.title, numberOfPages: 12 })
    expect(v.parse(storyTemplateDetailsSchema, record)).toMatchObject({
      imageURLs: { length: 6 },
      storyTexts: { length: 12 },
      narrationURLs: { length: 6 },
      textBoxes: { length: 12 },
    })
    const texts = pagesOf(record).filter((page) => page.is === 'text')
    for (const { box, text } of texts) expect(box, text).toBeDefined()
  })

  test('names only existing and small media files', () => {
    for (const url of media) expect(existsSync(path.join(PUBLIC, url)), url).toBe(true)
    expect(media.reduce((sum, url) => sum + statSync(path.join(PUBLIC, url)).size, 0)).toBeLessThan(MEDIA_LIMIT_BYTES)
  })
})
