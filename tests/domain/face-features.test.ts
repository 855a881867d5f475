import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  decodeFace,
  encodeFace,
  EYE_COLOURS,
  FACE_CODE,
  HAIR_COLOURS,
  HAIR_STYLES,
  LAST_STEP,
  PLAIN_FACE,
  SKIN_TONES,
} from '#domain/face-features.ts'

const step = fc.integer({ min: 0, max: LAST_STEP })
const anyFace = fc.record({
  skin: fc.constantFrom(...SKIN_TONES),
  hair: fc.constantFrom(...HAIR_COLOURS),
  style: fc.constantFrom(...HAIR_STYLES),
  eyes: fc.constantFrom(...EYE_COLOURS),
  glasses: fc.boolean(),
  freckles: fc.boolean(),
  ...{ shape: step, eyeGap: step, mouth: step, brows: step, size: step, tilt: step },
})

test('decodes each face to the same face that was encoded', () => {
  fc.assert(
    fc.property(anyFace, (face) => {
      const code = encodeFace(face)
      expect(code).toMatch(FACE_CODE)
      expect(decodeFace(code)).toEqual(face)
    }),
  )
})

test('decodes every code that the rules accept to a face', () => {
  fc.assert(
    fc.property(fc.stringMatching(FACE_CODE), (code) => {
      expect(decodeFace(code)).not.toBeNull()
    }),
  )
})

test.each(['', '2' + encodeFace(PLAIN_FACE).slice(1), encodeFace(PLAIN_FACE) + '0', '1080000444444', '1000000444449'])(
  'decodes %j to no face',
  (code) => expect(decodeFace(code)).toBeNull(),
)
