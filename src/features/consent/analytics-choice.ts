/** The choice about analytics on this device: asked once, stored here, changed on the page about cookies. */
import * as v from 'valibot'
import { CURRENT_TEXT } from '#domain/current-text.ts'
import { userIdSchema, type UserId } from '#domain/ids.ts'
import { deviceStorage, watchOtherTabs } from '#ui/device-storage.ts'
import { ANALYTICS_CHOICE_KEY } from './choice-key.ts'

const choiceSchema = v.object({
  granted: v.boolean(),
  /** The version of the text that was agreed to: after a new text the visitor is asked again. */
  version: v.literal(CURRENT_TEXT.analytics),
  /** The user whose `consents` hold it; null: made by a visitor. */
  uid: v.nullable(userIdSchema),
})
export type AnalyticsChoice = v.InferOutput<typeof choiceSchema>

const listeners = new Set<() => void>()

export function keepChoice(granted: boolean, uid: UserId | null): void {
  deviceStorage.setItem(
    ANALYTICS_CHOICE_KEY,
    JSON.stringify({ granted, version: CURRENT_TEXT.analytics, uid } satisfies AnalyticsChoice),
  )
  for (const listener of listeners) listener()
}

/** The choice as stored text, because equal texts count as unchanged between two reads. */
export const keptChoice = (): string | null => deviceStorage.getItem(ANALYTICS_CHOICE_KEY)

/** Calls back for choices in other tabs too. @returns a function that stops it */
export function watchChoice(listener: () => void): () => void {
  listeners.add(listener)
  const stopWatching = watchOtherTabs(ANALYTICS_CHOICE_KEY, listener)
  return () => {
    listeners.delete(listener)
    stopWatching()
  }
}

/**
 * @param uid the present user; null: a visitor
 * @returns null if this person must be asked: no choice is stored, or it is broken, of an older text, or another
 * person's
 */
export function choiceOf(kept: string | null, uid: UserId | null): AnalyticsChoice | null {
  const parsed = v.safeParse(v.pipe(v.string(), v.parseJson(), choiceSchema), kept)
  if (!parsed.success) return null
  const isAnothers = uid !== null && parsed.output.uid !== null && parsed.output.uid !== uid
  return isAnothers ? null : parsed.output
}
