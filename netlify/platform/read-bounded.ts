/** Bytes that come in pieces, given up as soon as they are more than they may be. @throws what `tooMany` makes */
export async function readBounded(
  pieces: AsyncIterable<Uint8Array> | Iterable<Uint8Array>,
  maxBytes: number,
  tooMany: () => Error,
): Promise<Uint8Array<ArrayBuffer>> {
  const kept: Uint8Array[] = []
  let length = 0
  for await (const piece of pieces) {
    length += piece.length
    if (length > maxBytes) throw tooMany()
    kept.push(piece)
  }
  return new Uint8Array(Buffer.concat(kept))
}
