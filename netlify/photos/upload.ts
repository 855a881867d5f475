/** A photo as it comes in: a multipart body, measured before it is parsed. */
import * as v from 'valibot'
import { PHOTO_MAX_BYTES } from '#media/photo.ts'
import { Problem } from '#domain/problem.ts'
import { transformationRequestSchema, type TransformationRequest } from '#domain/wire.ts'
import { readBody } from '#netlify/platform/http.ts'

/** Room for the fields and the multipart borders around the photo. */
const FORM_OVERHEAD_BYTES = 16 * 1024

export interface Upload {
  request: TransformationRequest
  photo: Uint8Array<ArrayBuffer>
}

/** @throws Problem 'photo-too-large' | 'photo-missing' | 'missing-data' | 'bad-request' */
export async function readUpload(request: Request): Promise<Upload> {
  const body = await readBody(request, PHOTO_MAX_BYTES + FORM_OVERHEAD_BYTES, 'photo-too-large')
  const form = await parseForm(body, request.headers.get('Content-Type') ?? '')
  const photo = form.get('photo')
  if (!(photo instanceof Blob)) throw new Problem('photo-missing', 'The form has no file named photo')
  const fields = v.safeParse(transformationRequestSchema, Object.fromEntries(form))
  if (!fields.success) throw new Problem('missing-data', `Missing or wrong fields: ${namesOf(fields.issues)}`)
  return { request: fields.output, photo: new Uint8Array(await photo.arrayBuffer()) }
}

async function parseForm(body: Uint8Array<ArrayBuffer>, contentType: string): Promise<FormData> {
  try {
    return await new Response(body, { headers: { 'Content-Type': contentType } }).formData()
  } catch (error) {
    throw new Problem('bad-request', 'The body is not a multipart form', { cause: error })
  }
}

const namesOf = (issues: readonly v.BaseIssue<unknown>[]): string =>
  issues.map((issue) => v.getDotPath(issue)).join(', ')
