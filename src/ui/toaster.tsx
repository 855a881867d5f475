/** Draws the messages of toast.ts. With its library it is five kilobytes that no page needs before its first message. */
import { useEffect, useRef, useSyncExternalStore } from 'react'
import { createPortal } from 'react-dom'
import toast, { Toaster } from 'react-hot-toast'
import { Icon } from './icons.tsx'
import { topmostDialog, watchOpenDialogs } from './open-dialogs.ts'
import { takeMessages, watchMessages, type Message } from './toast.ts'
import { useToastPlace } from './toast-place.ts'

/** The container of all toasts: once, at the root. The same sentence twice at once is shown once. */
export function Toasts() {
  const dialog = useSyncExternalStore(watchOpenDialogs, topmostDialog)
  useEffect(() => {
    const show = () => takeMessages().forEach(showToast)
    show()
    return watchMessages(show)
  }, [])
  return createPortal(
    <Toaster position="bottom-center" containerStyle={{ top: 20, bottom: FOOT }} gutter={10} />,
    dialog ?? document.body,
  )
}

/** Above the elements at the foot of the window: the question about analytics, the bar of an order (toast.css). */
const FOOT = 'calc(20px + max(var(--covered-foot, 0px), var(--order-bar, 0px)))'

function Toast({ text, kind, atTop, isVisible }: Message & { isVisible: boolean }) {
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
      <Icon name={kind === 'error' ? 'warning' : 'tick'} />
      {text}
    </div>
  )
}

function showToast(message: Message): void {
  toast.custom(
    ({ visible }) => <Toast {...message} isVisible={visible} />,
    // A live region of our own, because the library's would say the sentence a second time.
    {
      id: message.about,
      duration: message.durationMs,
      position: message.atTop ? 'top-center' : 'bottom-center',
      ariaProps: { role: 'status', 'aria-live': 'off' },
    },
  )
}
