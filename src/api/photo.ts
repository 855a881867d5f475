/** Hands the photo to the server, which makes a portrait of it (product 10.2). */
import { plainAnswerSchema } from '#domain/plain-answer.ts'
import { type TransformationRequest } from '#domain/wire.ts'
import { Problem } from '#domain/problem.ts'
import { callFunction } from './call-function.ts'

/** 550 KB take 18 s at a slow phone's 256 kbit/s, and the platform ends a function after 60 s. */
const SEND_PHOTO_TIMEOUT_MS = 60_000

/** Resolves when the server has accepted; the portrait itself comes through the database. */
export async function sendPhoto(photo: Blob, request: TransformationRequest): Promise<void> {
  const form = new FormData()
  form.set('photo', photo, 'photo.jpg')
  for (const [name, value] of Object.entries(request)) form.set(name, String(value))
  const answer = await callFunction('proxy-webhook', {
    form,
    schema: plainAnswerSchema,
    timeoutMs: SEND_PHOTO_TIMEOUT_MS,
  })
  if (!answer.success) throw new Problem(answer.code, `proxy-webhook refused the photo: ${answer.message}`)
}
