/** Unpacks a ZIP file with Node alone: stored or deflated entries, as the functions' bundler writes them. */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { inflateRawSync } from 'node:zlib'

const END_OF_DIRECTORY = 0x06054b50
const DIRECTORY_ENTRY = 0x02014b50
const DEFLATED = 8
/** The upper half of the external attributes is a Unix mode; its file type says 'symbolic link'. */
const FILE_TYPE = 0o170000
const SYMBOLIC_LINK = 0o120000

/** @throws if the file is not a ZIP, or holds a kind of entry that no function's bundle has held so far */
export function unzip(file: string, into: string): void {
  const bytes = readFileSync(file)
  const end = bytes.lastIndexOf(littleEndian(END_OF_DIRECTORY))
  if (end < 0) throw new Error(`${file} is no ZIP file.`)
  let at = bytes.readUInt32LE(end + 16)
  for (let count = bytes.readUInt16LE(end + 10); count > 0; count--) {
    if (bytes.readUInt32LE(at) !== DIRECTORY_ENTRY) throw new Error(`${file}: broken directory.`)
    const nameLength = bytes.readUInt16LE(at + 28)
    const name = bytes.toString('utf8', at + 46, at + 46 + nameLength)
    const mode = bytes.readUInt32LE(at + 38) >>> 16
    if ((mode & FILE_TYPE) === SYMBOLIC_LINK) throw new Error(`${file}: ${name} is a symbolic link.`)
    if (!name.endsWith('/')) write(join(into, name), contentOf(bytes, at))
    at += 46 + nameLength + bytes.readUInt16LE(at + 30) + bytes.readUInt16LE(at + 32)
  }
}

/** @param entry offset of the file's entry in the directory */
function contentOf(bytes: Buffer, entry: number): Buffer {
  const method = bytes.readUInt16LE(entry + 10)
  const size = bytes.readUInt32LE(entry + 20)
  const header = bytes.readUInt32LE(entry + 42)
  const start = header + 30 + bytes.readUInt16LE(header + 26) + bytes.readUInt16LE(header + 28)
  const packed = bytes.subarray(start, start + size)
  return method === DEFLATED ? inflateRawSync(packed) : packed
}

function write(path: string, content: Buffer) {
  mkdirSync(dirname(path), { recursive: true })
  writeFileSync(path, content)
}

function littleEndian(value: number): Buffer {
  const bytes = Buffer.alloc(4)
  bytes.writeUInt32LE(value)
  return bytes
}
