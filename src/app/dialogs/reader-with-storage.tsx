/** The reader with this person's storage. One chunk: neither is fetched before a story is opened. */
import { useState, type ComponentProps } from 'react'
import { deviceReaderStorage, noStorage } from '#features/reader/reader-storage.ts'
import { StoryReader } from '#features/reader/story-reader.tsx'
import type { User } from '#domain/user.ts'
import { deviceStorage } from '#ui/device-storage.ts'

type ReaderWithStorageProps = Omit<ComponentProps<typeof StoryReader>, 'storage'> & {
  /** null: a visitor, of whom nothing is kept. */
  uid: User['uid'] | null
}

export function ReaderWithStorage({ uid, ...reader }: ReaderWithStorageProps) {
  const [storage] = useState(() => (uid === null ? noStorage() : deviceReaderStorage(deviceStorage, uid)))
  return <StoryReader {...reader} storage={storage} />
}
