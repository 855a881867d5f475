import { lazy, type ComponentProps } from 'react'
import { MY_STORIES } from '#text/my-stories.ts'
import { persistently } from '../network/persistent-import.ts'
import { OverPage } from './over-page.tsx'
import type { PrintingRoom as Room } from './printing-room.tsx'

const PrintingRoom = lazy(async () => ({
  default: (await persistently(() => import('./printing-room.tsx'))).PrintingRoom,
}))

/** 'Kâğıda bas', fetched when somebody wants to. */
export function PrintingDialog(room: ComponentProps<typeof Room>) {
  return (
    <OverPage opening={MY_STORIES.opening} seeThrough onClose={room.onClose}>
      <PrintingRoom {...room} />
    </OverPage>
  )
}
