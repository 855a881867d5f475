/**
 * A cover with the child on it, composed in the browser of the layers that the studio paints for an order. Loaded when
 * a face is known: drawing code and letters are not needed before.
 */
import { decodeFace } from '#domain/face-features.ts'
import { withTimeLimit } from '#time-limit'
import { FACE_SIZE, pictureUrl, type PictureSize } from '#media/picture.ts'
import { composeCover as coverOf, type ComposedHero, type Composition, type HeroFace } from '#stories/compose.ts'
import { findCover } from '#stories/covers.ts'
import { skinOf } from '#stories/drawing/skin.ts'
import { previewPlateUrl } from '#stories/plates.ts'
import type { Box, TaleCover } from '#stories/story-world.ts'

export interface PreviewLayer {
  url: string
  box: Box
}

export interface PreviewPage {
  size: PictureSize
  /** From the back to the front, decoded, so that they show at once. */
  layers: readonly PreviewLayer[]
}

export interface PreviewHero extends Pick<ComposedHero, 'name' | 'age' | 'gender' | 'childNameForm'> {
  /** The transformation's picture; its face is stored beside it. Empty: an oval stands for the face. */
  portraitUrl: string
  /** The code of a drawn face; absent: the face from the photo. */
  drawn?: string | undefined
}

export interface PreviewRequest {
  templateId: string
  /** The first child, then the siblings. */
  heroes: readonly PreviewHero[]
}

export interface PreviewCover {
  cover: PreviewPage
  /** Frees the pictures' memory. */
  close: () => void
}

/** @returns null if there is nothing to compose: the tale is not drawn, or the portrait is an outside producer's */
export async function composeCover(
  { templateId, heroes }: PreviewRequest,
  signal: AbortSignal,
): Promise<PreviewCover | null> {
  const tale = findCover(templateId)
  const cast = tale && (await castOf(heroes, signal))
  if (!cast) return null
  const [[cover], close] = await pagesOf(tale, [coverOf(cast, tale)])
  return cover ? { cover, close } : null
}

/** @returns null for an outside producer's portrait */
export async function castOf(wanted: readonly PreviewHero[], signal: AbortSignal): Promise<ComposedHero[] | null> {
  const faces = await Promise.all(wanted.map((hero) => faceOf(hero, signal)))
  const heroes = wanted.flatMap((hero, index): ComposedHero[] => {
    const face = faces[index]
    return face ? [{ ...hero, face }] : []
  })
  return heroes.length < wanted.length ? null : heroes
}

/** @returns the pages, and a function that frees their memory */
export async function pagesOf(
  world: Pick<TaleCover, 'id'>,
  compositions: readonly Composition[],
): Promise<[pages: PreviewPage[], close: () => void]> {
  const urls: string[] = []
  const close = () => urls.forEach((url) => URL.revokeObjectURL(url))
  try {
    return [await Promise.all(compositions.map((composition) => pageOf(world, composition, urls))), close]
  } catch (error) {
    close()
    throw error
  }
}

/** Not yet painted: bare paper. */
const NO_FACE: HeroFace = {
  skin: { base: '#f3e6cd', dark: '#d9c39b', light: '#fbf4e4', blush: '#f0dcc0' },
  photo: `data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${FACE_SIZE.w} ${FACE_SIZE.h}"><ellipse cx="50%" cy="50%" rx="46%" ry="48%" fill="#fbf4e4"/></svg>`,
  )}`,
}

async function faceOf({ drawn, portraitUrl }: PreviewHero, signal: AbortSignal): Promise<HeroFace | null> {
  const features = decodeFace(drawn ?? '')
  if (!features && portraitUrl === '') return NO_FACE
  return features ? { drawn: features } : loadFace(pictureUrl(portraitUrl, FACE_SIZE), signal)
}

async function pageOf(
  world: Pick<TaleCover, 'id'>,
  { name, layers, lettering }: Composition,
  urls: string[],
): Promise<PreviewPage> {
  const whole: Box = { x: 0, y: 0, ...layers.size }
  const drawn = (svg: string): string => {
    const url = URL.createObjectURL(new Blob([svg], { type: 'image/svg+xml' }))
    urls.push(url)
    return url
  }
  const pictures: PreviewLayer[] = [
    { url: previewPlateUrl(world, name, 'back'), box: whole },
    { url: drawn(layers.hero), box: layers.heroBox },
    { url: previewPlateUrl(world, name, 'front'), box: whole },
    ...lettering.map(({ svg, box }) => ({ url: drawn(svg), box })),
  ]
  await Promise.all(pictures.map(({ url }) => decoded(url)))
  return { size: layers.size, layers: pictures }
}

async function decoded(url: string): Promise<void> {
  const image = new Image()
  image.src = url
  await withTimeLimit(image.decode(), 'decode a layer of the preview')
}

/** null if the address answers with another picture: only our own studio stores a cut-out face. */
async function loadFace(url: string, signal: AbortSignal): Promise<HeroFace | null> {
  const response = await fetched(url, signal)
  const file = await withTimeLimit(response.blob(), 'fetch the portrait', { ms: FETCH_LIMIT_MS })
  const image = await withTimeLimit(createImageBitmap(file), 'decode the portrait')
  try {
    if (image.width !== FACE_SIZE.w || image.height !== FACE_SIZE.h) return null
    const canvas = document.createElement('canvas')
    canvas.width = FACE_SIZE.w
    canvas.height = FACE_SIZE.h
    const context = canvas.getContext('2d', { willReadFrequently: true })
    if (!context) throw new Error('This browser gives no canvas')
    context.drawImage(image, 0, 0)
    const { data } = context.getImageData(0, 0, FACE_SIZE.w, FACE_SIZE.h)
    return { skin: skinOf(data), photo: canvas.toDataURL('image/png') }
  } finally {
    image.close()
  }
}

/** Time limit for a face; a failed load may be tried again. */
const FETCH_LIMIT_MS = 30_000

async function fetched(url: string, signal: AbortSignal): Promise<Response> {
  const response = await fetch(url, { signal: AbortSignal.any([signal, AbortSignal.timeout(FETCH_LIMIT_MS)]) })
  if (!response.ok) throw new Error(`${new URL(url, location.href).pathname.split('/')[1]} answered ${response.status}`)
  return response
}
