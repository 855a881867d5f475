import { readFileSync } from 'node:fs'
import { parseEnv } from 'node:util'
import { expect, test } from 'vitest'
import { siteFactsIn } from '#app/site-facts.ts'
import { isDiscounted } from '#domain/pricing.ts'
import { SELLER_FIELDS, SOCIAL_PLACES } from '#domain/seller.ts'
import { isPublished } from '../../vite/published-variables.ts'

test('shows configured facts of the site trimmed, and no empty fact', () => {
  expect(
    siteFactsIn({ SELLER_NAME: ' Masal Ltd. ', SELLER_KEP: '', ILLUSTRATOR: 'gemini', NARRATOR: 'openai' }),
  ).toEqual({
    seller: { name: 'Masal Ltd.' },
    social: {},
    providers: { pictures: 'Google Gemini', voice: 'OpenAI' },
    appCheck: false,
    discount: null,
  })
  expect(siteFactsIn({ VITE_APP_CHECK_SITE_KEY: 'x' }).appCheck).toBe(true)
  expect(siteFactsIn({}).providers).toEqual({ pictures: null, voice: null })
  expect(siteFactsIn({ ILLUSTRATOR: 'built-in' }).providers.pictures).toBeNull()
})

test('links a social account only if its value is an https address', () => {
  const { social } = siteFactsIn({
    SOCIAL_INSTAGRAM: ' https://www.instagram.com/masal ',
    SOCIAL_FACEBOOK: 'javascript:alert(1)',
    SOCIAL_YOUTUBE: '',
  })
  expect(social).toEqual({ instagram: 'https://www.instagram.com/masal' })
})

test('reduces a price only between its two days in Turkish time, if both days are set', () => {
  const { discount } = siteFactsIn({ DISCOUNT_FIRST_DAY: '2026-11-01', DISCOUNT_LAST_DAY: '2026-11-30' })
  const at = (moment: string) => isDiscounted(discount, Date.parse(moment))
  expect([at('2026-10-31T20:59:00Z'), at('2026-10-31T21:00:00Z')]).toEqual([false, true])
  expect([at('2026-11-30T20:59:00Z'), at('2026-11-30T21:00:00Z')]).toEqual([true, false])
  expect(siteFactsIn({ DISCOUNT_FIRST_DAY: '2026-11-01' }).discount).toBeNull()
  expect(siteFactsIn({ DISCOUNT_FIRST_DAY: '1 Kasım', DISCOUNT_LAST_DAY: '2026-11-30' }).discount).toBeNull()
})

test('every line about the seller has its variable, and no secret is published', () => {
  const names = Object.keys(parseEnv(readFileSync('.env.example', 'utf8')))
  expect(names.filter((name) => name.startsWith('SELLER_')).toSorted()).toEqual(
    SELLER_FIELDS.map((field) => `SELLER_${field.toUpperCase()}`).toSorted(),
  )
  expect(names.filter((name) => name.startsWith('SOCIAL_')).toSorted()).toEqual(
    SOCIAL_PLACES.map((place) => `SOCIAL_${place.toUpperCase()}`).toSorted(),
  )
  const secret = names.filter((name) => /SECRET|PRIVATE|_API_KEY$/.test(name) && name !== 'VITE_FIREBASE_API_KEY')
  expect(secret.filter(isPublished)).toEqual([])
})
