/** The parent withdraws the consent for one child's photo at any moment, and repeats it until it succeeds. */
import { paths } from '#domain/database-paths.ts'
import { withdrawPhotoConsent } from '#netlify/jobs/withdraw-photo-consent.ts'
import { hasLeft, type Parent, type Photo } from './parent.ts'
import { orderAt, type OutsideServices } from './outside-services.ts'
import { HOUR_MS, MINUTE_MS, SECOND_MS } from './simulated-world.ts'

export function takeBackAPhoto(services: OutsideServices, parent: Parent, photo: Photo): void {
  const { world } = services
  const { random } = world
  if (hasLeft(services, parent)) return
  photo.isTakenBack = true
  // If the payment arrives later, it is refunded: the missing face is no transient failure.
  if (!isPaid(services, parent)) world.makingFaults.set(parent.storyId, Infinity)
  world.start('withdraw-consent', () => withdrawPhotoConsent(parent.uid, photo.transformId), {
    limitMs: random.chance(0.3) ? random.between(1, 2 * SECOND_MS) : MINUTE_MS,
    ended: (how) => {
      if (how === 'done') judgeWithdrawal(services, parent, photo)
      else world.after(random.between(MINUTE_MS, 6 * HOUR_MS), () => takeBackAPhoto(services, parent, photo))
    },
  })
}

function isPaid(services: OutsideServices, { storyId }: Parent): boolean {
  const order = orderAt(services, storyId)
  return order?.paymentIntentId !== undefined || order?.giftId !== undefined
}

/** Checks that an unpaid story has no data of this photo, and all data of the other child's. */
function judgeWithdrawal(services: OutsideServices, parent: Parent, photo: Photo): void {
  if (hasLeft(services, parent) || parent.erasesBook) return
  const { world, tree } = services
  const { uid, storyId } = parent
  const complain = (what: string) => world.violations.push(`${storyId}: ${what}`)
  const isThere = (key: string) => tree.read(paths.mediaIndex(uid, key)) !== null
  if (isThere(photo.originalKey) || (!isPaid(services, parent) && [photo.heroKey, photo.portraitKey].some(isThere)))
    complain('has a photo, or a portrait, that was taken back')
  const others = parent.photos.filter(({ isTakenBack }) => !isTakenBack)
  if (!others.every(({ heroKey, portraitKey }) => [heroKey, portraitKey].every(isThere)))
    complain('has lost the portrait of another child by what was taken back')
}
