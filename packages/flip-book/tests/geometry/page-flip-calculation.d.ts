/**
 * page-flip ships TypeScript sources and no declarations. This declares the part used here: pure geometry, in pixels
 * and radians. The query stops tsc from following the import into those sources, which do not pass our strict settings;
 * Vite removes it.
 */
declare module 'page-flip/src/Flip/FlipCalculation.ts?geometry' {
  interface Point {
    x: number
    y: number
  }
  export class FlipCalculation {
    /** @param direction 0 is forward, 1 is back @param pageWidth, pageHeight whole pixels, as text */
    constructor(direction: 0 | 1, corner: 'top' | 'bottom', pageWidth: string, pageHeight: string)
    /**
     * @param localPos the position of the dragged corner, from the top of the spine. @returns false if there is no fold
     */
    calc(localPos: Point): boolean
    getPosition(): Point
    getActiveCorner(): Point
    getAngle(): number
    /** 0–100 */
    getFlippingProgress(): number
  }
}
