/** POST: a portrait of a kept hero for another tale. Answers at once; its transformation says when it is there. */
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
      requireConsent: () => requireHeroConsent(uid, asked.heroId),
      count: () => countToday(uid, 'hero', nowMs),
    })
    return { message: 'begun' }
  },
})
