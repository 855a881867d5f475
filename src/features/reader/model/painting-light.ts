/**
 * The light of a painting at night: so few of its colours that nothing else of it can be recognised. The browser
 * decodes it off the main thread, which it would block for 30 ms and more, just when the next page may be turned.
 */
import { WAIT_LIMIT_MS, withTimeLimit } from '#time-limit'

const SIZE = { width: 16, height: 8 }
/** Laid over the light: even on a white painting the words keep a contrast of 8 to 1. */
const NIGHT = 'rgb(5 22 32 / 0.78)'

const known = new Map<string, string>()

/** @returns a `data:` address of a tiny picture; null if it has not been computed yet */
export const knownLight = (url: string): string | null => known.get(url) ?? null

/** @param url of a loaded picture, which is taken from the browser's cache. @throws (rejects) if it is no picture */
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
  // Keep the canvas off the page: drawing on it there would force a layout.
  const canvas = Object.assign(document.createElement('canvas'), SIZE)
  const context = canvas.getContext('2d', { willReadFrequently: true })
  if (!context) throw new Error('This browser has no canvas')
  context.drawImage(light, 0, 0)
  context.fillStyle = NIGHT
  context.fillRect(0, 0, SIZE.width, SIZE.height)
  return canvas.toDataURL()
}
