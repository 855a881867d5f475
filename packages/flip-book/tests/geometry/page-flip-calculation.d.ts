/**
 * page-flip ships TypeScript sources and no declarations. This is the part that is used here: pure geometry, in pixels and
 * radians. The query keeps tsc from following the import into those sources, which are not written for our strictness;
 * Vite takes it off.
 */
declare module 'page-flip/src/Flip/FlipCalculation.ts?geometry' {
  interface Point {
    x: number
    y: number
  }
  export class FlipCalculation {
    /** @param direction 0 is forward, 1 is back @param pageWidth, pageHeight whole pixels, as text */
    constructor(direction: 0 | 1, corner: 'top' | 'bottom', pageWidth: string, pageHeight: string)
    /** @param localPos where the dragged corner is, from the top of the spine. @returns false where there is no fold */
    calc(localPos: Point): boolean
    getPosition(): Point
    getActiveCorner(): Point
    getAngle(): number
    /** 0–100 */
    getFlippingProgress(): number
  }
}
