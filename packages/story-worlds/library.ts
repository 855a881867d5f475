/** All story worlds, and the template record that shows a story before it is bought. */
import { textBoxesOf, type SceneName } from './compose.ts'
import type { Gender } from '#domain/child.ts'
import { MIDDLE_STEP, PLAIN_FACE, type FaceFeatures } from '#domain/face-features.ts'
import { denizaltiKralligi } from './denizalti-kralligi/world.ts'
import { SAMPLE_FACES } from './face/sample-children.ts'
import { sabahFirini } from './sabah-firini/world.ts'
import { renderTexts } from './script.ts'
import { sihirliOrman } from './sihirli-orman-macerasi/world.ts'
import type { StoryWorld } from './story-world.ts'
import { uzayYolculugu } from './uzay-yolculugu/world.ts'

export const storyWorlds: readonly StoryWorld[] = [sihirliOrman, uzayYolculugu, denizaltiKralligi, sabahFirini]

export const findStoryWorld = (templateId: string): StoryWorld | undefined =>
  storyWorlds.find((world) => world.id === templateId)

/** The child of the first tale's template book. */
export const SAMPLE_CHILD = { name: 'Defne', age: 6, gender: 'female' } as const

export interface SampleChild {
  name: string
  age: number
  gender: Gender
  drawn: FaceFeatures
}

/** Two girls and two boys, each with different skin and hair, so that parents find a child like their own. */
const SAMPLES: Readonly<Record<string, SampleChild>> = {
  [sihirliOrman.id]: { ...SAMPLE_CHILD, drawn: SAMPLE_FACES.female },
  [uzayYolculugu.id]: {
    ...{ name: 'Emir', age: 6, gender: 'male' },
    drawn: { ...PLAIN_FACE, skin: 'fair', hair: 'dark-blond', style: 'tousled', eyes: 'green', glasses: true },
  },
  [denizaltiKralligi.id]: {
    ...{ name: 'Elif', age: 6, gender: 'female' },
    drawn: { ...PLAIN_FACE, skin: 'caramel', hair: 'black', style: 'curly', eyes: 'dark', shape: MIDDLE_STEP + 2 },
  },
  [sabahFirini.id]: {
    ...{ name: 'Ali', age: 6, gender: 'male' },
    drawn: { ...PLAIN_FACE, skin: 'wheat', hair: 'dark-brown', style: 'curly', eyes: 'brown', brows: MIDDLE_STEP + 1 },
  },
}

/** @returns the child of a tale's template book @throws RangeError for a tale without one */
export function sampleChildOf({ id }: StoryWorld): SampleChild {
  const child = SAMPLES[id]
  if (!child) throw new RangeError(`${id} has no sample child`)
  return child
}

/** Pages of a child's own book that a parent sees before paying, at a small size (product 5.1). */
export const previewScenes = ({ spreads }: StoryWorld): SceneName[] => [
  'cover',
  ...spreads.map((_, index) => `spread-${index + 1}` as const),
]

/** Folder for a story's media from `npm run ops -- build-stories`, below `public/`. */
export const mediaFolder = (world: StoryWorld): string => `/stories/${world.id}`

/**
 * The record at `storyTemplates/{id}` as it is seeded, without times (product 3.1): twelve sides, six pictures, six
 * clips, all about the sample child.
 */
export function templateRecord(world: StoryWorld) {
  const folder = mediaFolder(world)
  const spreads = world.spreads.map((_, index) => index + 1)
  const storyTexts = renderTexts(world.script, sampleChildOf(world))
  return {
    id: world.id,
    title: world.script.title,
    description: world.script.description,
    teaser: world.script.teaser,
    tags: [...world.script.tags],
    isWeeklyFavorite: world.isWeeklyFavorite,
    originalPhotoURL: `${folder}/original-photo.avif`,
    thumbnailURL: `${folder}/thumbnail.avif`,
    coverImageURL: `${folder}/cover.avif`,
    unnamedCoverURL: `${folder}/unnamed.avif`,
    imageURLs: spreads.map((number) => `${folder}/spread-${number}.avif`),
    storyTexts,
    narrationURLs: spreads.map((number) => `${folder}/narration-${number}.mp3`),
    textBoxes: textBoxesOf(world),
    numberOfPages: storyTexts.length,
  }
}
