/**
 * Hashes of the sources of stored media: `npm run ops -- build-stories` writes them, and a test compares them to notice
 * a changed drawing or text whose media are outdated (file times in a clone mean nothing).
 */
import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { compose, composePortrait, coverOf, spreadsOf, type ComposedHero, type Composition } from '#stories/compose.ts'
import { samplePhotoSvg } from '#stories/drawing/sample-photo.ts'
import { sampleChildOf, templateRecord } from '#stories/library.ts'
import { samplePhotoOf } from '#stories/sample-photos.ts'
import type { StoryWorld } from '#stories/story-world.ts'
import { LANDING_WORLD } from './landing.ts'
import { paintingDrawings } from './paintings/paintings.ts'

const ROOT = path.resolve(import.meta.dirname, '../..')
/** The code that turns layers into a picture, used by every tale. */
const PAINTER = ['packages/studio/built-in/page.ts', 'packages/studio/built-in/grain.ts']
const EXAMPLE_SCENES = 'ops/stories/example-scenes'
const LANDING_PAINTERS = [
  'ops/stories/landing.ts',
  'ops/stories/feature-pictures.ts',
  'ops/stories/paintings/paintings.ts',
  'ops/faces/landing.ts',
  'ops/faces/heads.ts',
  ...readdirSync(path.join(ROOT, EXAMPLE_SCENES))
    .sort()
    .map((file) => `${EXAMPLE_SCENES}/${file}`),
]
const SPEAKER = 'packages/studio/built-in/voice'

const sourcesFile = (world: StoryWorld): string =>
  path.join(ROOT, `packages/story-worlds/${world.id}/media-sources.json`)

/** Hash of the sources, by medium: 'plates cover-back', 'pictures cover', 'voice'. */
export type MediaSources = Readonly<Record<string, string>>

/** The hashes at the time when the stored media were made. */
export const keptSources = (world: StoryWorld): MediaSources =>
  existsSync(sourcesFile(world)) ? (JSON.parse(readFileSync(sourcesFile(world), 'utf8')) as MediaSources) : {}

/** @param part the start of the names of the media that were just made again */
export function keepSources(world: StoryWorld, part: string): void {
  const now = Object.entries(mediaSources(world)).filter(([name]) => name.startsWith(part))
  writeFileSync(
    sourcesFile(world),
    `${JSON.stringify({ ...keptSources(world), ...Object.fromEntries(now) }, null, 2)}\n`,
  )
}

/** The hashes of today's sources. */
export function mediaSources(world: StoryWorld): MediaSources {
  const pages = [
    composePortrait(world, heroOf(world).face, heroOf(world).gender),
    ...[coverOf(world), ...spreadsOf(world)].map((scene) => compose([heroOf(world)], scene)),
  ]
  const painter = hash(PAINTER.map(read))
  return {
    ...Object.fromEntries(pages.flatMap(plates)),
    ...Object.fromEntries(pages.map((page) => [`pictures ${page.name}`, hash([painter, ...drawings(page)])])),
    'pictures original-photo': hash([samplePhotoSvg(samplePhotoOf(world))]),
    'pictures ending': hash([world.ending()]),
    ...(world.id === LANDING_WORLD && {
      landing: hash([...landingDrawings(world), ...paintingDrawings(), ...LANDING_PAINTERS.map(read)]),
    }),
    voice: hash([
      ...templateRecord(world).storyTexts,
      ...readdirSync(path.join(ROOT, SPEAKER))
        .sort()
        .map((file) => read(`${SPEAKER}/${file}`)),
    ]),
  }
}

/** Portraits are not printed. */
const plates = ({ name, layers }: Composition): [string, string][] =>
  (name === 'portrait' ? ['plates'] : ['plates', 'press']).flatMap((kept) =>
    (['back', 'front'] as const).map((layer): [string, string] => [`${kept} ${name}-${layer}`, hash([layers[layer]])]),
  )

const drawings = ({ layers: { back, hero, front }, lettering }: Composition): string[] => [
  back,
  hero,
  front,
  ...lettering.map(({ svg }) => svg),
]

/** The pop-up's page, and the portrait beside the photo. */
function landingDrawings(world: StoryWorld): string[] {
  const page = spreadsOf(world)[1]
  return [
    ...(page ? drawings(compose([heroOf(world)], page)) : []),
    ...drawings(composePortrait(world, heroOf(world).face, heroOf(world).gender)),
  ]
}

function heroOf(world: StoryWorld): ComposedHero {
  const { drawn, ...child } = sampleChildOf(world)
  return { ...child, face: { drawn } }
}

const read = (file: string): string => readFileSync(path.join(ROOT, file)).toString('base64')
const hash = (parts: readonly string[]): string =>
  createHash('sha256').update(JSON.stringify(parts)).digest('hex').slice(0, 16)
