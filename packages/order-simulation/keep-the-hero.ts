/**
 * A parent saves the book's child for the next tale, from two devices; saving may die in the middle, and the parent may
 * erase the hero again.
 */
import { heroConsentId } from '#domain/consent.ts'
import { CURRENT_TEXT } from '#domain/current-text.ts'
import { paths } from '#domain/database-paths.ts'
import { parseKeptHero } from '#domain/hero.ts'
import type { HeroId } from '#domain/ids.ts'
import { requireHeroConsent } from '#netlify/records/consents.ts'
import { eraseHero } from '#netlify/jobs/erase-hero.ts'
import { keepHero } from '#netlify/photos/keep-hero.ts'
import { CHILD, hasLeft, type Parent } from './parent.ts'
import type { OutsideServices } from './outside-services.ts'
import { DAY_MS, HOUR_MS, MINUTE_MS, SECOND_MS } from './simulated-world.ts'

export function keepTheHero(services: OutsideServices, parent: Parent): void {
  const { world, tree } = services
  const { random } = world
  const { uid, photos } = parent
  const lives = () => ({ limitMs: random.chance(0.3) ? random.between(1, 2 * SECOND_MS) : MINUTE_MS })
  const press = () => {
    if (hasLeft(services, parent)) return
    const heroId = random.hex(20) as HeroId
    const consent = { kind: 'hero', version: CURRENT_TEXT.hero, heroId, granted: true, createdAt: world.nowMs }
    tree.write({ [paths.consent(uid, heroConsentId(heroId))]: consent })
    const hero = { heroId, transformId: photos[0].transformId, ...CHILD }
    world.start('keep-hero', () => keepHero(uid, hero, () => requireHeroConsent(uid, heroId)), lives())
    if (random.chance(0.6))
      world.after(random.between(0, random.pick([2 * SECOND_MS, 3 * DAY_MS])), () => erase(heroId))
  }
  const erase = (heroId: HeroId) => {
    if (hasLeft(services, parent)) return
    parent.erasedHeroes.add(heroId)
    world.start('erase-hero', () => eraseHero(uid, heroId), {
      ...lives(),
      ended: (how) => {
        if (how !== 'done') world.after(random.between(MINUTE_MS, 6 * HOUR_MS), () => erase(heroId))
      },
    })
  }
  for (let times = random.between(1, 3); times > 0; times -= 1)
    world.after(random.between(0, random.pick([2 * SECOND_MS, HOUR_MS])), press)
}

/**
 * Checks that a saved hero can be drawn again, and that an erased one leaves no data, whichever process died meanwhile.
 */
export function judgeHeroes(
  { tree, blobs }: OutsideServices,
  { uid, erasedHeroes }: Parent,
  complain: (what: string) => void,
): void {
  const heroes = Object.entries((tree.read(paths.heroesOf(uid)) ?? {}) as Record<string, unknown>)
  const media = Object.entries((tree.read(paths.mediaOf(uid)) ?? {}) as Record<string, { heroId?: string }>)
  for (const id of erasedHeroes)
    if (heroes.some(([key]) => key === id) || media.some(([, { heroId }]) => heroId === id))
      complain('has a hero, or its face, that was erased')
  for (const [id, record] of heroes) {
    const hero = parseKeptHero(id, record)
    const own = media.filter(([, { heroId }]) => heroId === id)
    if (!hero || own.length !== 2) complain('keeps a hero without a face')
    if (!blobs.has(`media-local/${hero?.portraitUrl.replace('/media/', '') ?? ''}`))
      complain('keeps a hero without a portrait')
  }
}
