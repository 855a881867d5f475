/** A page that somebody has read, as it comes in: a multipart form, measured before it is parsed. */
import * as v from 'valibot'
import { Problem } from '#domain/problem.ts'
import { RECORDING_MAX_S, RECORDING_MIN_S, RECORDING_RATE } from '#domain/voice.ts'
import { recordingFieldsSchema, type RecordingFields } from '#domain/wire.ts'
import { readForm } from '#netlify/platform/http.ts'

const SAMPLE_BYTES = 2
const FULL_SCALE = 32_768

export interface RecordingUpload {
  fields: RecordingFields
  /** Mono, −1 … 1, RECORDING_RATE. */
  samples: Float32Array
}

/** @throws Problem 'recording-too-long' | 'recording-missing' | 'recording-too-short' | 'missing-data' | 'bad-request' */
export async function readRecording(request: Request): Promise<RecordingUpload> {
  const form = await readForm(request, RECORDING_MAX_S * RECORDING_RATE * SAMPLE_BYTES, 'recording-too-long')
  const recording = form.get('recording')
  if (!(recording instanceof Blob)) throw new Problem('recording-missing', 'The form has no file named recording')
  const fields = v.safeParse(recordingFieldsSchema, Object.fromEntries(form))
  if (!fields.success) throw new Problem('missing-data', 'Missing or wrong fields of a recording')
  const pcm = new DataView(await recording.arrayBuffer())
  const samples = Float32Array.from(
    { length: Math.floor(pcm.byteLength / SAMPLE_BYTES) },
    (_, at) => pcm.getInt16(at * SAMPLE_BYTES, true) / FULL_SCALE,
  )
  if (samples.length < RECORDING_MIN_S * RECORDING_RATE)
    throw new Problem('recording-too-short', `${samples.length} samples`)
  return { fields: fields.output, samples }
}
