/** Finds logged lines that name a person: docs/operate.md says that none does. */

/** In words of the tests' own data: nobody can tell a name by its letters. */
const NAMES = /Defne|Ayşe|Yılmaz|Ömer|Kemal|Gülperi/i

const KINDS: Readonly<Record<string, RegExp>> = {
  'a name': NAMES,
  'an e-mail address': /[\w.+-]+(?:@|%40)[\w-]+\.\w+/,
  // An identity's, also inside of a story's id.
  'a uid': /(?<![a-z\d])[a-z\d]{28}(?![a-z\d])/i,
  // Whoever has the key of a picture may see it.
  'the key of a picture': /(?<![a-z\d])[a-f\d]{40}(?![a-z\d])/,
  'a token': /eyJ[\w-]{8,}|Bearer \S|(?:[sr]k|whsec)_\w+|internal-secret|producer-secret/,
}

/** The server of the functions tells each request's address: in production nobody's log does, and a medium's address is its key. */
export const isServersOwn = (line: string): boolean => /^(?:Request from |\S+ Rewrote URL to )/.test(line)

/** @returns what of a person stands in the line; undefined where nothing does */
export function personalDataIn(line: string): string | undefined {
  if (isServersOwn(line)) return undefined
  return Object.entries(KINDS).find(([, sign]) => sign.test(line))?.[0]
}
