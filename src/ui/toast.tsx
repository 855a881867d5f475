import { useRef, useSyncExternalStore } from 'react'
import { createPortal } from 'react-dom'
import toast, { Toaster } from 'react-hot-toast'
import { Icon, type IconName } from './icons.tsx'
import { topmostDialog, watchOpenDialogs } from './open-dialogs.ts'
import { useToastPlace } from './toast-place.ts'

interface ToastOptions {
  durationMs?: number
  /** The toast's subject: it replaces an older toast with the same subject. */
  about?: string
  /** The toast stands at the top; by default at the foot, which has no heading. */
  atTop?: boolean
}

const SUCCESS_MS = 4_000
/** Long enough to read a sentence about trouble twice. */
const ERROR_MS = 6_000

export function showSuccess(text: string, { durationMs = SUCCESS_MS, ...options }: ToastOptions = {}): void {
  show(text, 'success', 'tick', durationMs, options)
}

export function showError(text: string, { durationMs = ERROR_MS, ...options }: ToastOptions = {}): void {
  show(text, 'error', 'warning', durationMs, options)
}

/** The container of all toasts: once, at the root. The same sentence twice at once is shown once. */
export function Toasts() {
  const dialog = useSyncExternalStore(watchOpenDialogs, topmostDialog, noPageYet)
  if (dialog === undefined) return null
  return createPortal(
    <Toaster position="bottom-center" containerStyle={{ top: 20, bottom: FOOT }} gutter={10} />,
    dialog ?? document.body,
  )
}

/** Above the elements at the foot of the window: the question about analytics, the bar of an order (toast.css). */
const FOOT = 'calc(20px + max(var(--covered-foot, 0px), var(--order-bar, 0px)))'

/** During the build of the landing page there is no toast, and no dialog to show it in. */
const noPageYet = () => undefined

interface ToastProps {
  text: string
  kind: 'success' | 'error'
  icon: IconName
  atTop: boolean
  isVisible: boolean
}

function Toast({ text, kind, icon, atTop, isVisible }: ToastProps) {
  const box = useRef<HTMLDivElement>(null)
  const { shift, isRepeated } = useToastPlace(box, text, atTop)
  if (isRepeated) return null
  return (
    <div
      ref={box}
      className={`toast toast--${kind} ${atTop ? 'toast--top' : ''} transition-opacity ${isVisible ? 'opacity-100' : 'opacity-0'}`}
      style={{ translate: `0 ${shift}px` }}
      role={kind === 'error' ? 'alert' : 'status'}
    >
      <Icon name={icon} />
      {text}
    </div>
  )
}

function show(
  text: string,
  kind: 'success' | 'error',
  icon: IconName,
  duration: number,
  { about = `${kind}:${text}`, atTop = false }: ToastOptions,
): void {
  toast.custom(
    ({ visible }) => <Toast {...{ text, kind, icon, atTop }} isVisible={visible} />,
    // A live region of our own, because the library's would say the sentence a second time.
    {
      id: about,
      duration,
      position: atTop ? 'top-center' : 'bottom-center',
      ariaProps: { role: 'status', 'aria-live': 'off' },
    },
  )
}
