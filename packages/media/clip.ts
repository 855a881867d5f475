/** A narration has two forms at one address: MP3, and Opus, which is clearer at the same bytes, for whoever asks for it. */

/** The name of the form that `media` serves beside the clip itself. */
export const OPUS = 'opus'

/** @param url a path of ours ('/media/…', '/shared/…', '/stories/….mp3') @returns where its Opus is; null for any other address */
export function opusUrl(url: string): string | null {
  if (url.startsWith('/media/') || url.startsWith('/shared/')) return `${url}?as=${OPUS}`
  return url.startsWith('/stories/') && url.endsWith('.mp3') ? url.replace(/mp3$/, OPUS) : null
}
