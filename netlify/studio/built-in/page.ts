/** Lays a scene's layers over one another: back plate, hero, front plate, lettering, paper grain. */
import sharp, { type Sharp } from 'sharp'
import type { PictureSize } from '#domain/picture.ts'
import type { SceneLayers } from '#stories/story-world.ts'
import { grain } from './grain.ts'
import { platePath, type SceneName } from './plates.ts'

const QUALITY = 82

/** @param overlay a complete SVG document as large as the page @returns a WebP file */
export async function paintPage(
  worldId: string,
  scene: SceneName,
  { size, hero, heroBox }: SceneLayers,
  overlay?: string,
): Promise<Buffer> {
  const lettering = overlay === undefined ? [] : [{ input: Buffer.from(overlay) }]
  const { data, info } = await sharp(platePath(worldId, scene, 'back'))
    .composite([{ input: Buffer.from(hero), left: heroBox.x, top: heroBox.y }, { input: platePath(worldId, scene, 'front') }, ...lettering])
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  return finish(sharp(data, { raw: { width: info.width, height: info.height, channels: info.channels } }), size)
}

/** The same last step for every picture: a little more colour, a little more contrast, the tooth of paper. */
async function finish(painting: Sharp, size: PictureSize): Promise<Buffer> {
  return painting
    .modulate({ saturation: 1.06 })
    .linear(1.05, -5)
    .composite([{ ...(await grain(size)), blend: 'soft-light' }])
    .removeAlpha()
    .webp({ quality: QUALITY })
    .toBuffer()
}
