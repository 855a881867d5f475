/** The plain studio is only for tests. */
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { readWordTimes } from '#media/word-times.ts'
import { coverOf } from '#stories/compose.ts'
import { itemAt } from '#stories/drawing/geometry.ts'
import { storyWorlds } from '#stories/library.ts'
import { chooseIllustrator } from '#netlify/studio/choose-illustrator.ts'
import { chooseNarrator } from '#netlify/studio/choose-narrator.ts'
import { choosePrintBook } from '#netlify/studio/choose-print-book.ts'

const DEMO = { ILLUSTRATOR: 'plain', NARRATOR: 'plain', FIREBASE_PROJECT_ID: 'demo-test' }

test.each([
  ['illustrator', chooseIllustrator],
  ['narrator', chooseNarrator],
  ['printer', choosePrintBook],
] as const)('refuses the plain stand-in %s for a real project, and without a project', (_name, choose) => {
  const refusal = expect.objectContaining({ code: 'not-configured' })
  expect(() => choose({ ...DEMO, FIREBASE_PROJECT_ID: 'masal-kahramanim' })).toThrow(refusal)
  expect(() => choose({ ...DEMO, FIREBASE_PROJECT_ID: undefined })).toThrow(refusal)
  expect(() => choose(DEMO)).not.toThrow()
})

test('draws a cover in its size, in another colour for another child', async () => {
  const { picture } = chooseIllustrator(DEMO)
  const cover = (name: string) =>
    picture([{ name, age: 5, gender: 'female', face: new Uint8Array() }], coverOf(itemAt(storyWorlds, 0)))
  const [one, other] = [await cover('Defne'), await cover('Elif')]
  expect(await sharp(one.bytes).metadata()).toMatchObject({ format: 'webp', width: 1_100, height: 1_466 })
  expect(Buffer.from(one.bytes).equals(Buffer.from(other.bytes))).toBe(false)
})

test('speaks a tone with a time for each word, in both files', async () => {
  const clip = await chooseNarrator(DEMO).speak('Bir varmış, bir yokmuş.')
  expect(clip.words.map(({ text }) => text)).toEqual(['Bir', 'varmış,', 'bir', 'yokmuş.'])
  expect(readWordTimes(clip.bytes)).toEqual(clip.words)
  expect(readWordTimes(clip.opus.bytes)).toEqual(clip.words)
})
