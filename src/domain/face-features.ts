/**
 * The features that a face is drawn from: measured in a photo, corrected by a parent, stored in the story's record and
 * in the order. Each is one of a few choices, so that it contains nothing of the photo itself, and a record can only
 * hold a face that can be drawn.
 */
import * as v from 'valibot'

/** From the palest to the darkest. */
export const SKIN_TONES = [
  'porcelain',
  'fair',
  'peach',
  'sand',
  'wheat',
  'tan',
  'caramel',
  'chestnut',
  'umber',
  'ebony',
] as const
export const HAIR_COLOURS = [
  'black',
  'dark-brown',
  'brown',
  'chestnut',
  'light-brown',
  'dark-blond',
  'blond',
  'red',
] as const
export const HAIR_STYLES = [
  'cropped',
  'short',
  'tousled',
  'fringe',
  'long',
  'wavy',
  'curly',
  'tied',
  'braids',
  'headscarf',
] as const
export const EYE_COLOURS = ['dark', 'brown', 'hazel', 'green', 'blue'] as const

/** Each number of a face has nine steps; the middle one is neutral. */
export const MIDDLE_STEP = 4
export const LAST_STEP = 8
const stepSchema = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(LAST_STEP))

export const faceFeaturesSchema = v.object({
  skin: v.picklist(SKIN_TONES),
  hair: v.picklist(HAIR_COLOURS),
  style: v.picklist(HAIR_STYLES),
  eyes: v.picklist(EYE_COLOURS),
  glasses: v.boolean(),
  freckles: v.boolean(),
  /** Narrow to round. */
  shape: stepSchema,
  /** The eyes from near to far apart. */
  eyeGap: stepSchema,
  mouth: stepSchema,
  /** Fine to full. */
  brows: stepSchema,
  /** Size of the face in its frame. */
  size: stepSchema,
  /** From left to right. */
  tilt: stepSchema,
})
export type FaceFeatures = v.InferOutput<typeof faceFeaturesSchema>

export type SkinTone = FaceFeatures['skin']
export type HairColour = FaceFeatures['hair']
export type HairStyle = FaceFeatures['style']
export type EyeColour = FaceFeatures['eyes']

/** The face to use if nothing could be measured. */
export const PLAIN_FACE: FaceFeatures = {
  skin: 'sand',
  hair: 'dark-brown',
  style: 'short',
  eyes: 'brown',
  glasses: false,
  freckles: false,
  shape: MIDDLE_STEP,
  eyeGap: MIDDLE_STEP,
  mouth: MIDDLE_STEP,
  brows: MIDDLE_STEP,
  size: MIDDLE_STEP,
  tilt: MIDDLE_STEP,
}

/** -1 to 1. */
export const offMiddle = (step: number): number => (step - MIDDLE_STEP) / MIDDLE_STEP

/**
 * The first digit is a version: a kit that draws otherwise increments it, so that a stored face is never drawn as
 * another.
 */
const KIT = '1'

/**
 * The code by which records store a face: thirteen digits, the version and then one for each feature in the order of
 * the schema. The database's rules check the same pattern (`isFace` in ops/rules).
 */
export const FACE_CODE = /^1[0-9][0-7][0-9][0-4][01][01][0-8][0-8][0-8][0-8][0-8][0-8]$/
export const faceCodeSchema = v.pipe(v.string(), v.regex(FACE_CODE))

/**
 * The hero's face in a book: drawn after the photo, or taken from it. One choice for the whole book; older books have
 * the photo's.
 */
export const HERO_LOOKS = ['drawn', 'photo'] as const
export type HeroLook = (typeof HERO_LOOKS)[number]
export const heroLookSchema = v.picklist(HERO_LOOKS)

export const encodeFace = (face: FaceFeatures): string =>
  [
    KIT,
    SKIN_TONES.indexOf(face.skin),
    HAIR_COLOURS.indexOf(face.hair),
    HAIR_STYLES.indexOf(face.style),
    EYE_COLOURS.indexOf(face.eyes),
    Number(face.glasses),
    Number(face.freckles),
    face.shape,
    face.eyeGap,
    face.mouth,
    face.brows,
    face.size,
    face.tilt,
  ].join('')

/** @returns null if the text is no code of a face */
export function decodeFace(code: string): FaceFeatures | null {
  if (!FACE_CODE.test(code)) return null
  const [, skin = 0, hair = 0, style = 0, eyes = 0, glasses, freckles, shape, eyeGap, mouth, brows, size, tilt] =
    Array.from(code, Number)
  const face = {
    skin: SKIN_TONES[skin],
    hair: HAIR_COLOURS[hair],
    style: HAIR_STYLES[style],
    eyes: EYE_COLOURS[eyes],
    glasses: glasses === 1,
    freckles: freckles === 1,
    ...{ shape, eyeGap, mouth, brows, size, tilt },
  }
  const result = v.safeParse(faceFeaturesSchema, face)
  return result.success ? result.output : null
}
