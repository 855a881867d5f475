/** The keys of stored objects, and the addresses that serve them. */

/** 160 random bits; the key of a book's medium ends with the fencing number of the worker that made it. */
const KEY = /^[0-9a-f]{40}(-\d{1,9})?$/
export const KEY_BYTES = 20

export const isMediaKey = (text: string): boolean => KEY.test(text)
export const mediaUrl = (key: string): string => `/media/${key}`
export const mediaKeyOf = (url: string): string | null => {
  const key = url.startsWith('/media/') ? url.slice('/media/'.length) : ''
  return isMediaKey(key) ? key : null
}

/** Variant of a private face: without the light of a story. */
export const UNLIT = 'unlit'

/**
 * The key of another format of an object; no media key has a dot. (A slash would turn a file of the local store into a
 * folder.)
 */
export const variantKey = (key: string, name: string): string => `${key}.${name}`
