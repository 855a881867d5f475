/** A chosen file, decoded by the browser: what it cannot decode is refused here, before anything leaves the device. */
import type { PhotoLook } from '#domain/face/look-at-photo.ts'
import { isJpegCutShort, isPhotoTooSmall } from '#domain/photo.ts'
import { lookAtPhoto } from './photo-look.ts'

export type PhotoRefusal = 'no-type' | 'wrong-type' | 'unreadable' | 'too-small'

export interface OpenPhoto {
  image: HTMLImageElement
  /** An object URL; `close` gives its memory back. */
  url: string
  /** As seen, after the camera's turn: pixels. */
  width: number
  height: number
  /** Null where the browser could not look. */
  look: PhotoLook | null
  close: () => void
}

/** The server draws no vector files, and their "pixels" say nothing about a face. */
const VECTOR = 'image/svg+xml'

/** Specification, section 5: any file whose type starts with image/. */
export async function openPhoto(file: File): Promise<OpenPhoto | PhotoRefusal> {
  if (!file.type) return 'no-type'
  if (!file.type.startsWith('image/') || file.type === VECTOR) return 'wrong-type'
  if (isJpegCutShort(new Uint8Array(await file.arrayBuffer()))) return 'unreadable'

  const url = URL.createObjectURL(file)
  const close = () => URL.revokeObjectURL(url)
  const image = new Image()
  image.src = url
  try {
    await image.decode()
  } catch (error) {
    console.warn(`a photo of type ${file.type} was not decoded`, error)
    close()
    return 'unreadable'
  }
  const { naturalWidth: width, naturalHeight: height } = image
  if (isPhotoTooSmall({ width, height })) {
    close()
    return 'too-small'
  }
  return { image, url, width, height, look: await lookAtPhoto(image), close }
}
