/** The one real face that drawings are tried with: a photo in the public domain (e2e/photos). */
import sharp, { type Sharp } from 'sharp'

const FILE = new URL('../e2e/photos/astronaut.png', import.meta.url).pathname
const FACE = { left: 133, top: 20, width: 190, height: 190 }

/** A square round the face, as the parent crops it: 190 pixels wide. */
export const astronautFace = (): Sharp => sharp(FILE).extract(FACE)
