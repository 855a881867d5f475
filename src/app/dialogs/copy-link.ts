import { SEND_LINK } from '#text/send-link.ts'
import { showError, showSuccess } from '#ui/toast.ts'

/** Copies the link; if the browser does not allow it, the parent reads how to do it by hand. */
export function copyLink(link: string): void {
  navigator.clipboard.writeText(link).then(
    () => showSuccess(SEND_LINK.copied),
    () => showError(SEND_LINK.copyFailed),
  )
}
