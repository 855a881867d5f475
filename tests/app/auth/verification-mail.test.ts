import { expect, test, vi } from 'vitest'
import type { UserId } from '#domain/ids.ts'
import { RESEND_AFTER_MS, verificationMailTo } from '#app/auth/verification-mail.ts'
import { forgivingStorage } from '#ui/device-storage.ts'

const NOW = 1_700_000_000_000
const ANNE = 'anne' as UserId

/** A browser without storage: the document stores the values instead. */
const emptyDevice = () =>
  forgivingStorage(() => {
    throw new Error('no storage here')
  })

function aDevice() {
  const clock = { nowMs: NOW }
  const send = vi.fn<() => Promise<void>>().mockResolvedValue()
  const storage = emptyDevice()
  return { clock, send, mailTo: (uid: UserId) => verificationMailTo(uid, { send, storage, now: () => clock.nowMs }) }
}

test('sends the first verification mail by itself, once for each parent and device', async () => {
  const { mailTo, send } = aDevice()
  expect(await Promise.all([mailTo(ANNE).sendFirst(), mailTo(ANNE).sendFirst()])).toEqual([true, false])
  expect(await mailTo('baba' as UserId).sendFirst()).toBe(true)
  expect(send).toHaveBeenCalledTimes(2)
})

test('sends another verification mail on request, a minute after the last', async () => {
  const { clock, mailTo, send } = aDevice()
  const mail = mailTo(ANNE)
  await mail.sendFirst()
  clock.nowMs += RESEND_AFTER_MS - 1
  expect(await mail.sendAgain()).toBe(false)
  clock.nowMs += 1
  expect(await mail.sendAgain()).toBe(true)
  expect(await mail.sendAgain()).toBe(false)
  expect(send).toHaveBeenCalledTimes(2)
})

test('allows another verification mail at once after a failed one', async () => {
  const { mailTo, send } = aDevice()
  const mail = mailTo(ANNE)
  send.mockRejectedValueOnce(new Error('lost'))
  await expect(mail.sendFirst()).rejects.toThrow('lost')
  expect(await mail.sendAgain()).toBe(true)
})

test('allows another verification mail after the clock was set back', async () => {
  const { clock, mailTo } = aDevice()
  await mailTo(ANNE).sendFirst()
  clock.nowMs -= 3_600_000
  expect(await mailTo(ANNE).sendAgain()).toBe(true)
})
