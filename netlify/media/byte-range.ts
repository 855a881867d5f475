/**
 * Parses the byte range of a request (RFC 9110, 14.1.2): Safari plays sound only from a server that supports ranges.
 */
export type ByteRange = { from: number; to: number }

/** @returns the range, both ends included; 'whole' if none was requested; 'unsatisfiable' if it is outside the file */
export function parseByteRange(header: string | null, size: number): ByteRange | 'whole' | 'unsatisfiable' {
  const asked = /^bytes=(\d*)-(\d*)$/.exec(header?.trim() ?? '')
  const [first = '', last = ''] = asked?.slice(1) ?? []
  // The RFC allows the whole file as the answer to several ranges, or to unknown units.
  if (!asked || (!first && !last)) return 'whole'
  const from = first ? Number(first) : Math.max(0, size - Number(last))
  const to = first && last ? Math.min(Number(last), size - 1) : size - 1
  return from < size && from <= to ? { from, to } : 'unsatisfiable'
}
