/** The media that the server still stores, and the copies in this browser. */
import { WAIT_LIMIT_MS } from '#time-limit'

const NOT_FOUND = 404

/** @returns false also if nothing answers, because a lost network does not mean an erased picture */
export async function isPictureErased(url: string): Promise<boolean> {
  try {
    return (await fetch(url, { method: 'HEAD', signal: AbortSignal.timeout(WAIT_LIMIT_MS) })).status === NOT_FOUND
  } catch (error) {
    console.info('whether a picture is still there is not known', error)
    return false
  }
}

/**
 * Erases this browser's copies of the child's pictures after a session and after an erasure: the answer says
 * `Clear-Site-Data` (netlify.toml), because a page cannot do it by itself. If it does not arrive, the copies expire
 * after a day (docs/decisions/0119-media-cache.md).
 */
export async function forgetKeptPictures(): Promise<void> {
  try {
    const { ok } = await fetch('/signed-out.txt', { cache: 'no-store', keepalive: true })
    if (!ok) console.info('the pictures of this browser go after a day')
  } catch (error) {
    console.info('the pictures of this browser go after a day', error)
  }
}
