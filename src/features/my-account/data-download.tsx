import { useEffect, useRef, useState } from 'react'
import { asProblem } from '#domain/problem.ts'
import { report } from '#report'
import { MY_ACCOUNT } from '#text/my-account.ts'
import { problemText } from '#text/problems.ts'
import { Button } from '#ui/button.tsx'
import { Icon } from '#ui/icons.tsx'
import { showError } from '#ui/toast.tsx'
import type { AccountPorts } from './account-ports.ts'

const megabytes = new Intl.NumberFormat('tr-TR', { maximumFractionDigits: 1, minimumFractionDigits: 1 })
/** '3,2 MB' */
const sizeOf = (bytes: number): string => `${megabytes.format(bytes / 1e6)} MB`

interface DataDownloadProps {
  download: AccountPorts['downloadExport']
  confirmed: AccountPorts['confirmed']
}

type State = { is: 'rest' } | { is: 'loading'; bytes: number } | { is: 'done'; bytes: number }

export function DataDownload({ download, confirmed }: DataDownloadProps) {
  const [state, setState] = useState<State>({ is: 'rest' })
  const stop = useRef<AbortController | null>(null)
  useEffect(() => () => stop.current?.abort(), [])

  const begin = async () => {
    const controller = new AbortController()
    stop.current = controller
    setState({ is: 'loading', bytes: 0 })
    try {
      const archive = await confirmed(() => download((bytes) => setState({ is: 'loading', bytes }), controller.signal))
      if (archive) save(archive)
      setState(archive ? { is: 'done', bytes: archive.size } : { is: 'rest' })
    } catch (error) {
      setState({ is: 'rest' })
      if (controller.signal.aborted) return
      const { code } = asProblem(error)
      if (code !== 'network') report(error, 'my-account: download the export')
      showError(code === 'too-many-requests' ? problemText(code) : MY_ACCOUNT.downloadFailed)
    }
  }
  const isLoading = state.is === 'loading'
  return (
    <>
      <Button look="forest" small disabled={isLoading} onClick={() => void begin()}>
        <Icon name="book" />
        {MY_ACCOUNT.download}
      </Button>
      <p role="status">
        {isLoading && MY_ACCOUNT.downloading(sizeOf(state.bytes))}
        {state.is === 'done' && MY_ACCOUNT.downloaded(sizeOf(state.bytes))}
      </p>
      {isLoading && (
        <Button look="plain" small onClick={() => stop.current?.abort()}>
          {MY_ACCOUNT.stop}
        </Button>
      )}
    </>
  )
}

/** A browser keeps what a link with `download` leads to, under the link's name. */
function save(archive: Blob): void {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(archive)
  link.download = MY_ACCOUNT.fileName
  link.click()
  URL.revokeObjectURL(link.href)
}
