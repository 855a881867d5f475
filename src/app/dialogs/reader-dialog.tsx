import { lazy, type ComponentProps } from 'react'
import { persistently } from '../network/persistent-import.ts'
import { OverPage } from './over-page.tsx'
import type { ReaderWithStorage as Reader } from './reader-with-storage.tsx'

const ReaderWithStorage = lazy(async () => ({
  default: (await persistently(() => import('./reader-with-storage.tsx'))).ReaderWithStorage,
}))

/** The reader, loaded when the first book is opened. @param opening text shown meanwhile */
export function ReaderDialog({ opening, ...reader }: ComponentProps<typeof Reader> & { opening: string }) {
  return (
    <OverPage opening={opening} onClose={reader.onClose}>
      <ReaderWithStorage {...reader} />
    </OverPage>
  )
}
