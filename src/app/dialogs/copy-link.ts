import { SEND_LINK } from '#text/send-link.ts'
import { showError, showSuccess } from '#ui/toast.tsx'

/** Where the browser does not let it, the parent is told to do it by hand. */
export function copyLink(link: string): void {
  navigator.clipboard.writeText(link).then(
    () => showSuccess(SEND_LINK.copied),
    () => showError(SEND_LINK.copyFailed),
  )
}
