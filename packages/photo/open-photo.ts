/**
 * Opens a chosen file and lets the browser decode it: a file that it cannot decode is refused here, before any upload.
 */
import type { PhotoLook } from '#face/look-at-photo.ts'
import type { QuarterTurns } from '#face/pixels.ts'
import { withTimeLimit } from '#time-limit'
import { isHeif, isJpegCutShort, isPhotoTooSmall } from '#media/photo.ts'
import { report } from '#report'
import { heifAsJpeg } from './decode-heif.ts'
import { searchPhoto, type LookAnswer, type Measuring } from './photo-look.ts'
import { isCanvasTrue } from './true-canvas.ts'
import { turnedCopy, type TurnedCopy } from './turn-photo.ts'

export type PhotoRefusal =
  'canvas-falsified' | 'not-read' | 'no-type' | 'wrong-type' | 'unreadable' | 'too-small' | 'decoder-missing'

export interface OpenPhoto {
  image: HTMLImageElement
  /** An object URL; `close` frees its memory. */
  url: string
  /** The visible size in pixels, after the rotations by the camera and by us. */
  width: number
  height: number
  /** Null if the browser cannot analyse it; undefined before the analysis, also after a turn. */
  look: PhotoLook | null | undefined
  /**
   * Replaces this photo, and closes it, by a copy rotated a quarter clockwise and not yet analysed. @throws Problem
   * 'photo-unreadable'
   */
  turn: () => Promise<OpenPhoto>
  close: () => void
}

/** Large photos from a network folder take minutes; the photo picker offers to choose another one after ten seconds. */
const READ_LIMIT_MS = 60_000

/** The server does not render vector files, and a browser's rendering of them says nothing about a face. */
const VECTOR = 'image/svg+xml'

/**
 * Opens any file whose type starts with image/ (product 5.5), and HEIC, which has no type on Windows. Turns a photo
 * upright if it certainly lies on its side.
 */
export async function openPhoto(file: File): Promise<OpenPhoto | PhotoRefusal> {
  const photo = await decodedPhoto(file)
  if (typeof photo === 'string') return photo
  const { image } = photo
  const found = await searchPhoto(image, 'photo')
  if (!found || found.quarterTurns === 0) return shown(photo, photo, 0, found)
  try {
    return shown(photo, await turnedCopy(image, found.quarterTurns), found.quarterTurns, found)
  } catch (error) {
    report(error, 'create-story: turn a photo that lies on its side')
    return shown(photo, photo, 0, null)
  }
}

export type MeasuredFace = Pick<LookAnswer, 'features' | 'fault'>

/**
 * Measures the face in a chosen file, as the code from which it is drawn. @returns null if the browser could not
 * analyse it, which is logged
 */
export async function measurePhoto(file: File, { measure }: Measuring): Promise<MeasuredFace | PhotoRefusal | null> {
  const photo = await decodedPhoto(file)
  if (typeof photo === 'string') return photo
  try {
    return await measure(photo.image)
  } finally {
    URL.revokeObjectURL(photo.url)
  }
}

async function decodedPhoto(file: File): Promise<TurnedCopy | PhotoRefusal> {
  if (!isCanvasTrue()) return 'canvas-falsified'
  const bytes = await bytesOf(file)
  if (!bytes) return 'not-read'
  const isHeic = isHeif(bytes)
  if (!isHeic && !file.type) return 'no-type'
  if (!isHeic && (!file.type.startsWith('image/') || file.type === VECTOR)) return 'wrong-type'
  if (isJpegCutShort(bytes)) return 'unreadable'

  let photo = await decoded(file)
  if (!photo && isHeic) {
    const jpeg = await heifAsJpeg(file)
    if (typeof jpeg === 'string') return jpeg
    photo = await decoded(jpeg)
  }
  if (!photo) return 'unreadable'
  const { image, url } = photo
  if (isPhotoTooSmall({ width: image.naturalWidth, height: image.naturalHeight })) {
    URL.revokeObjectURL(url)
    return 'too-small'
  }
  return photo
}

/** @returns null for an unreadable file: a photo that the phone has not downloaded yet, a folder, a deleted file */
async function bytesOf(file: File): Promise<Uint8Array | null> {
  try {
    return new Uint8Array(await withTimeLimit(file.arrayBuffer(), 'read the chosen file', { ms: READ_LIMIT_MS }))
  } catch (error) {
    console.info('[create-story] the chosen file was not read', error)
    return null
  }
}

/** Lets the browser decode the picture. @returns null if the format is unknown or the file is broken */
async function decoded(file: Blob): Promise<TurnedCopy | null> {
  const url = URL.createObjectURL(file)
  const image = new Image()
  image.src = url
  try {
    await withTimeLimit(image.decode(), 'decode the chosen photo', { ms: READ_LIMIT_MS })
    return { image, url }
  } catch (error) {
    console.info(`[create-story] a photo of type ${file.type} was not decoded`, error)
    URL.revokeObjectURL(url)
    return null
  }
}

/**
 * @param file the original, source of each copy, because a copy of a copy would lose quality twice @param look in
 * pixels of the rotated file
 */
function shown(
  file: TurnedCopy,
  { image, url }: TurnedCopy,
  quarterTurns: QuarterTurns,
  look: OpenPhoto['look'],
): OpenPhoto {
  const { naturalWidth: width, naturalHeight: height } = image
  // A large photo's copy has fewer pixels: scale the oval.
  const scale = Math.max(width, height) / Math.max(file.image.naturalWidth, file.image.naturalHeight)
  const oval = look?.oval && {
    ...look.oval,
    width: look.oval.width * scale,
    centre: { x: look.oval.centre.x * scale, y: look.oval.centre.y * scale },
  }
  const closeCopy = () => {
    if (url !== file.url) URL.revokeObjectURL(url)
  }
  return {
    ...{ image, url, width, height },
    look: look && { ...look, oval: oval ?? null },
    turn: async () => {
      const turns = ((quarterTurns + 1) % 4) as QuarterTurns
      const next = shown(file, turns === 0 ? file : await turnedCopy(file.image, turns), turns, undefined)
      closeCopy()
      return next
    },
    close: () => {
      closeCopy()
      URL.revokeObjectURL(file.url)
    },
  }
}
