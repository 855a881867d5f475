/** The reader with this person's memory. One chunk: neither is fetched before a story is opened. */
import { useState, type ComponentProps } from 'react'
import { storedMemory } from '#features/reader/reader-memory.ts'
import { StoryReader } from '#features/reader/story-reader.tsx'
import type { User } from '#domain/user.ts'
import { deviceStorage } from '#ui/device-storage.ts'

type ReaderWithStorageProps = Omit<ComponentProps<typeof StoryReader>, 'memory'> & { uid: User['uid'] }

export function ReaderWithStorage({ uid, ...reader }: ReaderWithStorageProps) {
  const [memory] = useState(() => storedMemory(deviceStorage, uid))
  return <StoryReader {...reader} memory={memory} />
}
