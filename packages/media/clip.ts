/** A narration has two forms at one address: MP3, and Opus on request, which is clearer at the same size. */

/** The name of the form that `media` serves beside the clip itself. */
export const OPUS = 'opus'

/**
 * @param url a path of ours ('/media/…', '/shared/…', '/stories/….mp3') @returns the address of its Opus form; null for
 * any other address
 */
export function opusUrl(url: string): string | null {
  if (url.startsWith('/media/') || url.startsWith('/shared/')) return `${url}?as=${OPUS}`
  return url.startsWith('/stories/') && url.endsWith('.mp3') ? url.replace(/mp3$/, OPUS) : null
}
