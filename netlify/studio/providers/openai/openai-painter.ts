/** Image edits by OpenAI (`POST /images/edits`). */
import * as v from 'valibot'
import type { Painter, SourceImage } from '../painter.ts'
import { parseAnswer } from '../provider-call.ts'
import { brokenAnswer } from '../provider-failure.ts'
import { required, type ProviderSettings } from '../settings.ts'
import { callOpenAi, OPENAI } from './client.ts'

/** The most faithful one to faces and to what is already on the page; slower than its sister `flare`. */
const MODEL = 'gpt-image-2.5-sunburst'
/** Sides have to be divisible by it; otherwise these models paint any size from 1:3 to 3:1. */
const STEP = 16

const editSchema = v.object({ data: v.array(v.object({ b64_json: v.optional(v.string()) })) })

const stepped = (side: number): number => Math.ceil(side / STEP) * STEP

/** @throws Problem 'not-configured' without OPENAI_API_KEY */
export function openAiPainter(settings: ProviderSettings): Painter {
  required(settings, 'OPENAI_API_KEY')
  return {
    name: OPENAI,
    canvasFor: ({ w, h }) => ({ w: stepped(w), h: stepped(h) }),
    async paint({ prompt, images, canvas }, signal) {
      const form = new FormData()
      const fields = { model: settings.OPENAI_IMAGE_MODEL ?? MODEL, prompt, n: '1', size: `${canvas.w}x${canvas.h}`, quality: 'medium', output_format: 'png' }
      for (const [name, value] of Object.entries(fields)) form.set(name, value)
      images.forEach(({ bytes, contentType }, index) => form.append('image[]', new Blob([bytes], { type: contentType }), fileName(index, contentType)))
      const { data } = parseAnswer(OPENAI, await callOpenAi(settings, '/images/edits', form, signal), editSchema)
      const picture = data[0]?.b64_json
      if (!picture) throw brokenAnswer(OPENAI, 'an answer without a picture')
      return Buffer.from(picture, 'base64')
    },
  }
}

const fileName = (index: number, contentType: SourceImage['contentType']): string => `image-${index}.${contentType.replace('image/', '')}`
