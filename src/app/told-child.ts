/**
 * A child that a visitor entered before there was an account or a wizard: stored in this tab until a wizard takes it.
 * It holds no photo.
 */
import { useMemo, useSyncExternalStore } from 'react'
import * as v from 'valibot'
import { childEntries } from '#domain/book-fields.ts'
import { genderSchema } from '#domain/child.ts'
import { faceCodeSchema } from '#domain/face-features.ts'
import type { ToldChild } from '#features/create-story/draft.ts'
import { tabStorage } from '#ui/device-storage.ts'

const KEY = 'masal:told-child'

const toldChildSchema = v.object({
  name: v.string(),
  wholeName: v.optional(v.string()),
  face: v.optional(faceCodeSchema),
  age: v.optional(childEntries.childAge),
  gender: v.optional(genderSchema),
})

const stored = (): string => tabStorage.getItem(KEY) ?? ''

function parsed(text: string): ToldChild {
  const told = v.safeParse(v.pipe(v.string(), v.parseJson(), toldChildSchema), text)
  return told.success ? told.output : { name: '' }
}

export const toldChild = (): ToldChild => parsed(stored())

const listeners = new Set<() => void>()

export function tellChild(child: ToldChild): void {
  if (child.name === '' && !child.face) tabStorage.removeItem(KEY)
  else tabStorage.setItem(KEY, JSON.stringify(child))
  for (const listener of listeners) listener()
}

export const forgetToldChild = (): void => tellChild({ name: '' })

function watchToldChild(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** A prerendered page knows no child. */
export function useToldChild(): ToldChild {
  const text = useSyncExternalStore(watchToldChild, stored, () => '')
  return useMemo(() => parsed(text), [text])
}
