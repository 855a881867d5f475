/** The reader with this person's storage. One chunk: neither is fetched before a story is opened. */
import { useState, type ComponentProps } from 'react'
import { deviceReaderStorage } from '#features/reader/reader-storage.ts'
import { StoryReader } from '#features/reader/story-reader.tsx'
import type { User } from '#domain/user.ts'
import { deviceStorage } from '#ui/device-storage.ts'

type ReaderWithStorageProps = Omit<ComponentProps<typeof StoryReader>, 'storage'> & { uid: User['uid'] }

export function ReaderWithStorage({ uid, ...reader }: ReaderWithStorageProps) {
  const [storage] = useState(() => deviceReaderStorage(deviceStorage, uid))
  return <StoryReader {...reader} storage={storage} />
}
