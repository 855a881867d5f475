/** The part of a photo that fills the face slot: upright, its oval where the slot's oval lies. */
import sharp from 'sharp'
import type { FaceOval } from '#face/face-oval.ts'
import { FACE_SIZE } from '#media/picture.ts'
import type { DecodedPhoto } from './decode.ts'
import { OVAL } from './face-geometry.ts'

/** @returns raw RGB of `FACE_SIZE` */
export async function cropFace(
  { width, height, data }: DecodedPhoto,
  { centre, width: ovalWidth, leanDeg }: FaceOval,
): Promise<Buffer> {
  const scale = (2 * OVAL.rx) / ovalWidth
  // A square round the oval's centre from which the slot can be cut at any lean.
  const side = 2 * Math.ceil(REACH / scale)
  const left = Math.round(centre.x - side / 2)
  const top = Math.round(centre.y - side / 2)
  const margin = {
    left: Math.max(0, -left),
    top: Math.max(0, -top),
    right: Math.max(0, left + side - width),
    bottom: Math.max(0, top + side - height),
  }
  const square = await sharp(data, { raw: { width, height, channels: 3 } })
    .extract({
      left: left + margin.left,
      top: top + margin.top,
      width: side - margin.left - margin.right,
      height: side - margin.top - margin.bottom,
    })
    .extend({ ...margin, extendWith: 'copy' })
    .raw()
    .toBuffer()
  const upright = await sharp(square, { raw: { width: side, height: side, channels: 3 } })
    .resize(2 * REACH, 2 * REACH, { kernel: 'lanczos3' })
    .raw()
    .toBuffer()
  const { data: turned, info } = await sharp(upright, { raw: { width: 2 * REACH, height: 2 * REACH, channels: 3 } })
    .rotate(-leanDeg, { background: '#8a7a70' })
    .raw()
    .toBuffer({ resolveWithObject: true })
  return sharp(turned, { raw: { width: info.width, height: info.height, channels: 3 } })
    .extract({
      left: Math.round(info.width / 2 - OVAL.cx),
      top: Math.round(info.height / 2 - OVAL.cy),
      width: FACE_SIZE.w,
      height: FACE_SIZE.h,
    })
    .raw()
    .toBuffer()
}

/** From the oval's centre to the farthest corner of the slot. */
const REACH = Math.ceil(Math.hypot(Math.max(OVAL.cx, FACE_SIZE.w - OVAL.cx), Math.max(OVAL.cy, FACE_SIZE.h - OVAL.cy)))
