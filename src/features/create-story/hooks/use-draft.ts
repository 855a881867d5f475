import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react'
import { watchOtherTabs, type DeviceStorage } from '#ui/device-storage.ts'
import { draftKeyOf, readDraft, saveDraft } from '../draft-storage.ts'
import { newDraft, type ChildDraft, type ToldChild, type WizardDraft, type DraftOwner } from '../draft.ts'

/** @param change a function if it depends on the draft at that time */
export type UpdateDraft = (change: Partial<WizardDraft> | ((draft: WizardDraft) => Partial<WizardDraft>)) => void
/** Changes one of the draft's children. */
export type UpdateChild = (change: Partial<ChildDraft>) => void

interface Options {
  owner: DraftOwner
  storage: DeviceStorage
  now: () => number
  /** The child that the parent entered before; an older draft has priority. */
  told: ToldChild
  /** Called when another tab has ordered or erased this draft. */
  onGone: () => void
}

/**
 * The draft of this user and template, saved on the device from the first moment and at every change, before the
 * caller's next line runs. Tabs share it, its storyId too: a change in one tab is seen in all.
 */
export function useDraft({
  owner: { uid, templateId },
  storage,
  now,
  told,
  onGone,
}: Options): [WizardDraft, UpdateDraft] {
  const [draft, setDraft] = useState<WizardDraft>(
    () => readDraft({ uid, templateId }, storage) ?? newDraft({ uid, templateId }, now(), told),
  )
  const latest = useRef(draft)
  const update = useCallback<UpdateDraft>(
    (change) => {
      const changed = typeof change === 'function' ? change(latest.current) : change
      latest.current = { ...latest.current, ...changed }
      saveDraft({ uid, templateId }, latest.current, storage)
      setDraft(latest.current)
    },
    [uid, templateId, storage],
  )

  const takeUp = useEffectEvent(() => {
    const kept = readDraft({ uid, templateId }, storage)
    if (!kept) return onGone()
    latest.current = kept
    setDraft(kept)
  })
  useEffect(() => {
    saveDraft({ uid, templateId }, latest.current, storage)
    return watchOtherTabs(draftKeyOf({ uid, templateId }), () => takeUp())
  }, [uid, templateId, storage])

  return [draft, update]
}
