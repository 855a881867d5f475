/** The face that a book is drawn with. */
import type { Gender } from '#domain/child.ts'
import { decodeFace, type FaceFeatures, type HeroLook } from '#domain/face-features.ts'
import { Problem } from '#domain/problem.ts'
import { readObject } from '#netlify/clients/blobs.ts'

/** As an order and a record have them. */
interface HeroOfBook {
  childName: string
  childAge: number
  childGender: Gender
  childNameForm?: string | undefined
  heroLook?: HeroLook | undefined
  heroFeatures?: string | undefined
}

type StoredHero = { name: string; age: number; gender: Gender; childNameForm?: string } & (
  { face: Uint8Array } | { drawn: FaceFeatures }
)

/** @param heroKey of a face out of a photo. @throws Problem 'production-failed' where there is none */
export async function readHero(book: HeroOfBook, heroKey: string | undefined): Promise<StoredHero> {
  const { heroLook, heroFeatures, childName, childAge, childGender, childNameForm } = book
  const child = { name: childName, age: childAge, gender: childGender, ...(childNameForm && { childNameForm }) }
  if (heroLook === 'drawn') {
    const drawn = decodeFace(heroFeatures ?? '')
    if (!drawn) throw new Problem('production-failed', 'A drawn hero has no face')
    return { ...child, drawn }
  }
  const face = heroKey && (await readObject('private', heroKey))
  if (!face) throw new Problem('production-failed', 'The hero face is no longer in the store')
  return { ...child, face: face.bytes }
}
