import { lazy, Suspense, type ComponentProps } from 'react'
import { BookOpening } from './book-opening.tsx'
import { persistently } from './persistent-import.ts'
import type { RememberingReader as Reader } from './remembering-reader.tsx'

const RememberingReader = lazy(async () => ({
  default: (await persistently(() => import('./remembering-reader.tsx'))).RememberingReader,
}))

/** The reader, fetched when the first book is opened. @param opening what is said meanwhile */
export function ReaderOverPage({ opening, ...reader }: ComponentProps<typeof Reader> & { opening: string }) {
  return (
    <Suspense fallback={<BookOpening label={opening} onClose={reader.onClose} />}>
      <RememberingReader {...reader} />
    </Suspense>
  )
}
