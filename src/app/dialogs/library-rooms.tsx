/** The rooms over 'Kitaplığım', each fetched when somebody wants it. */
import { lazy, type ComponentType } from 'react'
import { MY_STORIES } from '#text/my-stories.ts'
import { persistently } from '../network/persistent-import.ts'
import { OverPage } from './over-page.tsx'

/** @param options.seeThrough the page is seen beneath meanwhile */
function fetched<Props extends { onClose: () => void }>(
  load: () => Promise<ComponentType<Props>>,
  options: { seeThrough?: boolean } = {},
): ComponentType<Props> {
  const Room: ComponentType<Props> = lazy(async () => ({ default: await persistently(load) }))
  return function LibraryRoom(props) {
    return (
      <OverPage opening={MY_STORIES.opening} {...options} onClose={props.onClose}>
        <Room {...props} />
      </OverPage>
    )
  }
}

const isDialog = { seeThrough: true }

/** The dialog that records a voice for a book. */
export const RecordingDialog = fetched(async () => (await import('./recording-room.tsx')).RecordingRoom)
/** 'Kitabı paylaş'. */
export const SharingDialog = fetched(async () => (await import('./sharing-room.tsx')).SharingRoom, isDialog)
/** 'Baskı dosyası (PDF)'. */
export const PrintingDialog = fetched(async () => (await import('./printing-room.tsx')).PrintingRoom, isDialog)
/** 'Metni değiştir'. */
export const WordingDialog = fetched(async () => (await import('./wording-room.tsx')).WordingRoom, isDialog)
/** 'Sıradaki masal'. */
export const NextTaleDialog = fetched(async () => (await import('./next-tale-room.tsx')).NextTaleRoom, isDialog)
