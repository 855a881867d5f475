/**
 * Erases a session's data from this device when the session ends: by a press here or in another tab, by a password that
 * was changed or an account that was deleted elsewhere, by another user's sign-in. If a session ended with its tab, the
 * next page notices it.
 */
import { forgetKeptPictures } from '#api/media.ts'
import type { UserId } from '#domain/ids.ts'
import { report } from '#report'
import { claimKeptGift } from '../checkout/kept-gift.ts'
import { afterLoad } from '../network/after-load.ts'
import { persistently } from '../network/persistent-import.ts'
import { hasSessionHint, saveSessionHint } from './session-hint.ts'
import type { SessionStore } from './session.tsx'

/** Also for a sign-out by a press. */
export const sessionEnd = () => persistently(() => import('./session-end.ts'))

export function followSession({ onAnswer }: Pick<SessionStore, 'onAnswer'>): void {
  let uid: UserId | null = null
  let isFirst = true
  let letGo = () => {}
  const reportFailure = (work: Promise<void>) =>
    work.catch((reason: unknown) => report(reason, 'offline: forget the device'))

  onAnswer((user) => {
    const [before, now] = [uid, user?.uid ?? null]
    if (before === now && !isFirst) return
    uid = now
    letGo()
    if (now) {
      letGo = holdPresence(now)
      claimKeptGift(now)
      saveSessionHint(now)
      afterLoad(() => void sessionEnd())
    }
    if (before) void reportFailure(endSessionOf(before))
    else if (now) afterLoad(() => void reportFailure(forgetAbsent(now)))
    // Without a hint no user was signed in on this device, so no session data can be left.
    else if (hasSessionHint()) void reportFailure(forgetAbsent(null))
    isFirst = false
  })

  async function endSessionOf(ended: UserId): Promise<void> {
    const { forgetDevice } = await sessionEnd()
    await forgetDevice((owner) => owner === ended || owner === null)
    void forgetKeptPictures()
    if (uid === null && (await presentUsers()).size === 0) saveSessionHint(null)
  }

  async function forgetAbsent(now: UserId | null): Promise<void> {
    const { forgetDevice } = await sessionEnd()
    const present = await presentUsers()
    // A user who has signed in meanwhile (`uid`) counts as present too.
    await forgetDevice((owner) => owner !== null && owner !== now && owner !== uid && !present.has(owner))
    if (now !== null || present.size > 0) return
    void forgetKeptPictures()
    if (uid === null) saveSessionHint(null)
  }
}

/**
 * A tab with a session holds a lock, because a session that ends with its tab is in no store that other tabs can read.
 */
const PRESENCE = 'masal:session-of:'

/** @returns a function that releases the lock */
function holdPresence(uid: UserId): () => void {
  let letGo = () => {}
  const isOver = new Promise<void>((resolve) => (letGo = resolve))
  if ('locks' in navigator)
    navigator.locks
      .request(PRESENCE + uid, { mode: 'shared' }, () => isOver)
      .catch((reason: unknown) => console.info('[session] other tabs do not see this one', reason))
  return letGo
}

async function presentUsers(): Promise<ReadonlySet<string>> {
  try {
    const { held = [] } = 'locks' in navigator ? await navigator.locks.query() : {}
    const names = held.map(({ name = '' }) => name).filter((name) => name.startsWith(PRESENCE))
    return new Set(names.map((name) => name.slice(PRESENCE.length)))
  } catch (reason) {
    console.info('[session] other tabs are not seen', reason)
    return new Set()
  }
}
