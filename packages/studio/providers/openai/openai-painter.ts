/** Image edits by OpenAI (`POST /images/edits`). */
import type { Ledger } from '../ledger.ts'
import type { Painter, SourceImage } from '../painter.ts'
import { brokenAnswer } from '../provider-failure.ts'
import { required, type ProviderSettings } from '../settings.ts'
import { callOpenAi, OPENAI, openAiSdk } from './client.ts'

/** The model most faithful to faces and to the page's content; slower than its sister `flare`. */
const MODEL = 'gpt-image-2.5-sunburst'
/** Sides have to be divisible by it; otherwise these models paint any size from 1:3 to 3:1. */
const STEP = 16

const stepped = (side: number): number => Math.ceil(side / STEP) * STEP

/** @throws Problem 'not-configured' without OPENAI_API_KEY */
export function openAiPainter(settings: ProviderSettings, ledger: Ledger): Painter {
  required(settings, 'OPENAI_API_KEY')
  return {
    name: OPENAI,
    canvasFor: ({ w, h }) => ({ w: stepped(w), h: stepped(h) }),
    async paint({ prompt, images, canvas }, signal) {
      const { toFile } = await openAiSdk()
      const files = await Promise.all(
        images.map(({ bytes, contentType }, index) =>
          toFile(bytes, fileName(index, contentType), { type: contentType }),
        ),
      )
      const request = {
        model: settings.OPENAI_IMAGE_MODEL ?? MODEL,
        image: files,
        prompt,
        n: 1,
        size: `${canvas.w}x${canvas.h}`,
        quality: 'medium',
        output_format: 'png',
      } as const
      const answer = await callOpenAi(settings, { ledger, unit: 'pictures', amount: 1 }, (client) =>
        client.images.edit(request, { signal }),
      )
      const picture = answer.data?.[0]?.b64_json
      if (!picture) throw brokenAnswer(OPENAI, 'an answer without a picture')
      return Buffer.from(picture, 'base64')
    },
  }
}

const fileName = (index: number, contentType: SourceImage['contentType']): string =>
  `image-${index}.${contentType.replace('image/', '')}`
