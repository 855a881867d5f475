/** POST: saves the hero of a portrait for the next tale, with the caller's consent. */
import { keepHeroRequestSchema } from '#domain/wire.ts'
import { handle } from '#netlify/access/handle.ts'
import { requireHeroConsent } from '#netlify/records/consents.ts'
import { keepHero } from '#netlify/photos/keep-hero.ts'

export default handle({
  name: 'keep-hero',
  body: keepHeroRequestSchema,
  answer: async ({ caller: { uid }, body: hero }) => {
    await keepHero(uid, hero, () => requireHeroConsent(uid, hero.heroId))
    return { message: 'kept' }
  },
})
