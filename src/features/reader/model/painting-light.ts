/**
 * The light of a painting at night: so few of its colours that nothing else is left of it. The browser decodes it beside
 * the main thread, which would take 30 ms and more, at the very moment at which the next page may be turned.
 */
import { WAIT_LIMIT_MS, withTimeLimit } from '#time-limit'

const SIZE = { width: 16, height: 8 }
/** Over the light: on a white painting too the words keep a contrast of 8 to 1. */
const NIGHT = 'rgb(5 22 32 / 0.78)'

const known = new Map<string, string>()

/** @returns a `data:` address of a tiny picture; null where it has not been found yet */
export const knownLight = (url: string): string | null => known.get(url) ?? null

/** @param url of a picture that has been loaded: it is taken from the browser's cache. @throws (rejects) where it is no picture */
export async function findLight(url: string): Promise<string> {
  const found = known.get(url)
  if (found) return found
  const answer = await fetch(url, { cache: 'force-cache', signal: AbortSignal.timeout(WAIT_LIMIT_MS) })
  const picture = await withTimeLimit(answer.blob(), 'read a painting')
  const options = { resizeWidth: SIZE.width, resizeHeight: SIZE.height, resizeQuality: 'medium' } as const
  const light = await withTimeLimit(createImageBitmap(picture, options), 'decode a painting')
  const address = atNight(light)
  light.close()
  known.set(url, address)
  return address
}

function atNight(light: ImageBitmap): string {
  // Never on the page: drawing on a canvas there would lay the page out at once.
  const canvas = Object.assign(document.createElement('canvas'), SIZE)
  const context = canvas.getContext('2d', { willReadFrequently: true })
  if (!context) throw new Error('This browser has no canvas')
  context.drawImage(light, 0, 0)
  context.fillStyle = NIGHT
  context.fillRect(0, 0, SIZE.width, SIZE.height)
  return canvas.toDataURL()
}
