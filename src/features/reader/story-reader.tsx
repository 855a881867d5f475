import { useId, useRef, useState } from 'react'
import { classNames } from '#ui/class-names.ts'
import { Dialog } from '#ui/dialog.tsx'
import { CloseButton } from './components/close-button.tsx'
import type { Onward } from './components/ending-ways.tsx'
import { clothStyle } from './model/cloth-style.ts'
import { loadFirstPictures } from './model/load-pictures.ts'
import { loadFirstSounds } from './model/load-sounds.ts'
import { OpeningOverlay } from './components/opening-overlay.tsx'
import { createPlayer as webAudioPlayer, type Player } from '#sound/player.ts'
import { narrationBy, type ReaderBook, type ReaderVoice } from './reader-book.ts'
import { noStorage, type ReaderStorage } from './reader-storage.ts'
import { Reading } from './components/reading.tsx'
import styles from './story-reader.module.css'

interface StoryReaderProps {
  /** Read once when the reader opens, so that a live update does not exchange the pages during reading. */
  book: ReaderBook
  /** The other voices that read the whole book. */
  voices?: readonly ReaderVoice[]
  /** A preview: it ends at page index 4 (product 7.3). */
  limited: boolean
  onClose: () => void
  /** 'Taslağı Kullan' at the preview's end; without it only the way back is offered. */
  onUseDraft?: (() => void) | undefined
  /** The next steps at the ending, outside this book. */
  onward?: Onward | undefined
  /** Called once per opening when the book lies open (the event story_viewed). */
  onViewed?: (book: ReaderBook) => void
  /** The storage of place and volumes; without it each opening starts anew. */
  storage?: ReaderStorage
  createPlayer?: () => Player
  loadPictures?: (book: ReaderBook) => Promise<void>
  loadSounds?: (book: ReaderBook, storage: ReaderStorage) => Promise<void>
}

const NO_VOICES: readonly ReaderVoice[] = []
const NO_STORAGE = noStorage()

/** Full-screen flip book with music and narration. It does not know where books come from. */
export function StoryReader({
  book,
  voices = NO_VOICES,
  limited,
  onClose,
  onUseDraft,
  onward,
  onViewed,
  storage = NO_STORAGE,
  createPlayer = webAudioPlayer,
  loadPictures = loadFirstPictures,
  loadSounds = loadFirstSounds,
}: StoryReaderProps) {
  const [bookInHand] = useState(book)
  const [open, setOpen] = useState(false)
  const container = useRef<HTMLDivElement>(null)
  const title = useId()

  const lieOpen = () => {
    setOpen(true)
    onViewed?.(bookInHand)
  }

  return (
    <Dialog full labelledBy={title} className={classNames(styles.reader, 'dark bg-deep')} onClose={onClose}>
      <div ref={container} className={styles.room} style={clothStyle(bookInHand.templateId)}>
        <h2 id={title} className="sr-only" tabIndex={-1} translate="no">
          {bookInHand.title}
        </h2>
        {open ? (
          <Reading
            book={bookInHand}
            voices={voices}
            limited={limited}
            container={container}
            createPlayer={createPlayer}
            storage={storage}
            onClose={onClose}
            onUseDraft={onUseDraft}
            onward={onward}
          />
        ) : (
          <>
            <OpeningOverlay
              book={bookInHand}
              loadPictures={() => loadPictures(bookInHand)}
              loadSounds={() => {
                const narrationURLs = narrationBy(bookInHand, voices, storage.voice(bookInHand.id))
                return loadSounds({ ...bookInHand, narrationURLs }, storage)
              }}
              onOpen={lieOpen}
            />
            <CloseButton onClose={onClose} />
          </>
        )}
      </div>
    </Dialog>
  )
}
