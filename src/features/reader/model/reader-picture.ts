import { COVER_SIZE, halfOf, pictureUrl, SPREAD_SIZE, type PictureSize } from '#media/picture.ts'

export const coverUrl = (url: string): string => pictureUrl(url, sizeFor(COVER_SIZE))

/** The painting under 'Son' (`npm run ops -- build-stories`). */
export const endingPicture = (templateId: string): string => `/stories/${templateId}/ending.avif`

export const spreadUrl = (url: string): string => pictureUrl(url, sizeFor(SPREAD_SIZE))

/**
 * Small screens load half of the pixels (product 7.9). Reading the window's size would force a layout in the middle of
 * a turn.
 */
const sizeFor = (size: PictureSize): PictureSize =>
  Math.max(window.screen.width, window.screen.height) * window.devicePixelRatio <= halfOf(SPREAD_SIZE).w
    ? halfOf(size)
    : size
