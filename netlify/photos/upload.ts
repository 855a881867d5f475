/** Reads an uploaded photo: a multipart body, measured before it is parsed. */
import * as v from 'valibot'
import { PHOTO_MAX_BYTES } from '#media/photo.ts'
import { Problem } from '#domain/problem.ts'
import { transformationRequestSchema, type TransformationRequest } from '#domain/wire.ts'
import { readForm } from '#netlify/platform/http.ts'

export interface Upload {
  request: TransformationRequest
  photo: Uint8Array<ArrayBuffer>
}

/** @throws Problem 'photo-too-large' | 'photo-missing' | 'missing-data' | 'bad-request' */
export async function readUpload(request: Request): Promise<Upload> {
  const form = await readForm(request, PHOTO_MAX_BYTES, 'photo-too-large')
  const photo = form.get('photo')
  if (!(photo instanceof Blob)) throw new Problem('photo-missing', 'The form has no file named photo')
  const fields = v.safeParse(transformationRequestSchema, Object.fromEntries(form))
  if (!fields.success) throw new Problem('missing-data', `Missing or wrong fields: ${namesOf(fields.issues)}`)
  return { request: fields.output, photo: new Uint8Array(await photo.arrayBuffer()) }
}

const namesOf = (issues: readonly v.BaseIssue<unknown>[]): string =>
  issues.map((issue) => v.getDotPath(issue)).join(', ')
