/**
 * Sends the mail with the link that verifies an address: once automatically, then on request, but at most once in a
 * minute.
 */
import type { UserId } from '#domain/ids.ts'
import type { VerificationMailPort } from '#features/create-story/verification-mail.tsx'
import { sendVerificationMail } from '#firebase/auth.ts'
import { deviceStorage, type DeviceStorage } from '#ui/device-storage.ts'

export const RESEND_AFTER_MS = 60_000

interface Means {
  send?: () => Promise<void>
  storage?: DeviceStorage
  now?: () => number
}

/** The device stores the time, so that a reloaded page or another tab sends no second mail. */
export function verificationMailTo(
  uid: UserId,
  { send = sendVerificationMail, storage = deviceStorage, now = Date.now }: Means = {},
): VerificationMailPort {
  const key = `masal:verification-mail:${uid}` as const
  const sentAt = (): number | null => Number(storage.getItem(key)) || null

  async function sendNow(): Promise<boolean> {
    const before = storage.getItem(key)
    // Save the time before sending, so that no other tab sends meanwhile.
    storage.setItem(key, String(now()))
    try {
      await send()
      return true
    } catch (error) {
      if (before === null) storage.removeItem(key)
      else storage.setItem(key, before)
      throw error
    }
  }

  return {
    sendFirst: async () => (sentAt() === null ? sendNow() : false),
    sendAgain: async () => {
      const sinceMs = now() - (sentAt() ?? 0)
      // A clock that was set back must not make the user wait.
      return sinceMs >= 0 && sinceMs < RESEND_AFTER_MS ? false : sendNow()
    },
  }
}
