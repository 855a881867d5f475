/**
 * Fingerprint of a text, to detect a change without storing the words. FNV-1a of 32 bit over its UTF-16 units; no
 * secret is safe behind it (http://www.isthe.com/chongo/tech/comp/fnv/).
 * @returns eight hexadecimal digits
 */
export function fingerprint(text: string): string {
  let hash = 0x811c9dc5
  for (let at = 0; at < text.length; at += 1) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193)
  return (hash >>> 0).toString(16).padStart(8, '0')
}
