import { createContext, use, useCallback, useEffect, useEffectEvent, useMemo, useState, type ReactNode } from 'react'
import type { UserId } from '#domain/ids.ts'
import type { Problem } from '#domain/problem.ts'
import { report } from '#report'
import { OUTBOX } from '#text/outbox.ts'
import { problemText } from '#text/problems.ts'
import { showError, showSuccess } from '#ui/toast.tsx'
import { SIGN_IN_PROOFS } from '../auth/sign-in-proofs.ts'
import { useConfirmed } from '../auth/use-confirmed.tsx'
import { useIsConnected } from '../network/connectivity.tsx'
import { deliver } from './deliver.ts'
import { createOutbox, type KeptWrite, type Write } from './outbox.ts'

const SENT_AGAIN_AFTER_MS = 60_000

interface OutboxActions {
  waiting: readonly KeptWrite[]
  /** @returns null where the parent gave up; @throws Problem what it was refused for */
  send: (write: Write) => Promise<'sent' | 'kept' | null>
  takeBack: (id: number) => Promise<void>
}

const OutboxContext = createContext<OutboxActions | null>(null)

export function useOutbox(): OutboxActions {
  const outbox = use(OutboxContext)
  if (!outbox) throw new Error('useOutbox needs the signed-in layout above it')
  return outbox
}

/** What this parent writes goes through here; what waits is sent when there is a network again, in whatever room they are then. */
export function OutboxProvider({ uid, children }: { uid: UserId; children: ReactNode }) {
  const isConnected = useIsConnected()
  const { confirmed, dialog } = useConfirmed(SIGN_IN_PROOFS)
  const [waiting, setWaiting] = useState<readonly KeptWrite[]>([])

  const outbox = useMemo(() => {
    const made = createOutbox(
      uid,
      (write) => deliver(uid, write),
      () => void made.waiting().then(setWaiting),
    )
    return made
  }, [uid])

  useEffect(() => void outbox.waiting().then(setWaiting), [outbox])

  const sendWaiting = useEffectEvent(() => {
    outbox
      .sendWaiting((write, problem) => void sayRefused(write, problem))
      .then((sent) => sent > 0 && showSuccess(OUTBOX.sent))
      .catch((reason: unknown) => report(reason, 'offline: send what waited'))

    async function sayRefused(write: Write, problem: Problem): Promise<void> {
      // Asked for a password, which an old press could not be.
      if (problem.code === 'sign-in-too-old') await confirmed(() => deliver(uid, write), { always: true })
      else showError(refusalOf(write, problem))
    }
  })
  useEffect(() => {
    if (isConnected) sendWaiting()
  }, [isConnected, outbox])

  // With a network our own server may be the one that does not answer.
  const isAnythingWaiting = waiting.length > 0
  useEffect(() => {
    if (!isConnected || !isAnythingWaiting) return
    const again = setInterval(sendWaiting, SENT_AGAIN_AFTER_MS)
    return () => clearInterval(again)
  }, [isConnected, isAnythingWaiting])

  const send = useCallback<OutboxActions['send']>(
    (write) => confirmed(() => outbox.send(write, isConnected)),
    [confirmed, outbox, isConnected],
  )
  const actions = useMemo(() => ({ waiting, send, takeBack: outbox.takeBack }), [waiting, send, outbox])
  return (
    <OutboxContext value={actions}>
      {children}
      {dialog}
    </OutboxContext>
  )
}

function refusalOf(write: Write, { code }: Problem): string {
  if (write.kind === 'words' && code === 'conflict') return OUTBOX.otherWords(write.words.title)
  if (write.kind === 'words' && code === 'not-found') return OUTBOX.bookGone(write.words.title)
  return problemText(code)
}
