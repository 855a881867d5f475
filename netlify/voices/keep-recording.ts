/** Turns an uploaded recording of one page into a clip of the voice. */
import * as v from 'valibot'
import { paths } from '#domain/database-paths.ts'
import { readAloudOf, textsOfSpread } from '#domain/book-size.ts'
import { Problem } from '#domain/problem.ts'
import { RECORDING_MAX_S, RECORDING_MIN_S, RECORDING_RATE } from '#domain/voice.ts'
import { recordingFieldsSchema, type RecordingFields } from '#domain/wire.ts'
import { OPUS } from '#media/clip.ts'
import { read } from '#netlify/clients/database.ts'
import { eraseMedia, storeMedia } from '#netlify/media/library.ts'
import { mediaKeyOf, mediaUrl } from '#netlify/media/media-key.ts'
import { endMedia, MADE_KEPT_MS } from '#netlify/media/retention.ts'
import { readForm } from '#netlify/platform/http.ts'
import type { ClipOfRecording } from '#studio/studio.ts'
import { readableStory } from '#netlify/records/own-story.ts'
import { clipOfSpread, eraseVoices, setClip, type Reader, type VoiceOf } from './voices.ts'

const SAMPLE_BYTES = 2
const FULL_SCALE = 32_768

interface RecordingUpload {
  fields: RecordingFields
  /** Mono, −1 … 1, RECORDING_RATE. */
  samples: Float32Array
}

/**
 * Measures the form before it parses it. @throws Problem 'recording-too-long' | 'recording-missing' |
 * 'recording-too-short' | 'missing-data' | 'bad-request'
 */
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

/** Longer than any process lives. */
const REPLACED_KEPT_MS = 60 * 60_000

interface Recording {
  voice: VoiceOf
  by: Reader
  spread: number
  /** Mono, −1 … 1, RECORDING_RATE. */
  samples: Float32Array
}

/**
 * Stores the clip with an end, and gives the replaced one an end too: after a crash, or after concurrent recordings,
 * the sweep checks which of them the book uses, and keeps that one for good (user-cleanup.ts).
 * @returns the clip's address
 * @throws Problem 'not-found' if the book is deleted or has no such page, 'too-many-voices', 'invitation-over', or as
 * `clipOf`
 */
export async function keepRecording(
  { voice, by, spread, samples }: Recording,
  clipOf: ClipOfRecording,
  nowMs: number,
): Promise<string> {
  const { uid, storyId } = voice
  const { storyTexts, imageURLs } = await readableStory(uid, storyId)
  if (spread >= imageURLs.length) throw new Problem('not-found', 'The book has no such page')
  const text = readAloudOf(textsOfSpread(storyTexts, spread))
  const { bytes, contentType, opus } = await clipOf(samples, RECORDING_RATE, text)
  const key = await storeMedia({
    uid,
    kind: 'recording',
    storyId,
    object: { bytes, contentType },
    variants: [{ name: OPUS, object: opus }],
    expiresAt: nowMs + MADE_KEPT_MS,
  })
  await endMedia(uid, keysOf(await clipOfSpread(voice, spread)), nowMs + REPLACED_KEPT_MS)
  const before = await setClip(voice, by, spread, { url: mediaUrl(key), text }).catch(async (error: unknown) => {
    // The invitation was withdrawn, or the book has too many voices: no one can ever hear this clip.
    await eraseClip(voice, key)
    throw error
  })
  for (const replaced of keysOf(before)) await eraseClip(voice, replaced)
  // Erasing a book erases its record first, then its voices: a recording that was saved in between is erased here.
  if ((await read(paths.userStory(uid, storyId))) === null) {
    await eraseVoices(uid, storyId)
    await eraseClip(voice, key)
    throw new Problem('not-found', 'The book has been erased meanwhile')
  }
  return mediaUrl(key)
}

const keysOf = (url: string): string[] => [mediaKeyOf(url)].filter((key) => key !== null)

async function eraseClip({ uid }: VoiceOf, key: string): Promise<void> {
  await endMedia(uid, [key], Date.now())
  await eraseMedia(uid, key, 'recording')
}
