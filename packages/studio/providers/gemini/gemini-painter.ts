/** Image edits by Gemini (`models/{model}:generateContent`), through Google's official SDK. */
import type { GenerateContentResponse, Part } from '@google/genai/web'
import * as v from 'valibot'
import type { PictureSize } from '#media/picture.ts'
import type { Ledger } from '../ledger.ts'
import { loadSdk } from '../load-sdk.ts'
import type { Painter, SourceImage } from '../painter.ts'
import { brokenAnswer, contentRefusal, httpRefusal, ProviderFailure } from '../provider-failure.ts'
import { required, type ProviderSettings } from '../settings.ts'

const GEMINI = 'gemini'
const MODEL = 'gemini-3.1-flash-image'
/** About 2048 pixels along the longer side, if the picture needs more than 1024. */
const SIZES = { small: '1K', large: '2K' } as const
const SMALL_SIDE = 1_024
/** Canvas ratios by name. Our pictures are nearly 3:4, and 2:1, which Gemini lacks. */
const RATIOS: Readonly<Record<string, number>> = { '1:1': 1, '3:4': 3 / 4, '4:3': 4 / 3, '16:9': 16 / 9 }

/** Reasons for a missing picture that another attempt may change. */
const PASSING_REASONS: ReadonlySet<string> = new Set([
  'NO_IMAGE',
  'IMAGE_OTHER',
  'OTHER',
  'MAX_TOKENS',
  'STOP',
  'FINISH_REASON_UNSPECIFIED',
])

/** @throws Problem 'not-configured' without GEMINI_API_KEY */
export function geminiPainter(settings: ProviderSettings, ledger: Ledger): Painter {
  const apiKey = required(settings, 'GEMINI_API_KEY')
  return {
    name: GEMINI,
    canvasFor,
    async paint({ prompt, images, canvas }, signal) {
      // The build for browsers: it supports API keys but no service accounts, whose libraries would be packed too.
      const { GoogleGenAI } = await loadSdk<typeof import('@google/genai/web')>('@google/genai/web')
      const client = new GoogleGenAI({
        apiKey,
        vertexai: false,
        httpOptions: settings.GEMINI_BASE_URL ? { baseUrl: settings.GEMINI_BASE_URL } : {},
      })
      await ledger.take(GEMINI, 'pictures', 1)
      const answer = await client.models
        .generateContent({
          model: settings.GEMINI_IMAGE_MODEL ?? MODEL,
          contents: [
            { role: 'user', parts: [...images.map(inline), { text: `${prompt} Answer with the final image only.` }] },
          ],
          config: {
            responseModalities: ['IMAGE'],
            imageConfig: {
              aspectRatio: ratioOf(canvas),
              imageSize: Math.max(canvas.w, canvas.h) > SMALL_SIDE ? SIZES.large : SIZES.small,
            },
            abortSignal: signal,
          },
        })
        .catch((error: unknown) => {
          throw failureOf(error)
        })
      return pictureIn(answer)
    },
  }
}

/** The picture with a margin at two sides, as narrow as the ratios allow. */
function canvasFor({ w, h }: PictureSize): PictureSize {
  const ratio = RATIOS[ratioOf({ w, h })] ?? 1
  return ratio > w / h ? { w: Math.round(h * ratio), h } : { w, h: Math.round(w / ratio) }
}

function ratioOf({ w, h }: PictureSize): string {
  const distance = (ratio: number) => Math.abs(Math.log((ratio * h) / w))
  const [[nearest] = ['1:1']] = Object.entries(RATIOS).toSorted(([, one], [, other]) => distance(one) - distance(other))
  return nearest
}

const inline = ({ bytes, contentType }: SourceImage): Part => ({
  inlineData: { mimeType: contentType, data: Buffer.from(bytes).toString('base64') },
})

/** A refusal comes with status 200 and a reason instead of a picture. Text may precede the picture. */
function pictureIn({ promptFeedback, candidates }: GenerateContentResponse): Buffer {
  if (promptFeedback?.blockReason) throw withoutPicture(promptFeedback.blockReason)
  const [candidate] = candidates ?? []
  const data = candidate?.content?.parts?.find((part) => part.inlineData?.data && !part.thought)?.inlineData?.data
  if (!data) throw withoutPicture(candidate?.finishReason ?? 'no candidate')
  return Buffer.from(data, 'base64')
}

const withoutPicture = (reason: string): ProviderFailure =>
  PASSING_REASONS.has(reason) ? brokenAnswer(GEMINI, `no picture (${reason})`) : contentRefusal(GEMINI, reason)

const errorSchema = v.object({
  error: v.object({
    status: v.optional(v.string()),
    details: v.optional(v.array(v.looseObject({ retryDelay: v.optional(v.string()) })), []),
  }),
})

/** The SDK's error contains the answer's body as its message. */
function failureOf(error: unknown): ProviderFailure {
  if (!(error instanceof Error) || !('status' in error) || typeof error.status !== 'number') {
    return brokenAnswer(GEMINI, 'the connection or the answer broke')
  }
  const body = v.safeParse(v.pipe(v.string(), v.parseJson(), errorSchema), error.message)
  const { status: code, details = [] } = body.success ? body.output.error : {}
  const delay = details.find(({ retryDelay }) => retryDelay)?.retryDelay
  const waitMs = delay && /^[\d.]+s$/.test(delay) ? Number.parseFloat(delay) * 1_000 : undefined
  return httpRefusal(GEMINI, { status: error.status, code, waitMs })
}
