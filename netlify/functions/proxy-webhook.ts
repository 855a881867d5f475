/** POST: a sign-up or sign-in notification (JSON), or a photo to be made into a portrait (multipart form). */
import { Problem } from '#domain/problem.ts'
import { notificationRequestSchema } from '#domain/wire.ts'
import { countAddress } from '#netlify/accounts/address-limit.ts'
import { callerOf, requireSame, requireVerified } from '#netlify/accounts/caller.ts'
import { requirePhotoConsent } from '#netlify/accounts/consents.ts'
import { countToday } from '#netlify/accounts/daily-limit.ts'
import { clientAddress } from '#netlify/platform/client-address.ts'
import { studioSettings } from '#netlify/platform/env.ts'
import { withProblemResponse } from '#netlify/monitoring/wrap-function.ts'
import { jsonAnswer, readAs, requirePost } from '#netlify/platform/http.ts'
import { accountNotice } from '#netlify/notifications/account-notice.ts'
import { tell } from '#netlify/notifications/tell.ts'
import { acceptPhoto } from '#netlify/photos/accept-photo.ts'
import { readUpload } from '#netlify/photos/upload.ts'
import { isPortraitPaid } from '#netlify/studio/paid-portrait.ts'

export default withProblemResponse('proxy-webhook', async (request, context) => {
  requirePost(request)
  const isForm = request.headers.get('Content-Type')?.startsWith('multipart/form-data') ?? false
  const address = clientAddress(request, context)
  return isForm ? takePhoto(request, address) : notify(request, address)
})

async function takePhoto(request: Request, address: string | null): Promise<Response> {
  const caller = await callerOf(request)
  await countAddress(address, 'photo', Date.now())
  if (isPortraitPaid(studioSettings())) await requireVerified(caller)
  const upload = await readUpload(request)
  requireSame(caller, upload.request)
  if (upload.request.again) await countToday(caller.uid, 'portrait-again', Date.now())
  await countToday(caller.uid, 'photo', Date.now())
  await acceptPhoto(upload, () => requirePhotoConsent(caller.uid, upload.request.transformId))
  return jsonAnswer({ success: true, message: 'accepted' })
}

async function notify(request: Request, address: string | null): Promise<Response> {
  const caller = await callerOf(request)
  await countAddress(address, 'notice', Date.now())
  if (!caller.email) throw new Problem('missing-data', 'User email is required')
  const unknown = new Problem('bad-request', 'Not a sign-up or sign-in notification')
  const { data: notice } = await readAs(request, notificationRequestSchema, unknown)
  requireSame(caller, notice.data)
  await countToday(caller.uid, 'notice', Date.now())
  const message = await tell(accountNotice(notice.type, { ...caller, email: caller.email }), Date.now()).catch(
    (error: unknown) => {
      throw new Problem('notification-failed', 'The notice could not be queued', { cause: error })
    },
  )
  return jsonAnswer({ success: true, message })
}
