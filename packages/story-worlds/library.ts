/** All story worlds, and the template record that shows a story before it is bought. */
import { textBoxesOf, type SceneName } from './compose.ts'
import { denizaltiKralligi } from './denizalti-kralligi/world.ts'
import { sabahFirini } from './sabah-firini/world.ts'
import { renderTexts } from './script.ts'
import { sihirliOrman } from './sihirli-orman-macerasi/world.ts'
import type { StoryWorld } from './story-world.ts'
import { uzayYolculugu } from './uzay-yolculugu/world.ts'

export const storyWorlds: readonly StoryWorld[] = [sihirliOrman, uzayYolculugu, denizaltiKralligi, sabahFirini]

export const findStoryWorld = (templateId: string): StoryWorld | undefined =>
  storyWorlds.find((world) => world.id === templateId)

/** The child of all template books. */
export const SAMPLE_CHILD = { name: 'Defne', age: 6, gender: 'female' } as const

/** Pages of a child's own book that a parent sees before paying (product 5.1). */
export const PREVIEW_SCENES = ['cover', 'spread-1'] as const satisfies readonly SceneName[]

/** Folder for a story's media from `npm run ops -- build-stories`, below `public/`. */
export const mediaFolder = (world: StoryWorld): string => `/stories/${world.id}`

/**
 * The record at `storyTemplates/{id}` as it is seeded, without times (product 3.1): twelve sides, six pictures,
 * six clips, all about the sample child.
 */
export function templateRecord(world: StoryWorld) {
  const folder = mediaFolder(world)
  const spreads = world.spreads.map((_, index) => index + 1)
  const storyTexts = renderTexts(world.script, SAMPLE_CHILD)
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
