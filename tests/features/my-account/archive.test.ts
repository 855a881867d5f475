/** Joins the parts of an export, as the server writes them, into one complete archive. */
import { makeZip } from 'client-zip'
import * as v from 'valibot'
import { expect, test } from 'vitest'
import { readStoredZip } from '#api/stored-zip.ts'
import { storyIdSchema } from '#domain/ids.ts'
import { collect, nothingCollected, packed } from '#features/my-account/archive.ts'

const zipOf = (files: { name: string; input: string }[]): Promise<Blob> =>
  new Response(makeZip(files.map((file) => ({ ...file, lastModified: new Date(0) })))).blob()
const textsOf = async (archive: Blob) =>
  Object.fromEntries(
    await Promise.all((await readStoredZip(archive)).map(async ({ name, content }) => [name, await content.text()])),
  ) as Record<string, string>

test('reads back each file that the packer has written', async () => {
  const files = [
    { name: 'media/çiçek.jpg', input: 'x'.repeat(70_000) },
    { name: 'data.json', input: '{}' },
  ]
  expect(await textsOf(await zipOf(files))).toEqual(Object.fromEntries(files.map(({ name, input }) => [name, input])))
})

test('refuses an archive without its end', async () => {
  const whole = await zipOf([{ name: 'data.json', input: '{}' }])
  await expect(readStoredZip(whole.slice(0, whole.size - 1))).rejects.toMatchObject({ code: 'network' })
  await expect(readStoredZip(new Blob())).rejects.toMatchObject({ code: 'network' })
})

test('puts the parts of each book into a folder of its own', async () => {
  const [book] = [v.parse(storyIdSchema, 'orman_parent_1')]
  const collected = nothingCollected()
  const asked: unknown[] = []
  await collect(
    collected,
    (wanted) => {
      asked.push(wanted)
      const file = (name: string) => ({ data: [{ file: name }], files: [{ name, content: new Blob([name]) }] })
      if (wanted.part) return Promise.resolve({ data: { account: {}, books: [book], files: [] }, files: [] })
      const [name, next] = wanted.from === undefined ? ['media/1.jpg', 1] : ['media/2.jpg', undefined]
      const { data, files } = file(name as string)
      return Promise.resolve({ data: { stories: {}, files: data, ...(next === 1 && { next }) }, files })
    },
    () => undefined,
  )
  expect(asked).toEqual([{ part: 'account' }, { storyId: book }, { storyId: book, from: 1 }])
  const texts = await textsOf(await packed(collected))
  expect(Object.keys(texts).toSorted()).toEqual([
    'books/orman_parent_1/data.json',
    'books/orman_parent_1/media/1.jpg',
    'books/orman_parent_1/media/2.jpg',
    'data.json',
  ])
  expect(JSON.parse(texts['books/orman_parent_1/data.json'] ?? '')).toEqual({
    stories: {},
    files: [{ file: 'media/1.jpg' }, { file: 'media/2.jpg' }],
  })
})
