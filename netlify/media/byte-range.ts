/** A part of a file as RFC 9110 (14.1.2) asks for it: Safari plays sound only from a server that answers in parts. */
export type ByteRange = { from: number; to: number }

/** @returns the part, both ends included; 'whole' where none was asked for; 'unsatisfiable' where it lies outside */
export function parseByteRange(header: string | null, size: number): ByteRange | 'whole' | 'unsatisfiable' {
  const asked = /^bytes=(\d*)-(\d*)$/.exec(header?.trim() ?? '')
  const [first = '', last = ''] = asked?.slice(1) ?? []
  // Several parts at once, and units that we do not know, may be answered with the whole.
  if (!asked || (!first && !last)) return 'whole'
  const from = first ? Number(first) : Math.max(0, size - Number(last))
  const to = first && last ? Math.min(Number(last), size - 1) : size - 1
  return from < size && from <= to ? { from, to } : 'unsatisfiable'
}
