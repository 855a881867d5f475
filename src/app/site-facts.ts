/** The build's configuration of the seller, their service providers and their prices, for the pages that name them. */
import * as v from 'valibot'
import { SELLER_FIELDS, SOCIAL_PLACES, type Providers, type SiteFacts } from '#domain/seller.ts'

const PICTURES: Readonly<Record<string, Providers['pictures']>> = {
  openai: 'OpenAI',
  gemini: 'Google Gemini',
  webhook: 'other',
}
const VOICES: Readonly<Record<string, Providers['voice']>> = { openai: 'OpenAI', elevenlabs: 'ElevenLabs' }

const daySchema = v.pipe(v.string(), v.isoDate())
const discountSchema = v.fallback(v.nullable(v.object({ firstDay: daySchema, lastDay: daySchema })), null)

const text = v.fallback(v.pipe(v.string(), v.trim()), '')

const httpsSchema = v.fallback(v.pipe(v.string(), v.trim(), v.url(), v.startsWith('https://')), '')

/** @param values variables by name: `SELLER_*`, `SOCIAL_*`, `ILLUSTRATOR`, `NARRATOR`, `DISCOUNT_*` (vite/published-variables.ts) */
export function siteFactsIn(values: Readonly<Record<string, unknown>>): SiteFacts {
  const read = (name: string) => v.parse(text, values[name])
  const seller = SELLER_FIELDS.map((field) => [field, read(`SELLER_${field.toUpperCase()}`)] as const)
  const social = SOCIAL_PLACES.map(
    (place) => [place, v.parse(httpsSchema, values[`SOCIAL_${place.toUpperCase()}`])] as const,
  )
  return {
    seller: Object.fromEntries(seller.filter(([, value]) => value !== '')),
    social: Object.fromEntries(social.filter(([, address]) => address !== '')),
    providers: { pictures: PICTURES[read('ILLUSTRATOR')] ?? null, voice: VOICES[read('NARRATOR')] ?? null },
    appCheck: read('VITE_APP_CHECK_SITE_KEY') !== '',
    discount: v.parse(discountSchema, { firstDay: read('DISCOUNT_FIRST_DAY'), lastDay: read('DISCOUNT_LAST_DAY') }),
  }
}

export const SITE_FACTS = siteFactsIn(import.meta.env)
