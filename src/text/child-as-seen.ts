/**
 * The child as others see them in a book that they open, print or read aloud: the face in the style that the parent
 * chose.
 */
import type { HeroLook } from '#domain/face-features.ts'

interface SeenBook {
  heroLook?: HeroLook | undefined
  children: readonly unknown[]
}

/**
 * @returns the words in the accusative, for 'görür'. Older books have no `heroLook`: their faces come from the photos
 */
export function childAsSeen({ heroLook, children }: SeenBook): string {
  const isDrawn = heroLook === 'drawn'
  return children.length > 1
    ? `çocuklarınızın adlarını ve ${isDrawn ? 'çizilmiş' : 'fotoğraflarından yapılmış'} yüzlerini`
    : `çocuğunuzun adını ve ${isDrawn ? 'çizilmiş' : 'fotoğrafından yapılmış'} yüzünü`
}
