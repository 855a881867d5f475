/** Reads bytes in pieces, and stops as soon as there are too many. @throws the error that `tooMany` makes */
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
