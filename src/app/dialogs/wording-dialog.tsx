import { lazy, type ComponentProps } from 'react'
import { MY_STORIES } from '#text/my-stories.ts'
import { persistently } from '../network/persistent-import.ts'
import { OverPage } from './over-page.tsx'
import type { WordingRoom as Room } from './wording-room.tsx'

const WordingRoom = lazy(async () => ({
  default: (await persistently(() => import('./wording-room.tsx'))).WordingRoom,
}))

/** 'Sözleri değiştir', fetched when somebody wants to. */
export function WordingDialog(room: ComponentProps<typeof Room>) {
  return (
    <OverPage opening={MY_STORIES.opening} seeThrough onClose={room.onClose}>
      <WordingRoom {...room} />
    </OverPage>
  )
}
