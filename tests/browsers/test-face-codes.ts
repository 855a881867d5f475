/**
 * `npm run nightly -- browsers`, first half: the face code of twenty photos is the same in Chromium, Firefox, Safari's
 * engine and on the server. Each browser measures them as a parent's files; the server as the studio does an upload.
 */
import { encodeFace } from '#domain/face-features.ts'
import { servePage } from '#local/sample-book/serve-page.ts'
import { faceIn } from '#studio/built-in/illustrator.ts'
import { startChromium } from './chromium.ts'
import { inEachBrowser } from './each-browser.ts'
import { facePhotos, type FacePhoto } from './face-photos.ts'
import { startFirefox } from './firefox.ts'
import { until } from './steps.ts'
import { startWebKit } from './webkit.ts'

const BROWSERS = { chromium: startChromium, firefox: startFirefox, webkit: startWebKit }
/** Twenty photos take twenty seconds, and minutes on a busy machine. */
const MEASURE_MS = 300_000
const SHOWN_CODES = `return document.querySelector('#codes')?.textContent ?? null`

const photos = await facePhotos()
const onServer: string[] = []
for (const { upright } of photos) onServer.push(encodeFace((await faceIn(upright)).features))
const page = await servePage(new URL('face-page', import.meta.url), photos)
try {
  await inEachBrowser(BROWSERS, async (browser, name) => {
    await browser.goTo(`${page.url}?photos=${photos.length}`)
    let shown: string | null = null
    await until(
      'for the codes',
      async () => (shown = await browser.evaluate<string | null>(SHOWN_CODES)) !== null,
      MEASURE_MS,
    )
    const differences = differencesOf(JSON.parse(shown ?? '[]') as string[])
    console.log(`${name}: ${photos.length - differences.length} of ${photos.length} face codes as on the server`)
    for (const difference of differences) console.log(`  ${difference}`)
    return differences.length === 0
  })
} finally {
  await page.close()
}

/** @returns a line for each photo whose code is not the server's */
function differencesOf(codes: readonly string[]): string[] {
  return photos.flatMap(({ name }: FacePhoto, at) => {
    const [here = 'no code', there = ''] = [codes[at], onServer[at]]
    if (here === there) return []
    const characters = [...there].flatMap((character, digit) => (here[digit] === character ? [] : [digit + 1]))
    return [`${name}: ${here}, on the server ${there} (characters ${characters.join(', ')})`]
  })
}
