/**
 * The child as others see them in a book that they open, print or read aloud: the face in the style that the parent
 * chose.
 */
import { siblingsOf } from '#domain/sibling.ts'
import type { Story } from '#domain/story.ts'

/** @returns in the accusative, for 'görür'. A book of before has no look: its face is out of the photo */
export function childAsSeen({ heroLook, siblings }: Pick<Story, 'heroLook' | 'siblings'>): string {
  const isDrawn = heroLook === 'drawn'
  return siblingsOf({ siblings }).length > 0
    ? `çocuklarınızın adlarını ve ${isDrawn ? 'çizilmiş' : 'fotoğraflarından yapılmış'} yüzlerini`
    : `çocuğunuzun adını ve ${isDrawn ? 'çizilmiş' : 'fotoğrafından yapılmış'} yüzünü`
}
