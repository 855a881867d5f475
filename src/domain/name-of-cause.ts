/** The part of a foreign error that a log may show: its name, its code and its place, never its message. */

const LONGEST_CHAIN = 3
/** Pattern of a name or a code; a text that is longer or holds other signs may be a user's words. */
const PLAIN = /^\w{1,48}$/
/** A line of a stack, in Node and Chromium (`at f (file.js:1:2)`), and in Firefox and Safari (`f@file.js:1:2`). */
const PLACE = /^(?:\s*at |[^\s@]*@).*?([\w.-]+:\d+:\d+)\)?$/

/**
 * Messages may contain personal data: JSON.parse quotes the body that it could not read, Stripe the address that it
 * refused, a schema the value that it was given. @returns such as `TypeError ECONNREFUSED, http.js:12:3`; empty if
 * nothing was thrown
 */
export function nameOfCause(cause: unknown): string {
  const names: string[] = []
  let error = cause
  while (error instanceof Error && names.length < LONGEST_CHAIN) {
    names.push([plain(error.name) ?? 'Error', plain((error as { code?: unknown }).code)].filter(Boolean).join(' '))
    error = error.cause
  }
  if (!(cause instanceof Error)) return cause === undefined ? '' : typeof cause
  return [names.join(' of '), placeOf(cause)].filter(Boolean).join(', ')
}

const plain = (word: unknown): string | undefined => (typeof word === 'string' && PLAIN.test(word) ? word : undefined)

/** The innermost line of the stack. The message above that line may look like a place, so skip it. */
function placeOf({ stack = '', message }: Error): string | undefined {
  const begins = stack.indexOf(message)
  const [first = ''] = stack
    .slice(begins < 0 ? 0 : begins + message.length)
    .trimStart()
    .split('\n')
  return PLACE.exec(first)?.[1]
}
