import sharp from 'sharp'

/** The distance of two pictures: the mean difference of coarse copies, 0–255. */
export async function distance(one: Uint8Array, other: Uint8Array): Promise<number> {
  const [a, b] = await Promise.all(
    [one, other].map((picture) => sharp(picture).flatten().resize(55, 55, { fit: 'fill' }).raw().toBuffer()),
  )
  if (!a || !b) throw new Error('Two pictures are compared')
  return a.reduce((sum, value, index) => sum + Math.abs(value - (b[index] ?? 0)), 0) / a.length
}
