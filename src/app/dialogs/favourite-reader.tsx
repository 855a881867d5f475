/** The favourite as it ships with the site: a visitor reads it without Firebase. */
import { useState } from 'react'
import { storyViewed } from '#domain/analytics.ts'
import type { ReaderBook } from '#features/reader/reader-book.ts'
import { track } from '#firebase/analytics.ts'
import { storyWorlds, templateRecord } from '#stories/library.ts'
import { LANDING } from '#text/landing.ts'
import { ReaderDialog } from './reader-dialog.tsx'

export function FavouriteReader({ onClose, onMakeOwn }: { onClose: () => void; onMakeOwn: () => void }) {
  const [book] = useState(favouriteBook)
  if (!book) return null
  return (
    <ReaderDialog
      opening={LANDING.opening}
      uid={null}
      book={book}
      limited
      onClose={onClose}
      onUseDraft={onMakeOwn}
      onViewed={() => track(storyViewed(book.id))}
    />
  )
}

function favouriteBook(): ReaderBook | null {
  const world = storyWorlds.find(({ isWeeklyFavorite }) => isWeeklyFavorite)
  return world ? { ...templateRecord(world), templateId: world.id } : null
}
