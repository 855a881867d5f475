/** Image edits by Gemini (`models/{model}:generateContent`). */
import * as v from 'valibot'
import type { PictureSize } from '#domain/picture.ts'
import type { Painter, SourceImage } from '../painter.ts'
import { callProvider, parseAnswer } from '../provider-call.ts'
import { brokenAnswer, contentRefusal, httpRefusal, ProviderFailure } from '../provider-failure.ts'
import { required, type ProviderSettings } from '../settings.ts'

const GEMINI = 'gemini'
const BASE_URL = 'https://generativelanguage.googleapis.com'
const MODEL = 'gemini-3.1-flash-image'
/** About 2048 pixels along the longer side, where one needs more than 1024. */
const SIZES = { small: '1K', large: '2K' } as const
const SMALL_SIDE = 1_024
/** Canvases have a ratio by name. Ours are 3:4, but for a hair, and 2:1, which there is none of. */
const RATIOS: Readonly<Record<string, number>> = { '1:1': 1, '3:4': 3 / 4, '4:3': 4 / 3, '16:9': 16 / 9 }

/** Of the words for why there is no picture, those that another try may change. */
const PASSING_REASONS: ReadonlySet<string> = new Set(['NO_IMAGE', 'IMAGE_OTHER', 'OTHER', 'MAX_TOKENS', 'STOP', 'FINISH_REASON_UNSPECIFIED'])

/** @throws Problem 'not-configured' without GEMINI_API_KEY */
export function geminiPainter(settings: ProviderSettings): Painter {
  const apiKey = required(settings, 'GEMINI_API_KEY')
  return {
    name: GEMINI,
    canvasFor,
    async paint({ prompt, images, canvas }, signal) {
      const request = {
        contents: [{ role: 'user', parts: [...images.map(inline), { text: `${prompt} Answer with the final image only.` }] }],
        generationConfig: {
          responseModalities: ['IMAGE'],
          imageConfig: { aspectRatio: ratioOf(canvas), imageSize: Math.max(canvas.w, canvas.h) > SMALL_SIDE ? SIZES.large : SIZES.small },
        },
      }
      const { GEMINI_BASE_URL: baseUrl = BASE_URL, GEMINI_IMAGE_MODEL: model = MODEL } = settings
      const url = `${baseUrl}/v1/models/${encodeURIComponent(model)}:generateContent`
      const answer = await callProvider(GEMINI, { url, headers: { 'x-goog-api-key': apiKey }, body: request, signal }, refusalOf)
      return pictureIn(parseAnswer(GEMINI, answer, answerSchema))
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

const inline = ({ bytes, contentType }: SourceImage) => ({ inlineData: { mimeType: contentType, data: Buffer.from(bytes).toString('base64') } })

const answerSchema = v.object({
  promptFeedback: v.optional(v.object({ blockReason: v.optional(v.string()) })),
  candidates: v.optional(
    v.array(
      v.object({
        content: v.optional(
          v.object({
            parts: v.optional(v.array(v.object({ thought: v.optional(v.boolean()), inlineData: v.optional(v.object({ data: v.string() })) }))),
          }),
        ),
        finishReason: v.optional(v.string()),
      }),
    ),
  ),
})

/** A refusal comes with status 200 and without a picture: the reason stands beside it. Text may stand before the picture. */
function pictureIn({ promptFeedback, candidates }: v.InferOutput<typeof answerSchema>): Buffer {
  if (promptFeedback?.blockReason) throw withoutPicture(promptFeedback.blockReason)
  const [candidate] = candidates ?? []
  const data = candidate?.content?.parts?.find((part) => part.inlineData?.data && !part.thought)?.inlineData?.data
  if (!data) throw withoutPicture(candidate?.finishReason ?? 'no candidate')
  return Buffer.from(data, 'base64')
}

const withoutPicture = (reason: string): ProviderFailure =>
  PASSING_REASONS.has(reason) ? brokenAnswer(GEMINI, `no picture (${reason})`) : contentRefusal(GEMINI, reason)

const errorSchema = v.object({
  error: v.object({ status: v.optional(v.string()), details: v.optional(v.array(v.looseObject({ retryDelay: v.optional(v.string()) })), []) }),
})

function refusalOf(status: number, _headers: Headers, body: unknown): ProviderFailure {
  const parsed = v.safeParse(errorSchema, body)
  const { status: code, details = [] } = parsed.success ? parsed.output.error : {}
  const delay = details.find(({ retryDelay }) => retryDelay)?.retryDelay
  const waitMs = delay && /^[\d.]+s$/.test(delay) ? Number.parseFloat(delay) * 1_000 : undefined
  return httpRefusal(GEMINI, { status, code, waitMs })
}
