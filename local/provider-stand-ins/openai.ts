/** `POST /v1/images/edits` and `POST /v1/audio/speech`, with the errors of OpenAI's API. */
import { repainted } from './repaint.ts'
import { json, startStandIn, type ProviderCall, type ProviderReply, type StandIn } from './server.ts'
import { spokenPcm } from './speech.ts'

export const startOpenAi = (): Promise<StandIn> => startStandIn(answerWell)

async function answerWell(call: ProviderCall): Promise<ProviderReply> {
  switch (`${call.method} ${call.path}`) {
    case 'POST /v1/images/edits':
      return edited(call)
    case 'POST /v1/audio/speech':
      return {
        status: 200,
        headers: { 'Content-Type': 'application/octet-stream' },
        body: spokenPcm((JSON.parse(call.body.toString()) as { input: string }).input),
      }
    default:
      return refusal(404, {
        message: `Invalid URL (${call.method} ${call.path})`,
        type: 'invalid_request_error',
        code: null,
      })
  }
}

/** The fields of an edit; several pictures come as `image[]`. */
export async function editFormOf({ body, headers }: ProviderCall): Promise<FormData> {
  return new Response(body, { headers: { 'Content-Type': headers['content-type'] ?? '' } }).formData()
}

async function edited(call: ProviderCall): Promise<ProviderReply> {
  const form = await editFormOf(call)
  const size = String(form.get('size'))
  const [w = 0, h = 0] = size.split('x').map(Number)
  const [first] = [...form.getAll('image'), ...form.getAll('image[]')]
  if (!(first instanceof File))
    return refusal(400, {
      message: "Missing required parameter: 'image'.",
      type: 'invalid_request_error',
      code: 'missing_required_parameter',
    })
  if (w % 16 !== 0 || h % 16 !== 0)
    return refusal(400, { message: `Invalid value: '${size}'.`, type: 'invalid_request_error', code: 'invalid_value' })
  const picture = await repainted(Buffer.from(await first.arrayBuffer()), { w, h })
  return imageAnswer(picture.toString('base64'), size)
}

const imageAnswer = (b64_json: string, size = '1024x1024'): ProviderReply =>
  json({
    ...{
      created: 1_795_000_000,
      background: 'opaque',
      data: [{ b64_json }],
      output_format: 'png',
      quality: 'medium',
      size,
    },
    usage: {
      input_tokens: 1_520,
      input_tokens_details: { image_tokens: 1_380, text_tokens: 140 },
      output_tokens: 1_756,
      total_tokens: 3_276,
    },
  })

const refusal = (
  status: number,
  error: { message: string; type: string; code: string | null },
  headers: Record<string, string> = {},
): ProviderReply => json({ error: { ...error, param: null } }, status, { 'x-request-id': 'req_5e1f', ...headers })

export const rateLimited = (waitS: number) => (): ProviderReply =>
  refusal(
    429,
    {
      message: `Rate limit reached for gpt-image-2.5-sunburst in organization org-1 on images per min: Limit 5, Used 5, Requested 1. Please try again in ${waitS}s.`,
      ...{ type: 'input-images', code: 'rate_limit_exceeded' },
    },
    { 'retry-after': String(waitS), 'retry-after-ms': String(waitS * 1_000) },
  )

export const quotaUsedUp = (): ProviderReply =>
  refusal(429, {
    message: 'You exceeded your current quota, please check your plan and billing details.',
    ...{ type: 'insufficient_quota', code: 'insufficient_quota' },
  })

export const serverError = (): ProviderReply =>
  refusal(500, {
    message: 'The server had an error while processing your request. Sorry about that!',
    type: 'server_error',
    code: null,
  })

export const contentRefused = (): ProviderReply =>
  refusal(400, {
    message:
      'Your request was rejected by the safety system. If you believe this is an error, contact us at help.openai.com and include the request ID req_5e1f.',
    ...{ type: 'image_generation_user_error', code: 'moderation_blocked' },
  })

/** Repeats a part of the key, as the real one does. */
export const wrongKey = ({ headers }: ProviderCall): ProviderReply =>
  refusal(401, {
    message: `Incorrect API key provided: ${headers.authorization}.`,
    type: 'invalid_request_error',
    code: 'invalid_api_key',
  })
