/** Makes one book with the built-in studio and prints the cost of each part, as JSON. `node make-book.ts WORLD` */
import sharp from 'sharp'
import { readPlate } from '#local/plates.ts'
import { chooseIllustrator } from '#netlify/studio/choose-illustrator.ts'
import { chooseNarrator } from '#netlify/studio/choose-narrator.ts'
import type { Hero } from '#studio/studio.ts'
import { coverOf, spreadsOf } from '#stories/compose.ts'
import { findStoryWorld } from '#stories/library.ts'
import { renderTexts } from '#stories/script.ts'
import { astronautFace } from '../../../tests/fixtures/astronaut.ts'
import { cpuSeconds } from './process-tree.ts'

export interface BookCost {
  /** CPU seconds of this process and its children. */
  parts: { name: string; is: 'portrait' | 'picture' | 'clip'; seconds: number }[]
  referenceSeconds: number
}

const CHILD = { name: 'Zeynep', age: 5, gender: 'female' } as const

const world = findStoryWorld(process.argv[2] ?? '')
if (!world) throw new Error('Which world?')
const illustrator = chooseIllustrator({ ILLUSTRATOR: 'built-in' }, { readPlate })
const narrator = chooseNarrator({ NARRATOR: 'built-in' })
const parts: BookCost['parts'] = []

const { seconds: referenceSeconds } = await measured(renderReference)
const photo = await astronautFace().resize(512, 512).jpeg({ quality: 92 }).toBuffer()
const portrait = await part('portrait', 'portrait', () => illustrator.portrait(photo, world))
const heroes: Hero[] = [{ ...CHILD, face: portrait.face.bytes }]
await part('cover', 'picture', () => illustrator.picture(heroes, coverOf(world)))
for (const scene of spreadsOf(world)) await part(scene.name, 'picture', () => illustrator.picture(heroes, scene))
const texts = renderTexts(world.script, CHILD)
for (const [spread] of world.spreads.entries())
  await part(`clip ${spread + 1}`, 'clip', () => narrator.speak(texts.slice(spread * 2, spread * 2 + 2).join('\n\n')))

console.log(JSON.stringify({ parts, referenceSeconds } satisfies BookCost))

async function part<T>(name: string, is: BookCost['parts'][number]['is'], make: () => Promise<T>): Promise<T> {
  const { result, seconds } = await measured(make)
  parts.push({ name, is, seconds })
  return result
}

async function measured<T>(make: () => Promise<T>): Promise<{ result: T; seconds: number }> {
  const before = cpuSeconds(process.pid)
  const result = await make()
  return { result, seconds: cpuSeconds(process.pid) - before }
}

/** A reference without our code: the time that this machine needs for a noise and a blur as large as a spread. */
function renderReference(): Promise<Buffer> {
  const svg =
    '<svg xmlns="http://www.w3.org/2000/svg" width="2200" height="1100"><filter id="f" color-interpolation-filters="sRGB">' +
    '<feTurbulence type="fractalNoise" baseFrequency=".02" numOctaves="2" seed="1"/><feGaussianBlur stdDeviation="12"/></filter>' +
    '<rect width="2200" height="1100" filter="url(#f)"/></svg>'
  return sharp(Buffer.from(svg)).webp({ quality: 82 }).toBuffer()
}
