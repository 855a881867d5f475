import { expect, test } from '@playwright/test'
import sharp from 'sharp'
import { COVER_SIZE, halfOf, pictureUrl, SPREAD_SIZE } from '#media/picture.ts'
import { storyWorlds, templateRecord } from '#stories/library.ts'

test('delivers a template picture in the requested size, as AVIF', async ({ request }) => {
  for (const world of storyWorlds) {
    const { coverImageURL, imageURLs } = templateRecord(world)
    for (const [url, whole] of [
      [coverImageURL, COVER_SIZE],
      [imageURLs[0] ?? '', SPREAD_SIZE],
    ] as const)
      for (const size of [whole, halfOf(whole)]) {
        const answer = await request.get(pictureUrl(url, size))
        expect(answer.headers()['content-type'], url).toBe('image/avif')
        const { width, height } = await sharp(await answer.body()).metadata()
        expect(`${url} ${width}x${height}`).toBe(`${url} ${size.w}x${size.h}`)
      }
  }
})
