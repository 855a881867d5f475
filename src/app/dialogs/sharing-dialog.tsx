import { lazy, type ComponentProps } from 'react'
import { MY_STORIES } from '#text/my-stories.ts'
import { persistently } from '../network/persistent-import.ts'
import { OverPage } from './over-page.tsx'
import type { SharingRoom as Room } from './sharing-room.tsx'

const SharingRoom = lazy(async () => ({
  default: (await persistently(() => import('./sharing-room.tsx'))).SharingRoom,
}))

/** 'Kitabı paylaş', fetched when somebody wants to. */
export function SharingDialog(room: ComponentProps<typeof Room>) {
  return (
    <OverPage opening={MY_STORIES.opening} seeThrough onClose={room.onClose}>
      <SharingRoom {...room} />
    </OverPage>
  )
}
