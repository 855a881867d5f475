/** POST: a sign-up or sign-in notification (JSON), or a photo to be made into a portrait (multipart form). */
import type { Config } from '@netlify/functions'
import { Problem } from '#domain/problem.ts'
import { notificationRequestSchema } from '#domain/wire.ts'
import { callerOf, requireSame } from '#netlify/accounts/caller.ts'
import { countToday } from '#netlify/accounts/daily-limit.ts'
import { withProblemResponse, jsonAnswer, readAs, requirePost } from '#netlify/platform/http.ts'
import { sendNotification } from '#netlify/notifications/send-notification.ts'
import { acceptPhoto } from '#netlify/photos/accept-photo.ts'
import { readUpload } from '#netlify/photos/upload.ts'

export const config: Config = { rateLimit: { windowLimit: 60, windowSize: 60, aggregateBy: ['ip', 'domain'] } }

export default withProblemResponse('proxy-webhook', async (request) => {
  requirePost(request)
  const isForm = request.headers.get('Content-Type')?.startsWith('multipart/form-data') ?? false
  return isForm ? takePhoto(request) : notify(request)
})

async function takePhoto(request: Request): Promise<Response> {
  const caller = await callerOf(request)
  const upload = await readUpload(request)
  requireSame(caller, upload.request)
  await countToday(caller.uid, 'photo', Date.now())
  await acceptPhoto(upload)
  return jsonAnswer({ success: true, message: 'accepted' })
}

async function notify(request: Request): Promise<Response> {
  const caller = await callerOf(request)
  if (!caller.email) throw new Problem('missing-data', 'User email is required')
  const unknown = new Problem('bad-request', 'Not a sign-up or sign-in notification')
  const { data: notice } = await readAs(request, notificationRequestSchema, unknown)
  requireSame(caller, notice.data)
  await countToday(caller.uid, 'notice', Date.now())
  await sendNotification(notice)
  return jsonAnswer({ success: true, message: 'sent' })
}
