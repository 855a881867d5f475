/**
 * Second step: the cover, its thumbnail and the spreads. Each is stored at once, so that a new run continues after a
 * crash.
 */
import { COVER_SIZE, SPREAD_SIZE } from '#media/picture.ts'
import { readHeroes } from '#netlify/media/hero.ts'
import { coverOf, spreadsOf } from '#stories/compose.ts'
import { platesOfBook } from '#stories/plates.ts'
import { storePicture, storeThumbnail } from './book-media.ts'
import type { BookWorker } from './worker.ts'
import type { ProductionDeps } from './production-deps.ts'
import { storyWorldOf } from './story-world-of.ts'

export async function drawPictures(worker: BookWorker, { illustrator }: ProductionDeps): Promise<void> {
  const world = storyWorldOf(worker.order)
  const { book, results } = worker.order
  const plates = platesOfBook(world, results.plates)
  const heroKeys = book.children.map(({ heroKey }) => heroKey)
  const heroes = await readHeroes(book, heroKeys)
  if (!worker.order.results.coverImageUrl) {
    const cover = await illustrator.picture(heroes, coverOf(world, plates))
    const coverImageUrl = await storePicture(worker.order, cover, COVER_SIZE)
    await worker.storeResults({ coverImageUrl, thumbnailUrl: await storeThumbnail(worker.order, cover, COVER_SIZE) })
  }
  for (const scene of spreadsOf(world, plates).slice(worker.order.results.imageURLs.length)) {
    const address = await storePicture(worker.order, await illustrator.picture(heroes, scene), SPREAD_SIZE)
    await worker.storeResults({ imageURLs: [...worker.order.results.imageURLs, address] })
  }
}
