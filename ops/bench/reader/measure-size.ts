/** The reader's own JavaScript in the product's build. */
import { gzipSync } from 'node:zlib'
import { build, type Rolldown } from 'vite'
import { projectFolder } from '#local/environment/project-folder.ts'

export interface SizeFigures {
  /** Compressed, without the code that the page has loaded before. */
  readerBytes: number
  /** Modules of the reader that a page loads before the parent opens a story. */
  readerModulesBefore: number
}

const READER = /\/(src\/features\/reader|packages\/flip-book)\/.*\.(ts|tsx)$/

export async function measureSize(): Promise<SizeFigures> {
  const result = await build({ root: projectFolder, logLevel: 'error', build: { write: false } })
  const chunks = ([result].flat() as Rolldown.RolldownOutput[])
    .flatMap(({ output }) => output)
    .filter((item) => item.type === 'chunk')
  const byName = new Map(chunks.map((chunk) => [chunk.fileName, chunk]))
  const withImports = (names: readonly string[], found = new Set<string>()): Set<string> => {
    for (const name of names) {
      if (found.has(name)) continue
      found.add(name)
      withImports(byName.get(name)?.imports ?? [], found)
    }
    return found
  }
  const isReader = (name: string) =>
    byName.get(name)?.moduleIds.some((id) => id.endsWith('/features/reader/story-reader.tsx')) ?? false
  const entries = chunks.filter((chunk) => chunk.isEntry).map((chunk) => chunk.fileName)
  // Each page is a chunk of its own: the chunks that it imports are loaded before the parent opens a story.
  const pages = chunks
    .filter((chunk) => chunk.isDynamicEntry && !isReader(chunk.fileName))
    .map((chunk) => chunk.fileName)
  const before = withImports([...entries, ...pages.filter((name) => byName.get(name)?.dynamicImports.some(isReader))])
  const reader = [...withImports(chunks.map((chunk) => chunk.fileName).filter(isReader))].filter(
    (name) => !before.has(name),
  )
  return {
    readerBytes: reader.reduce((sum, name) => sum + gzipSync(byName.get(name)?.code ?? '').length, 0),
    readerModulesBefore: [...before]
      .flatMap((name) => byName.get(name)?.moduleIds ?? [])
      .filter((id) => READER.test(id)).length,
  }
}
