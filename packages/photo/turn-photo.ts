/** Makes a rotated copy of a photo, so that crop, search and drawing get an upright photo. */
import type { QuarterTurns } from '#face/pixels.ts'
import { Problem } from '#domain/problem.ts'
import { withTimeLimit } from '#time-limit'
import { encodedJpeg } from './draw-photo.ts'

export interface TurnedCopy {
  image: HTMLImageElement
  /** An object URL. */
  url: string
}

/** The size of most phones' photos, which every browser can draw; the copy of a larger photo is smaller. */
const MAX_PIXELS = 12_500_000
const QUALITY = 0.92

/** @throws Problem 'photo-unreadable' if the browser returns no picture */
export async function turnedCopy(photo: HTMLImageElement, quarterTurns: QuarterTurns): Promise<TurnedCopy> {
  const canvas = drawTurned(photo, quarterTurns)
  const url = URL.createObjectURL(await encodedJpeg(canvas, QUALITY))
  // Safari does not free a canvas's memory until it is garbage-collected.
  canvas.width = 0
  const image = new Image()
  image.src = url
  try {
    await withTimeLimit(image.decode(), 'decode the turned copy')
  } catch (error) {
    URL.revokeObjectURL(url)
    throw new Problem('photo-unreadable', 'the turned copy was not decoded', { cause: error })
  }
  return { image, url }
}

function drawTurned(photo: HTMLImageElement, quarterTurns: QuarterTurns): HTMLCanvasElement {
  const { naturalWidth, naturalHeight } = photo
  const scale = Math.min(1, Math.sqrt(MAX_PIXELS / (naturalWidth * naturalHeight)))
  const [width, height] = [Math.round(naturalWidth * scale), Math.round(naturalHeight * scale)]
  const lies = quarterTurns % 2 === 1
  const canvas = document.createElement('canvas')
  canvas.width = lies ? height : width
  canvas.height = lies ? width : height
  const context = canvas.getContext('2d')
  if (!context) throw new Problem('photo-unreadable', 'the browser gives no canvas')
  // A transparent photo would turn black in a JPEG.
  context.fillStyle = '#fff'
  context.fillRect(0, 0, canvas.width, canvas.height)
  context.imageSmoothingQuality = 'high'
  context.translate(canvas.width / 2, canvas.height / 2)
  context.rotate((quarterTurns * Math.PI) / 2)
  context.drawImage(photo, -width / 2, -height / 2, width, height)
  return canvas
}
