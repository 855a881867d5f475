import { lazy, type ComponentProps } from 'react'
import { MY_STORIES } from '#text/my-stories.ts'
import { persistently } from '../network/persistent-import.ts'
import { OverPage } from './over-page.tsx'
import type { RecordingRoom as Room } from './recording-room.tsx'

const RecordingRoom = lazy(async () => ({
  default: (await persistently(() => import('./recording-room.tsx'))).RecordingRoom,
}))

/** The room where a book gets a voice, fetched when somebody wants to read aloud. */
export function RecordingDialog(room: ComponentProps<typeof Room>) {
  return (
    <OverPage opening={MY_STORIES.opening} onClose={room.onClose}>
      <RecordingRoom {...room} />
    </OverPage>
  )
}
