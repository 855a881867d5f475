/** The keys that stored objects lie under, and the addresses that they are served at. */

/** 160 random bits; a book's media add the fencing number of the worker that made them. */
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

/** The key of another form of an object; no media key has a dot. (A slash would make a folder of a file in the local store.) */
export const variantKey = (key: string, name: string): string => `${key}.${name}`
