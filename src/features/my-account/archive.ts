/**
 * All stored data as one archive: requests the account, then each of its books, because the platform ends an answer at
 * 20 MB. The parts that have arrived stay, so that a second attempt continues after them.
 */
import type { StoryId } from '#domain/ids.ts'
import type { ExportedData, ExportRequest } from '#domain/wire.ts'
import { withTimeLimit } from '#time-limit'
import type { ExportedPart } from './account-ports.ts'

type Fetch = (wanted: ExportRequest) => Promise<ExportedPart>

export interface Collected {
  /** null: not loaded yet. */
  books: readonly StoryId[] | null
  /** How many of the books are complete. */
  done: number
  files: { name: string; input: Blob | string }[]
}

export const nothingCollected = (): Collected => ({ books: null, done: 0, files: [] })

/** @param collected gets each part as it arrives. @throws the error of a failed part */
export async function collect(collected: Collected, fetch: Fetch, onProgress: () => void): Promise<void> {
  if (!collected.books) {
    const account = await fetchWhole({ part: 'account' }, fetch)
    add(collected, '', account)
    collected.books = account.data.books ?? []
    onProgress()
  }
  for (const storyId of collected.books.slice(collected.done)) {
    add(collected, `books/${storyId}/`, await fetchWhole({ storyId }, fetch))
    collected.done += 1
    onProgress()
  }
}

function add(collected: Collected, folder: string, { data, files }: ExportedPart): void {
  const { next: _, ...told } = data
  collected.files.push(
    { name: `${folder}data.json`, input: JSON.stringify(told, null, 2) },
    ...files.map(({ name, content }) => ({ name: folder + name, input: content })),
  )
}

async function fetchWhole(wanted: ExportRequest, fetchPart: Fetch): Promise<ExportedPart> {
  const whole = await fetchPart(wanted)
  const files = [...whole.files]
  const data: ExportedData = { ...whole.data, files: [...whole.data.files] }
  for (let from = data.next; from !== undefined;) {
    const part = await fetchPart({ ...wanted, from })
    files.push(...part.files)
    data.files.push(...part.data.files)
    from = part.data.next
  }
  return { data, files }
}

/** A library of a hundred books has a gigabyte. */
const PACK_LIMIT_MS = 5 * 60_000

/** The packer is loaded when it is needed: most parents never need it. */
export async function packed({ files }: Collected): Promise<Blob> {
  const { downloadZip } = await import('client-zip')
  return withTimeLimit(downloadZip(files).blob(), 'pack the archive', { ms: PACK_LIMIT_MS })
}
