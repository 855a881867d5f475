/**
 * POST: a portrait without a photo, of a saved hero or of a measured face. Answers at once; its transformation shows
 * when it is ready.
 */
import { reuseHeroRequestSchema } from '#domain/wire.ts'
import { handle } from '#netlify/access/handle.ts'
import { requireHeroConsent } from '#netlify/records/consents.ts'
import { countToday } from '#netlify/accounts/daily-limit.ts'
import { reuseHero } from '#netlify/photos/reuse-hero.ts'

export default handle({
  name: 'reuse-hero',
  body: reuseHeroRequestSchema,
  answer: async ({ caller: { uid }, body: asked, nowMs }) => {
    await reuseHero(uid, asked, {
      requireConsent: (heroId) => requireHeroConsent(uid, heroId),
      count: () => countToday(uid, 'hero', nowMs),
    })
    return { message: 'begun' }
  },
})
