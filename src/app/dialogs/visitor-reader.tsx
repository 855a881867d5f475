import { lazy } from 'react'
import { LANDING } from '#text/landing.ts'
import { persistently } from '../network/persistent-import.ts'
import { OverPage } from './over-page.tsx'

interface VisitorReaderProps {
  onClose: () => void
  /** The visitor wants a book of their own. */
  onMakeOwn: () => void
}

const FavouriteReader = lazy(async () => ({
  default: (await persistently(() => import('./favourite-reader.tsx'))).FavouriteReader,
}))

/** The weekly favourite's first pages for visitors, loaded when they ask for it. */
export function VisitorReader(reader: VisitorReaderProps) {
  return (
    <OverPage opening={LANDING.opening} onClose={reader.onClose}>
      <FavouriteReader {...reader} />
    </OverPage>
  )
}
