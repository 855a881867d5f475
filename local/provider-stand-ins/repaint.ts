import sharp from 'sharp'

/** The picture of a painter's stand-in: the given one, stretched to the size that was asked for, and softer. @returns PNG */
export const repainted = (picture: Buffer, { w, h }: { w: number; h: number }): Promise<Buffer> =>
  sharp(picture).resize(w, h, { fit: 'fill' }).blur(2).png({ compressionLevel: 1 }).toBuffer()
