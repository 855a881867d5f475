import {
  createContext,
  use,
  useCallback,
  useEffect,
  useEffectEvent,
  useMemo,
  useRef,
  useState,
  type ReactNode,
} from 'react'
import { renewSessionWith } from '#api/call-function.ts'
import type { UserId } from '#domain/ids.ts'
import type { Problem } from '#domain/problem.ts'
import { report } from '#report'
import { OUTBOX, type EndOfPress, type WhyItWaits } from '#text/outbox.ts'
import { problemText } from '#text/problems.ts'
import { showError, showSuccess } from '#ui/toast.ts'
import { useSession } from '../auth/session.tsx'
import { SIGN_IN_PROOFS } from '../auth/sign-in-proofs.ts'
import { useConfirmed } from '../auth/use-confirmed.tsx'
import { useIsConnected } from '../network/connectivity.tsx'
import { deliver } from './deliver.ts'
import { createOutbox, whyItWaits, type KeptWrite, type OnRefused, type Write } from './outbox.ts'

const SENT_AGAIN_AFTER_MS = 60_000

interface OutboxActions {
  waiting: readonly (KeptWrite & { why: WhyItWaits })[]
  /** @returns null if the parent gave up @throws Problem with the reason of a refusal */
  send: (write: Write) => Promise<EndOfPress | null>
  takeBack: (id: number) => Promise<void>
}

interface Look {
  waiting: readonly KeptWrite[]
  /** Time when the writes were read: the cards compute from it how long they have waited. */
  lookedAtMs: number
}

const OutboxContext = createContext<OutboxActions | null>(null)

export function useOutbox(): OutboxActions {
  const outbox = use(OutboxContext)
  if (!outbox) throw new Error('useOutbox needs the signed-in layout above it')
  return outbox
}

/**
 * All writes of this parent go through here; waiting writes are sent when the network is back, whatever page is open.
 */
export function OutboxProvider({ uid, children }: { uid: UserId; children: ReactNode }) {
  const isConnected = useIsConnected()
  // Until the provider answers, this user is assumed (guards.ts): a write must not be refused because it came early.
  const maySend = useSession().is === 'signed-in' && isConnected
  const { confirmed, dialog } = useConfirmed(SIGN_IN_PROOFS)
  useEffect(
    () =>
      renewSessionWith(
        async () => (await confirmed(() => Promise.resolve(true), { always: true, byAnyWay: true })) === true,
      ),
    [confirmed],
  )
  const [{ waiting, lookedAtMs }, setLook] = useState<Look>({ waiting: [], lookedAtMs: 0 })

  const [outbox, look] = useMemo(() => {
    const look = () => void outbox.waiting().then((waiting) => setLook({ waiting, lookedAtMs: Date.now() }))
    const outbox = createOutbox(uid, (write) => deliver(uid, write), look)
    return [outbox, look]
  }, [uid])

  useEffect(look, [look])

  const isAsked = useRef(false)
  /**
   * Asks for the password, because an old press is no fresh sign-in: once, and if the parent gives up, the write keeps
   * waiting.
   */
  const askAgain = useCallback(
    async ({ id, write }: KeptWrite) => {
      if (isAsked.current) return
      isAsked.current = true
      const end = await confirmed(async () => deliver(uid, write).then(() => 'sent' as const), { always: true })
      if (end === 'sent') await outbox.takeBack(id)
    },
    [confirmed, outbox, uid],
  )
  const onRefused = useCallback<OnRefused>(
    (kept, problem) => {
      if (problem.code !== 'sign-in-too-old') return showError(refusalOf(kept.write, problem))
      askAgain(kept).catch((reason: unknown) => report(reason, 'offline: send what waited'))
    },
    [askAgain],
  )
  const sendWaiting = useEffectEvent(() => {
    outbox
      .sendWaiting(onRefused)
      .then((sent) => sent > 0 && showSuccess(OUTBOX.sent))
      .catch((reason: unknown) => report(reason, 'offline: send what waited'))
  })
  useEffect(() => {
    if (maySend) sendWaiting()
  }, [maySend, outbox])

  // Even with a network our own server may not answer, so send again.
  const isAnythingWaiting = waiting.length > 0
  useEffect(() => {
    if (!maySend || !isAnythingWaiting) return
    const again = setInterval(() => {
      sendWaiting()
      look()
    }, SENT_AGAIN_AFTER_MS)
    return () => clearInterval(again)
  }, [maySend, isAnythingWaiting, look])

  const send = useCallback<OutboxActions['send']>(
    (write) => confirmed(() => outbox.send(write, isConnected, onRefused)),
    [confirmed, outbox, isConnected, onRefused],
  )
  const actions = useMemo(
    () => ({
      waiting: waiting.map((kept) => ({ ...kept, why: whyItWaits(kept, isConnected, lookedAtMs) })),
      send,
      takeBack: outbox.takeBack,
    }),
    [waiting, isConnected, lookedAtMs, send, outbox],
  )
  return (
    <OutboxContext value={actions}>
      {children}
      {dialog}
    </OutboxContext>
  )
}

function refusalOf(write: Write, { code }: Problem): string {
  const title = write.kind === 'change' ? write.after.title : undefined
  if (title !== undefined && code === 'conflict') return OUTBOX.changedElsewhere(title)
  if (title !== undefined && code === 'not-found') return OUTBOX.bookGone(title)
  return problemText(code)
}
