/** `POST /v1/models/{model}:generateContent`, with the refusals of the Gemini API, which mostly come with status 200. */
import { repainted } from './repaint.ts'
import { json, startStandIn, type ProviderCall, type ProviderReply, type StandIn } from './server.ts'

interface Part {
  text?: string
  inlineData?: { mimeType: string; data: string }
}
export interface GenerateRequest {
  contents: { parts: Part[] }[]
  generationConfig: { responseModalities: string[]; imageConfig: { aspectRatio: string; imageSize: string } }
}

/** The picture sizes that the real models return, for the ratios that a book needs. */
const SIDES: Readonly<Record<string, Readonly<Record<string, readonly [number, number]>>>> = {
  '1K': { '1:1': [1024, 1024], '3:4': [896, 1200], '16:9': [1376, 768] },
  '2K': { '1:1': [2048, 2048], '3:4': [1792, 2400], '16:9': [2752, 1536] },
}

export const startGemini = (): Promise<StandIn> => startStandIn(answerWell)

export const requestOf = ({ body }: ProviderCall): GenerateRequest => JSON.parse(body.toString()) as GenerateRequest

async function answerWell(call: ProviderCall): Promise<ProviderReply> {
  if (!/^\/v1\/models\/[\w.-]+:generateContent$/.test(call.path))
    return refusal(404, 'NOT_FOUND', `No method at ${call.path}`)
  const { contents, generationConfig } = requestOf(call)
  const { aspectRatio, imageSize } = generationConfig.imageConfig
  const sides = SIDES[imageSize]?.[aspectRatio]
  const first = contents[0]?.parts.find(({ inlineData }) => inlineData)?.inlineData
  if (!sides || !first) return refusal(400, 'INVALID_ARGUMENT', 'Request contains an invalid argument.')
  const picture = await repainted(Buffer.from(first.data, 'base64'), { w: sides[0], h: sides[1] })
  return imageAnswer(picture.toString('base64'))
}

const imageAnswer = (data: string): ProviderReply =>
  json({
    candidates: [
      {
        content: {
          role: 'model',
          parts: [{ text: 'Here is the page.' }, { inlineData: { mimeType: 'image/png', data } }],
        },
        ...{ finishReason: 'STOP', index: 0 },
      },
    ],
    usageMetadata: { promptTokenCount: 1_816, candidatesTokenCount: 1_120, totalTokenCount: 2_936 },
    modelVersion: 'gemini-3.1-flash-image',
  })

const refusal = (code: number, status: string, message: string, details: object[] = []): ProviderReply =>
  json({ error: { code, message, status, details } }, code)

export const rateLimited = (waitS: number) => (): ProviderReply =>
  refusal(429, 'RESOURCE_EXHAUSTED', `You exceeded your current quota. Please retry in ${waitS}s.`, [
    {
      '@type': 'type.googleapis.com/google.rpc.QuotaFailure',
      violations: [{ quotaId: 'GenerateRequestsPerMinutePerProjectPerModel' }],
    },
    { '@type': 'type.googleapis.com/google.rpc.RetryInfo', retryDelay: `${waitS}s` },
  ])

export const serverError = (): ProviderReply => refusal(500, 'INTERNAL', 'An internal error has occurred.')

/** Gemini refuses the prompt or the photo before it paints. */
export const contentRefused = (): ProviderReply =>
  json({
    promptFeedback: { blockReason: 'PROHIBITED_CONTENT' },
    usageMetadata: { promptTokenCount: 1_816, totalTokenCount: 1_816 },
  })

/** Gemini refuses its own painting. */
export const paintingRefused = (): ProviderReply => json({ candidates: [{ finishReason: 'IMAGE_SAFETY', index: 0 }] })

/** Gemini answers with words; the next call may paint. */
export const noPicture = (): ProviderReply =>
  json({
    candidates: [
      {
        content: { role: 'model', parts: [{ text: 'I would paint a forest at night.' }] },
        finishReason: 'NO_IMAGE',
        index: 0,
      },
    ],
  })

export const wrongKey = ({ headers }: ProviderCall): ProviderReply =>
  refusal(
    400,
    'INVALID_ARGUMENT',
    `API key not valid: ${String(headers['x-goog-api-key'])}. Please pass a valid API key.`,
  )
