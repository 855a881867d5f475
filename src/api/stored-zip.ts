/** Reads the archives that our functions write: stored, not compressed, and small enough for the plain format. */
import { Problem } from '#domain/problem.ts'
import { withTimeLimit } from '#time-limit'

export interface StoredFile {
  name: string
  /** A slice of the archive; nothing is copied. */
  content: Blob
}

const END_SIGN = 0x06054b50
const END_LENGTH = 22
const ENTRY_SIGN = 0x02014b50
const ENTRY_LENGTH = 46
const LOCAL_LENGTH = 30

/** @throws Problem 'network' if the archive is incomplete, 'unavailable' if its format is not ours */
export async function readStoredZip(archive: Blob): Promise<StoredFile[]> {
  const view = new DataView(
    await withTimeLimit(archive.arrayBuffer(), 'read an archive', { ms: 60_000, code: 'network' }),
  )
  const end = view.byteLength - END_LENGTH
  // The archive's table is at its end, so an answer without the table is incomplete.
  if (end < 0 || view.getUint32(end, true) !== END_SIGN) throw new Problem('network', 'the archive broke off')
  const files: StoredFile[] = []
  let at = view.getUint32(end + 16, true)
  for (let left = view.getUint16(end + 10, true); left > 0; left -= 1) {
    if (view.getUint32(at, true) !== ENTRY_SIGN || view.getUint16(at + 10, true) !== 0)
      throw new Problem('unavailable', 'the archive has an entry that we do not write')
    const size = view.getUint32(at + 20, true)
    const [nameLength, extraLength, commentLength] = [28, 30, 32].map((field) => view.getUint16(at + field, true)) as [
      number,
      number,
      number,
    ]
    const name = new TextDecoder().decode(new Uint8Array(view.buffer, at + ENTRY_LENGTH, nameLength))
    const local = view.getUint32(at + 42, true)
    const begin = local + LOCAL_LENGTH + view.getUint16(local + 26, true) + view.getUint16(local + 28, true)
    files.push({ name, content: archive.slice(begin, begin + size) })
    at += ENTRY_LENGTH + nameLength + extraLength + commentLength
  }
  return files
}
