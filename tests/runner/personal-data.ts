/** Finds log lines that name a person: docs/operate.md says that none does. */

/** Names in the tests' own data, because no pattern can recognise a name by its letters. */
const NAMES = /Defne|Ayşe|Yılmaz|Ömer|Kemal|Gülperi/i

const KINDS: Readonly<Record<string, RegExp>> = {
  'a name': NAMES,
  'an e-mail address': /[\w.+-]+(?:@|%40)[\w-]+\.\w+/,
  // An identity's uid, also inside a story's id.
  'a uid': /(?<![a-z\d])[a-z\d]{28}(?![a-z\d])/i,
  // The key of a picture is enough to see it.
  'the key of a picture': /(?<![a-z\d])[a-f\d]{40}(?![a-z\d])/,
  'a token': /eyJ[\w-]{8,}|Bearer \S|(?:[sr]k|whsec)_\w+|internal-secret|producer-secret/,
}

/**
 * The functions' local server logs each request's address, and a medium's address is its key. In production no log has
 * these lines.
 */
export const isServersOwn = (line: string): boolean => /^(?:Request from |\S+ Rewrote URL to )/.test(line)

/** @returns the kind of personal data in the line; undefined if it has none */
export function personalDataIn(line: string): string | undefined {
  if (isServersOwn(line)) return undefined
  return Object.entries(KINDS).find(([, sign]) => sign.test(line))?.[0]
}
