/** Twenty photos made from the one real photo: each light, skin, pose, format and size that parents send. */
import sharp, { type Sharp } from 'sharp'
import { beside, closePhoto, exposed, onWall, pixelsOf, toned, wholePhoto } from '#face/tests/pictures.ts'
import type { Pixels } from '#face/pixels.ts'

export interface FacePhoto {
  name: string
  type: 'image/png' | 'image/jpeg'
  file: Buffer
  /** The server gets no photo that lies on its side, because the browser turns it before it is sent. */
  upright: Buffer
}

export function facePhotos(): Promise<FacePhoto[]> {
  return Promise.all([
    png('a portrait', closePhoto()),
    png('a portrait in a mirror', closePhoto().flop()),
    png('a head that leans', closePhoto().rotate(12, { background: '#998' })),
    png('a portrait with much background', wholePhoto()),
    png('a small photo, enlarged', enlarged()),
    png(
      'a dim room',
      retouched((close) => exposed(close, 0.3)),
    ),
    png('bright light', closePhoto().linear(1.2, 6)),
    png('a warm lamp', closePhoto().linear([1.08, 1, 0.8], [0, 0, 0])),
    png('blue shade', closePhoto().linear([0.85, 0.97, 1.08], [0, 0, 0])),
    png(
      'brown skin',
      retouched((close) => toned(close, 0.25)),
    ),
    png(
      'dark skin',
      retouched((close) => toned(close, 0.12)),
    ),
    png(
      'dark skin in half the light',
      retouched((close) => exposed(toned(close, 0.12), 0.5)),
    ),
    png('a passer-by far behind', beside(closePhoto(), closePhoto().flop().resize(150))),
    png('a photo that lies on its side', closePhoto(), 90),
    png('a photo that stands on its head', closePhoto().flop(), 180),
    png('a large photo', large()),
    jpeg('a JPEG', closePhoto(), (photo) => photo.jpeg({ quality: 85 })),
    jpeg('a JPEG with its full colours', closePhoto(), (photo) =>
      photo.jpeg({ quality: 92, chromaSubsampling: '4:4:4' }),
    ),
    jpeg('a large JPEG of a phone held upright', large(), (photo) =>
      photo.rotate(-90).jpeg({ quality: 88, progressive: true }).withMetadata({ orientation: 6 }),
    ),
    jpeg("a JPEG in an iPhone's colours", closePhoto(), (photo) => photo.jpeg({ quality: 90 }).withIccProfile('p3')),
  ])
}

/**
 * The largest photo that is measured as it is. A larger one is shrunk by the canvas first, and WebKit shrinks one in
 * six so differently that a character of the code changes.
 */
const large = (): Promise<Sharp> => onWall({ width: 1_230, height: 1_600 }, 860, { left: 190, top: 430 })

/** Sharp applies only the last of two sizes, so a small picture is drawn in between. */
const enlarged = async (): Promise<Sharp> => sharp(await closePhoto().resize(200).png().toBuffer()).resize(600)

async function retouched(retouch: (photo: Pixels) => Pixels): Promise<Sharp> {
  const { width, height, data } = retouch(await pixelsOf(closePhoto()))
  return sharp(data, { raw: { width, height, channels: 3 } })
}

async function png(name: string, photo: Sharp | Promise<Sharp>, turnedDeg = 0): Promise<FacePhoto> {
  const upright = await (await photo).png().toBuffer()
  const file = turnedDeg === 0 ? upright : await sharp(upright).rotate(turnedDeg).png().toBuffer()
  return { name, type: 'image/png', file, upright }
}

async function jpeg(name: string, photo: Sharp | Promise<Sharp>, encoded: (photo: Sharp) => Sharp): Promise<FacePhoto> {
  const pixels = await (await photo).png().toBuffer()
  const file = await encoded(sharp(pixels)).toBuffer()
  return { name, type: 'image/jpeg', file, upright: file }
}
