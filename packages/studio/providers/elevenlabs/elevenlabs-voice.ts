/** Speech by ElevenLabs, which reports the time of each letter. */
import type { Ledger } from '../ledger.ts'
import { samplesOf } from '../pcm.ts'
import { brokenAnswer } from '../provider-failure.ts'
import { required, type ProviderSettings } from '../settings.ts'
import { wordsByCharacter } from '../spoken-words.ts'
import type { Voice } from '../voice.ts'
import { ELEVENLABS, speechWithTimes } from './client.ts'

const MODEL = 'eleven_multilingual_v2'
const SAMPLE_RATE = 24_000
/** Slower than conversation, and even from page to page. */
const VOICE_SETTINGS = { stability: 0.55, similarity_boost: 0.75, speed: 0.9 }

/** @throws Problem 'not-configured' without ELEVENLABS_API_KEY and ELEVENLABS_VOICE_ID */
export function elevenLabsVoice(settings: ProviderSettings, ledger: Ledger): Voice {
  const account = {
    apiKey: required(settings, 'ELEVENLABS_API_KEY'),
    voiceId: required(settings, 'ELEVENLABS_VOICE_ID'),
    baseUrl: settings.ELEVENLABS_BASE_URL,
    ledger,
  }
  return {
    name: ELEVENLABS,
    sampleRate: SAMPLE_RATE,
    async speak(paragraph, { before, after }, signal) {
      const request = {
        text: paragraph,
        model_id: settings.ELEVENLABS_MODEL ?? MODEL,
        voice_settings: VOICE_SETTINGS,
        ...(before && { previous_text: before }),
        ...(after && { next_text: after }),
      }
      const { audio_base64: sound, alignment } = await speechWithTimes(account, `pcm_${SAMPLE_RATE}`, request, signal)
      if (alignment.characters.join('') !== paragraph)
        throw brokenAnswer(ELEVENLABS, 'times of another text than was asked for')
      const samples = samplesOf(ELEVENLABS, Buffer.from(sound, 'base64'), SAMPLE_RATE, paragraph)
      return { samples, words: wordsByCharacter(alignment.characters, alignment.character_start_times_seconds) }
    },
  }
}
