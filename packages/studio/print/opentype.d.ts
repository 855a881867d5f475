/** The part of opentype.js that we use; the package ships no types. */
declare module 'opentype.js' {
  export type PathCommand =
    | { type: 'M' | 'L'; x: number; y: number }
    | { type: 'Q'; x1: number; y1: number; x: number; y: number }
    | { type: 'C'; x1: number; y1: number; x2: number; y2: number; x: number; y: number }
    | { type: 'Z' }
  export interface Glyph {
    advanceWidth: number
    getPath(x: number, y: number, fontSize: number): { commands: PathCommand[] }
  }
  export interface Font {
    unitsPerEm: number
    /** 0 if the font has no such letter */
    charToGlyphIndex(letter: string): number
    charToGlyph(letter: string): Glyph
  }
  const opentype: { parse(file: ArrayBuffer): Font }
  export default opentype
}
