import type { PageSize } from './fold.ts'

/** The book's constants (product 9.3), under react-pageflip's names. Sizes in pixels of one page. */
export const BOOK_SETTINGS = {
  width: 400,
  height: 450,
  size: 'stretch',
  minWidth: 240,
  maxWidth: 1_000,
  minHeight: 270,
  maxHeight: 1_125,
  flippingTime: 1_000,
  showCover: true,
  usePortrait: false,
  swipeDistance: 30,
  maxShadowOpacity: 1,
  drawShadow: true,
  startPage: 0,
  startZIndex: 0,
  autoSize: false,
  mobileScrollSupport: true,
  clickEventForward: true,
  useMouseEvents: true,
  showPageCorners: true,
  disableFlipByClick: false,
} as const

/**
 * The size of one page on a table: as large as fits, in whole pixels. On a table too small for the minimal page the
 * book shrinks below that, instead of overflowing (product 7.7).
 */
export function pageSizeIn(tableWidth: number, tableHeight: number): PageSize {
  const { width, height, maxWidth, maxHeight } = BOOK_SETTINGS
  const fits = Math.min(tableWidth / 2, (tableHeight * width) / height, maxWidth, (maxHeight * width) / height)
  const pageWidth = Math.max(1, Math.floor(fits))
  return { width: pageWidth, height: Math.max(1, Math.floor((pageWidth * height) / width)) }
}
