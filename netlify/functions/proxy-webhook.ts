/** POST: a sign-up or sign-in notification (JSON), or a photo to be made into a portrait (multipart form). */
import { Problem } from '#domain/problem.ts'
import { notificationRequestSchema } from '#domain/wire.ts'
import { handle } from '#netlify/access/handle.ts'
import { countAddress } from '#netlify/accounts/address-limit.ts'
import { requireSame, requireVerified, type Caller } from '#netlify/accounts/caller.ts'
import { requirePhotoConsent } from '#netlify/records/consents.ts'
import { countToday } from '#netlify/accounts/daily-limit.ts'
import { accountNotice } from '#netlify/notifications/account-notice.ts'
import { mayTellOfAccount } from '#netlify/notifications/account-notices-today.ts'
import { tell } from '#netlify/notifications/tell.ts'
import { acceptPhoto } from '#netlify/photos/accept-photo.ts'
import { readUpload } from '#netlify/photos/upload.ts'
import { studioSettings } from '#netlify/platform/env.ts'
import { readAs } from '#netlify/platform/http.ts'
import { isPortraitPaid } from '#netlify/studio/paid-portrait.ts'

export default handle({
  name: 'proxy-webhook',
  answer: async ({ request, caller, address, nowMs }) => {
    const isPhoto = request.headers.get('Content-Type')?.startsWith('multipart/form-data') ?? false
    await countAddress(address, isPhoto ? 'photo' : 'notice', nowMs)
    return isPhoto ? takePhoto(request, caller, nowMs) : notify(request, caller, nowMs)
  },
})

async function takePhoto(request: Request, caller: Caller, nowMs: number): Promise<object> {
  if (isPortraitPaid(studioSettings())) await requireVerified(caller)
  const upload = await readUpload(request)
  requireSame(caller, upload.request)
  if (upload.request.again) await countToday(caller.uid, 'portrait-again', nowMs)
  await countToday(caller.uid, 'photo', nowMs)
  await acceptPhoto(upload, () => requirePhotoConsent(caller.uid, upload.request.transformId))
  return { message: 'accepted' }
}

async function notify(request: Request, caller: Caller, nowMs: number): Promise<object> {
  if (!caller.email) throw new Problem('missing-data', 'User email is required')
  const unknown = new Problem('bad-request', 'Not a sign-up or sign-in notification')
  const { data: notice } = await readAs(request, notificationRequestSchema, unknown)
  requireSame(caller, notice.data)
  await countToday(caller.uid, 'notice', nowMs)
  const told = accountNotice(notice.type, { ...caller, email: caller.email })
  try {
    return { message: (await mayTellOfAccount(nowMs)) ? await tell(told, nowMs) : 'counted' }
  } catch (error) {
    throw new Problem('notification-failed', 'The notice could not be queued', { cause: error })
  }
}
