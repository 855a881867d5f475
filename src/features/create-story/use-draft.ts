import { useCallback, useRef, useState } from 'react'
import type { DeviceStorage } from '#ui/device-storage.ts'
import { newDraft, readDraft, saveDraft, type Draft, type DraftOwner } from './draft.ts'

export type UpdateDraft = (change: Partial<Draft>) => void

/** The draft of this user and template, kept on the device at every change, before the next line of the caller runs. */
export function useDraft(owner: DraftOwner, storage: DeviceStorage, now: () => number): [Draft, UpdateDraft] {
  const [draft, setDraft] = useState<Draft>(() => readDraft(owner, storage) ?? newDraft(owner, now()))
  const latest = useRef(draft)
  const { uid, templateId } = owner
  const update = useCallback<UpdateDraft>(
    (change) => {
      latest.current = { ...latest.current, ...change }
      saveDraft({ uid, templateId }, latest.current, storage)
      setDraft(latest.current)
    },
    [uid, templateId, storage],
  )
  return [draft, update]
}
