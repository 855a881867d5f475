/** A line of cover letters: their outlines, and the place of each in the line. */

/** Outlines of a typeface's letters: a server has no fonts, and a cover must be the same everywhere. */
export interface Letters {
  /** Units to the em, for all lengths below. */
  em: number
  /** Width, and path data in relative commands (m l q z); the letter stands on y = 0. */
  glyphs: Readonly<Record<string, readonly [advance: number, outline: string]>>
}

export interface SetLetter {
  outline: string
  /** From the line's beginning to the letter's left, in pixels. */
  x: number
  advance: number
}

/** Omits letters without an outline: a name may be written in any script. `track` is the space between letters, in pixels. */
export function setLine(
  { em, glyphs }: Letters,
  text: string,
  size: number,
  track = 0,
): { letters: SetLetter[]; width: number } {
  let x = 0
  const letters: SetLetter[] = []
  for (const letter of text.normalize('NFC')) {
    const glyph = Object.hasOwn(glyphs, letter) ? glyphs[letter] : undefined
    if (!glyph) continue
    const advance = (glyph[0] * size) / em
    letters.push({ outline: glyph[1], x, advance })
    x += advance + track
  }
  return { letters, width: Math.max(0, x - track) }
}
