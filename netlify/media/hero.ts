/** The faces for the drawings of a book. */
import type { Child } from '#domain/book-fields.ts'
import type { Gender } from '#domain/child.ts'
import { decodeFace, type FaceFeatures, type HeroLook } from '#domain/face-features.ts'
import { Problem } from '#domain/problem.ts'
import { readObject } from '#netlify/clients/blobs.ts'

interface HeroesOfBook {
  heroLook?: HeroLook | undefined
  children: readonly Omit<Child, 'transformId'>[]
}

type StoredHero = { name: string; age: number; gender: Gender; childNameForm?: string } & (
  { face: Uint8Array } | { drawn: FaceFeatures }
)

/**
 * @param heroKeys of faces from photos, in the order of the book's children, which the result has too. @throws Problem
 * 'production-failed' if one is missing
 */
export function readHeroes(book: HeroesOfBook, heroKeys: readonly (string | undefined)[]): Promise<StoredHero[]> {
  return Promise.all(book.children.map((child, index) => readHero(child, book.heroLook, heroKeys[index])))
}

async function readHero(
  { childName, childAge, childGender, childNameForm, heroFeatures }: HeroesOfBook['children'][number],
  look: HeroLook | undefined,
  heroKey: string | undefined,
): Promise<StoredHero> {
  const child = { name: childName, age: childAge, gender: childGender, ...(childNameForm && { childNameForm }) }
  if (look === 'drawn') {
    const drawn = decodeFace(heroFeatures ?? '')
    if (!drawn) throw new Problem('production-failed', 'A drawn hero has no face')
    return { ...child, drawn }
  }
  const face = heroKey && (await readObject('private', heroKey))
  if (!face) throw new Problem('production-failed', 'The hero face is no longer in the store')
  return { ...child, face: face.bytes }
}
