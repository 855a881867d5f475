/** Messages that stand for a few seconds. The root draws them (toaster.tsx); until it does, they wait here. */

export interface Message {
  text: string
  kind: 'success' | 'error'
  durationMs: number
  /** The message's subject: it replaces an older message with the same subject. */
  about: string
  /** The message stands at the top; by default at the foot, which has no heading. */
  atTop: boolean
}

type MessageOptions = Partial<Pick<Message, 'durationMs' | 'about' | 'atTop'>>

const SUCCESS_MS = 4_000
/** Long enough to read a sentence about trouble twice. */
const ERROR_MS = 6_000

export function showSuccess(text: string, options?: MessageOptions): void {
  send({ text, kind: 'success', durationMs: SUCCESS_MS, about: `success:${text}`, atTop: false, ...options })
}

export function showError(text: string, options?: MessageOptions): void {
  send({ text, kind: 'error', durationMs: ERROR_MS, about: `error:${text}`, atTop: false, ...options })
}

let waiting: readonly Message[] = []
const listeners = new Set<() => void>()

function send(message: Message): void {
  waiting = [...waiting, message]
  for (const listener of listeners) listener()
}

/** Calls the listener when a message begins to wait. */
export function watchMessages(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export const isMessageWaiting = (): boolean => waiting.length > 0

/** @returns the messages that wait; they wait no longer */
export function takeMessages(): readonly Message[] {
  const taken = waiting
  waiting = []
  return taken
}
