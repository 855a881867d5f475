/** The reader with this user's storage, in one chunk that is loaded when a story is opened. */
import { useState, type ComponentProps } from 'react'
import { deviceReaderStorage, noStorage } from '#features/reader/reader-storage.ts'
import { StoryReader } from '#features/reader/story-reader.tsx'
import type { User } from '#domain/user.ts'
import { deviceStorage } from '#ui/device-storage.ts'

type ReaderWithStorageProps = Omit<ComponentProps<typeof StoryReader>, 'storage'> & {
  /** null: a visitor, for whom nothing is saved. */
  uid: User['uid'] | null
}

export function ReaderWithStorage({ uid, ...reader }: ReaderWithStorageProps) {
  const [storage] = useState(() => (uid === null ? noStorage() : deviceReaderStorage(deviceStorage, uid)))
  return <StoryReader {...reader} storage={storage} />
}
