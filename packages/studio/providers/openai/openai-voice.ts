/**
 * Speech by OpenAI (`POST /audio/speech`). It reports no word times, so align-words.ts estimates them from the sound.
 */
import { alignedWords } from '../../align-words.ts'
import type { Ledger } from '../ledger.ts'
import { samplesOf } from '../pcm.ts'
import { required, type ProviderSettings } from '../settings.ts'
import type { Voice } from '../voice.ts'
import { callOpenAi, OPENAI } from './client.ts'

/** The last of the models at this address: OpenAI closes it on 2027-01-06 and recommends its Realtime API instead. */
const MODEL = 'gpt-4o-mini-tts-2025-12-15'
const VOICE = 'sage'
/** Sample rate of `response_format: 'pcm'`. */
const SAMPLE_RATE = 24_000
const INSTRUCTIONS =
  'Turkish. A calm, warm bedtime story for a small child, told slowly, with a smile, and with small pauses between the sentences.'

/** @throws Problem 'not-configured' without OPENAI_API_KEY */
export function openAiVoice(settings: ProviderSettings, ledger: Ledger): Voice {
  required(settings, 'OPENAI_API_KEY')
  return {
    name: OPENAI,
    sampleRate: SAMPLE_RATE,
    async speak(paragraph, _around, signal) {
      const request = {
        model: settings.OPENAI_SPEECH_MODEL ?? MODEL,
        voice: settings.OPENAI_VOICE ?? VOICE,
        input: paragraph,
        instructions: INSTRUCTIONS,
        response_format: 'pcm',
      } as const
      const pcm = await callOpenAi(settings, { ledger, unit: 'letters', amount: paragraph.length }, async (client) =>
        (await client.audio.speech.create(request, { signal })).bytes(),
      )
      const samples = samplesOf(OPENAI, pcm, SAMPLE_RATE, paragraph)
      return { samples, words: alignedWords(paragraph, samples, SAMPLE_RATE) }
    },
  }
}
