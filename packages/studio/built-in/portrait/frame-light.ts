/** The frame's effect on the face inside: a shadow of its own hue from above and from the rim, the page's light on one side. */
import { FACE_SIZE } from '#media/picture.ts'
import { findStoryWorld } from '#stories/library.ts'
import type { FrameLight } from '#stories/story-world.ts'
import type { OverlayOptions } from 'sharp'
import { OVAL } from '#face/measure/face-geometry.ts'

const HOOD: FrameLight = { shade: '#6b2a38', rim: '#ffd98a', grade: '#ffe2b0', gradeShare: 0.04 }

const { w: W, h: H } = FACE_SIZE
const layer = (defs: string, body: string): Buffer =>
  Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="${W}" height="${H}"><defs>${defs}</defs>${body}</svg>`)

/** @param worldId an unknown id gives the light of a hood */
export function frameLight(worldId: string): OverlayOptions[] {
  const { shade, rim, grade, gradeShare } = findStoryWorld(worldId)?.frameLight ?? HOOD
  return [
    {
      input: layer('', `<rect width="${W}" height="${H}" fill="${grade}" fill-opacity="${gradeShare}"/>`),
      blend: 'multiply',
    },
    {
      input: layer(
        `<linearGradient id="t" x1="0" y1="0" x2="0" y2="1"><stop offset=".04" stop-color="${shade}" stop-opacity=".62"/><stop offset=".36" stop-color="${shade}" stop-opacity="0"/></linearGradient>`,
        `<rect width="${W}" height="${H}" fill="url(#t)"/>`,
      ),
      blend: 'multiply',
    },
    {
      input: layer(
        `<radialGradient id="r"><stop offset=".7" stop-color="${shade}" stop-opacity="0"/><stop offset=".88" stop-color="${shade}" stop-opacity=".55"/><stop offset="1" stop-color="${shade}"/></radialGradient>`,
        `<rect width="${W}" height="${H}" fill="${shade}" fill-opacity="0"/><ellipse cx="${OVAL.cx}" cy="${OVAL.cy - 4}" rx="${OVAL.rx * 1.16}" ry="${OVAL.ry * 1.12}" fill="url(#r)"/>`,
      ),
      blend: 'multiply',
    },
    {
      input: layer(
        '<filter id="b" x="-40%" y="-40%" width="180%" height="180%"><feGaussianBlur stdDeviation="9"/></filter>',
        `<path d="M400 190C424 290 404 400 330 470" fill="none" stroke="${rim}" stroke-width="13" stroke-opacity=".34" filter="url(#b)"/>`,
      ),
      blend: 'soft-light',
    },
  ]
}
