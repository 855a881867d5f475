/** A saved hero in the style of the last book: a drawn hero shows no photo. */
import { decodeFace } from '#domain/face-features.ts'
import type { KeptHero } from '#domain/hero.ts'
import { drawnCameoUri } from './drawn-face.ts'

export function heroPicture({ heroLook, heroFeatures, portraitUrl }: KeptHero): string {
  const face = heroLook === 'drawn' && decodeFace(heroFeatures ?? '')
  return face ? drawnCameoUri(face) : portraitUrl
}
