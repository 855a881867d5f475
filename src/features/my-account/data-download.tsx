import { useEffect, useRef, useState } from 'react'
import { asProblem, type ProblemCode } from '#domain/problem.ts'
import { report } from '#report'
import { MY_ACCOUNT } from '#text/my-account.ts'
import { problemText } from '#text/problems.ts'
import { Button } from '#ui/button.tsx'
import { Icon } from '#ui/icons.tsx'
import { showError } from '#ui/toast.ts'
import type { AccountPorts } from './account-ports.ts'
import { collect, nothingCollected, packed, type Collected } from './archive.ts'

const megabytes = new Intl.NumberFormat('tr-TR', { maximumFractionDigits: 1, minimumFractionDigits: 1 })
/** '3,2 MB' */
const sizeOf = (bytes: number): string => `${megabytes.format(bytes / 1e6)} MB`

interface DataDownloadProps {
  fetchExport: AccountPorts['fetchExport']
  confirmed: AccountPorts['confirmed']
}

/** The total `of` is null until the books are known. */
interface HowFar {
  done: number
  of: number | null
  bytes: number
}
type State = { is: 'rest' } | ({ is: 'loading' | 'stopped' } & HowFar) | { is: 'done'; bytes: number }

/** The sentences of these codes say when another attempt may succeed. */
const SAYS_WHEN: readonly ProblemCode[] = ['too-many-requests', 'too-many-from-here']

class GaveUp extends Error {}

export function DataDownload({ fetchExport, confirmed }: DataDownloadProps) {
  const [state, setState] = useState<State>({ is: 'rest' })
  const stop = useRef<AbortController | null>(null)
  const collected = useRef(nothingCollected())
  useEffect(() => () => stop.current?.abort(), [])

  const begin = async () => {
    const { signal } = (stop.current = new AbortController())
    const sofar = collected.current
    const tell = (is: 'loading' | 'stopped', bytes = 0) => setState({ is, ...howFar(sofar, bytes) })
    tell('loading')
    try {
      await collect(
        sofar,
        async (wanted) => {
          const part = await confirmed(() => fetchExport(wanted, (bytes) => tell('loading', bytes), signal))
          if (!part) throw new GaveUp()
          return part
        },
        () => tell('loading'),
      )
      const archive = await packed(sofar)
      save(archive)
      collected.current = nothingCollected()
      setState({ is: 'done', bytes: archive.size })
    } catch (error) {
      if (sofar.books) tell('stopped')
      else setState({ is: 'rest' })
      if (signal.aborted || error instanceof GaveUp) return
      const { code } = asProblem(error)
      if (code !== 'network') report(error, 'my-account: download the export')
      if (SAYS_WHEN.includes(code)) showError(problemText(code))
      else if (!sofar.books) showError(MY_ACCOUNT.downloadFailed)
    }
  }
  const isLoading = state.is === 'loading'
  return (
    <>
      <Button variant="forest" small disabled={isLoading} onClick={() => void begin()}>
        <Icon name="book" />
        {state.is === 'stopped' ? MY_ACCOUNT.downloadOn : MY_ACCOUNT.download}
      </Button>
      <p role="status">{sentenceOf(state)}</p>
      {isLoading && (
        <Button variant="plain" small onClick={() => stop.current?.abort()}>
          {MY_ACCOUNT.stop}
        </Button>
      )}
    </>
  )
}

const howFar = ({ books, done, files }: Collected, bytes: number): HowFar => ({
  done,
  of: books && books.length,
  bytes: files.reduce((sum, { input }) => sum + (typeof input === 'string' ? input.length : input.size), bytes),
})

function sentenceOf(state: State): string | null {
  switch (state.is) {
    case 'rest':
      return null
    case 'loading':
      return state.of
        ? MY_ACCOUNT.downloadingBooks(state.done, state.of, sizeOf(state.bytes))
        : MY_ACCOUNT.downloading(sizeOf(state.bytes))
    case 'stopped':
      return MY_ACCOUNT.downloadStopped(state.done, state.of ?? 0)
    case 'done':
      return MY_ACCOUNT.downloaded(sizeOf(state.bytes))
  }
}

/** A browser saves the target of a link with `download`, under the link's name. */
function save(archive: Blob): void {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(archive)
  link.download = MY_ACCOUNT.fileName
  link.click()
  URL.revokeObjectURL(link.href)
}
