/** The photo of each tale's sample child: the child of the cover, as parents might have photographed it. */
import type { Gender } from '#domain/child.ts'
import { offMiddle, type FaceFeatures, type HairStyle } from '#domain/face-features.ts'
import { mix } from './drawing/colour.ts'
import type { PhotoHairStyle } from './drawing/photo-hair.ts'
import type { PhotoChild } from './drawing/sample-photo.ts'
import { HAIR_TONES, IRIS_COLOURS, SKIN_COLOURS } from './face/colours.ts'
import { sampleChildOf } from './library.ts'
import type { StoryWorld } from './story-world.ts'

/** Place and clothes of each photo, so that four photos do not look like one template. */
const OCCASIONS: Readonly<Record<string, Required<Pick<PhotoChild, 'room' | 'clothes' | 'shirt' | 'lean' | 'zoom'>>>> =
  {
    'sihirli-orman-macerasi': { room: 'park', clothes: 'cardigan', shirt: '#d9a441', lean: -3, zoom: 1.08 },
    'uzay-yolculugu': { room: 'bedroom', clothes: 'raglan', shirt: '#4f86b8', lean: 3, zoom: 1.1 },
    'denizalti-kralligi': { room: 'beach', clothes: 'dungarees', shirt: '#3f6aa6', lean: 4, zoom: 1.02 },
    'sabah-firini': { room: 'kitchen', clothes: 'stripes', shirt: '#6d83c2', lean: -4, zoom: 1.1 },
  }

/** @throws RangeError for a tale without a sample child or without a photo of it */
export function samplePhotoOf(world: StoryWorld): PhotoChild {
  const { drawn, gender } = sampleChildOf(world)
  const occasion = OCCASIONS[world.id]
  if (!occasion) throw new RangeError(`${world.id} has no photo of its sample child`)
  const base = HAIR_TONES[drawn.hair]
  return {
    ...occasion,
    skin: SKIN_COLOURS[drawn.skin],
    hair: { base, dark: mix(base, '#120806', 0.6), light: mix(base, '#ffb877', 0.28) },
    style: styleOf(drawn, gender),
    iris: IRIS_COLOURS[drawn.eyes].base,
    glasses: drawn.glasses,
    happy: { lashes: gender === 'female', cheeks: 1.04 + 0.06 * offMiddle(drawn.shape) },
  }
}

/** The drawn hero wears the same curls short if it is a boy (`freeHair`). */
const styleOf = ({ style }: FaceFeatures, gender: Gender): PhotoHairStyle =>
  style === 'curly' && gender === 'male' ? 'shortCurls' : STYLES[style]

/** The nearest hair that a photo can show. */
const STYLES: Readonly<Record<HairStyle, PhotoHairStyle>> = {
  cropped: 'short',
  short: 'short',
  tousled: 'tousled',
  fringe: 'fringe',
  long: 'long',
  wavy: 'wavy',
  curly: 'bigCurls',
  tied: 'tied',
  braids: 'tied',
  headscarf: 'shaved',
}
