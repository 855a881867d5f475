/**
 * Renders the stored files of each story: the plates between which the studio places a child's hero, and the template's
 * media with its sample child. Both are committed.
 *
 *     npm run ops -- build-stories                              everything
 *     npm run ops -- build-stories plates                    only the plates (also: preview, pictures, voice, landing, sheets)
 *     npm run ops -- build-stories press                     the plates for print: half an hour, so only on request
 *     npm run ops -- build-stories uzay-yolculugu            only that world
 *     npm run ops -- build-stories uzay-yolculugu plates cover  only the plates of its cover
 *     npm run ops -- build-stories pictures original-photo   only the photos of the sample children
 */
import { existsSync } from 'node:fs'
import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import sharp from 'sharp'
import { readPlate } from '#local/plates.ts'
import { chooseIllustrator } from '#netlify/studio/choose-illustrator.ts'
import { chooseNarrator } from '#netlify/studio/choose-narrator.ts'
import { drawnPortrait } from '#studio/built-in/illustrator.ts'
import { PRESS_SCALE } from '#studio/built-in/page.ts'
import { coverOf, NOBODY, spreadsOf, type SceneName } from '#stories/compose.ts'
import { opusUrl } from '#media/clip.ts'
import { COVER_SIZE, halfOf, SPREAD_SIZE, type PictureSize } from '#media/picture.ts'
import {
  findStoryWorld,
  mediaFolder,
  previewScenes,
  sampleChildOf,
  storyWorlds,
  templateRecord,
} from '#stories/library.ts'
import { samplePhotoOf } from '#stories/sample-photos.ts'
import { photoOf } from '../faces/heads.ts'
import { buildLandingPictures, landingFace } from '../faces/landing.ts'
import { familySheet, personalSheet, templateSheet } from './contact-sheet.ts'
import { renderFeaturePictures } from './feature-pictures.ts'
import { LANDING_WORLD, renderExampleScenes, renderLandingPictures } from './landing.ts'
import { keepSources } from './media-sources.ts'
import { renderPaintings } from './paintings/paintings.ts'
import { platePath, savePlate, writeManifest } from './plate-store.ts'
import type { PlateLayer, Scene, StoryWorld } from '#stories/story-world.ts'

const ROOT = path.resolve(import.meta.dirname, '../..')
/** At 300 dpi the loss is smaller than the dots of a printing press. Some plates were drawn at quality 75. */
const PRESS_ENCODING = { quality: 55, chromaSubsampling: '4:2:0', effort: 4 } as const
const PLATE_QUALITY: Record<PlateLayer, number> = { back: 90, front: 88 }
/** The only picture that can be rendered alone: it needs no plates. */
const PHOTO = 'original-photo'
const THUMBNAIL = { w: 550, h: 733 }

const illustrator = chooseIllustrator({ ILLUSTRATOR: 'built-in' }, { readPlate })
const narrator = chooseNarrator({ NARRATOR: 'built-in' })

async function renderPlates(world: StoryWorld): Promise<void> {
  for (const [name, scene] of scenesOf(world)) {
    if (onlyScene && onlyScene !== name) continue
    const layers = scene({ heroes: [NOBODY] })
    for (const layer of ['back', 'front'] as const) {
      const plate = sharp(Buffer.from(layers[layer]), { unlimited: true })
      const painted = layer === 'back' ? plate.removeAlpha() : plate
      const content = await painted
        .webp({ quality: PLATE_QUALITY[layer], alphaQuality: 96, effort: 6, smartSubsample: true })
        .toBuffer()
      log(savePlate(world, ['screen', name, layer], content), content)
    }
  }
  await writeManifest()
}

/** Draws the plates again in a larger size, instead of enlarging them. Portraits are not printed. */
async function renderPressPlates(world: StoryWorld): Promise<void> {
  for (const [name, scene] of scenesOf(world)) {
    if (name === 'portrait' || (onlyScene && onlyScene !== name)) continue
    const layers = scene({ heroes: [NOBODY] })
    for (const layer of ['back', 'front'] as const) {
      const plate = sharp(Buffer.from(layers[layer]), { unlimited: true, density: 72 * PRESS_SCALE })
      const painted = layer === 'back' ? plate.removeAlpha() : plate
      const content = await painted.avif(PRESS_ENCODING).toBuffer()
      log(savePlate(world, ['press', name, layer], content), content)
    }
  }
  await writeManifest()
}

/** Scales the stored plates down, because the browser composes a small picture from them. */
async function renderPreviewPlates(world: StoryWorld): Promise<void> {
  for (const scene of previewScenes(world)) {
    if (onlyScene && onlyScene !== scene) continue
    for (const layer of ['back', 'front'] as const) {
      const size = halfOf(scene === 'cover' ? COVER_SIZE : SPREAD_SIZE)
      const content = await kept(platePath(world, scene, layer), size)
      log(savePlate(world, ['preview', scene, layer], content), content)
    }
  }
  await writeManifest()
}

const scenesOf = (world: StoryWorld): [SceneName, Scene][] => [
  ['cover', world.cover],
  ['portrait', world.portrait],
  ...world.spreads.map((scene, index): [SceneName, Scene] => [`spread-${index + 1}`, scene]),
]

async function renderPictures(world: StoryWorld): Promise<void> {
  const folder = `public${mediaFolder(world)}`
  const hero = sampleChildOf(world)
  const cover = await illustrator.picture([hero], coverOf(world))
  await savePicture(folder, 'cover', cover.bytes, COVER_SIZE)
  await save(`${folder}/thumbnail.avif`, await kept(cover.bytes, THUMBNAIL))
  const unnamed = await illustrator.picture([{ ...hero, name: '' }], coverOf(world))
  await save(`${folder}/unnamed.avif`, await kept(unnamed.bytes, THUMBNAIL))
  for (const scene of spreadsOf(world))
    await savePicture(folder, scene.name, (await illustrator.picture([hero], scene)).bytes, SPREAD_SIZE)
  await save(`${folder}/ending.avif`, await kept(Buffer.from(world.ending())))
  await renderPhoto(world)
  await save(
    `${folder}/transformed.avif`,
    await kept((await drawnPortrait(readPlate, hero.drawn, { world }, hero.gender)).bytes),
  )
}

/** The photo that the medallion on a template's card shows. */
async function renderPhoto(world: StoryWorld): Promise<void> {
  const photo = await photoOf(samplePhotoOf(world))
  await save(`public${mediaFolder(world)}/${PHOTO}.avif`, await kept(await photo.png().toBuffer()))
}

/** Saves a picture and its half size for small screens (netlify.toml answers '?w=&h=' with it). */
async function savePicture(folder: string, name: string, picture: Uint8Array, size: PictureSize): Promise<void> {
  await save(`${folder}/${name}.avif`, await kept(picture))
  await save(`${folder}/half/${name}.avif`, await kept(picture, halfOf(size)))
}

/** AVIF takes seconds to encode, for a quarter fewer bytes: worth it for a file that is encoded once. */
function kept(picture: Uint8Array | string, size?: PictureSize): Promise<Buffer> {
  const image = sharp(picture)
  return (size ? image.resize(size.w, size.h) : image).avif({ quality: 60, effort: 5 }).toBuffer()
}

async function renderVoice(world: StoryWorld): Promise<void> {
  const { storyTexts, narrationURLs } = templateRecord(world)
  for (const [index, url] of narrationURLs.entries()) {
    const reading = { age: sampleChildOf(world).age, isLastSpread: index === narrationURLs.length - 1 }
    const clip = await narrator.speak(storyTexts.slice(index * 2, index * 2 + 2).join('\n\n'), reading)
    await save(`public${url}`, clip.bytes)
    await save(`public${opusUrl(url)}`, clip.opus.bytes)
  }
}

async function save(file: string, bytes: Uint8Array): Promise<void> {
  await mkdir(path.dirname(path.join(ROOT, file)), { recursive: true })
  await writeFile(path.join(ROOT, file), bytes)
  log(file, bytes)
}

const log = (file: string, { length }: Uint8Array): void =>
  console.log(`${String(Math.round(length / 1024)).padStart(5)} KB  ${file}`)

/** Saves a contact sheet, not in git; also into docs/pictures if a document embeds it. */
async function saveSheet(name: string, bytes: Uint8Array): Promise<void> {
  await save(`.local/sheets/${name}`, bytes)
  if (existsSync(path.join(ROOT, 'docs/pictures', name))) await save(`docs/pictures/${name}`, bytes)
}

const named = process.argv.slice(2).filter((word) => findStoryWorld(word))
const [only, onlyScene] = process.argv.slice(2).filter((word) => !findStoryWorld(word))
const wanted = (part: string) => !only || only === part

for (const world of storyWorlds) {
  if (named.length > 0 && !named.includes(world.id)) continue
  if (wanted('plates')) {
    await renderPlates(world)
    keepSources(world, onlyScene ? `plates ${onlyScene}-` : 'plates')
  }
  if (only === 'press') {
    await renderPressPlates(world)
    keepSources(world, onlyScene ? `press ${onlyScene}-` : 'press')
  }
  if (wanted('plates') || wanted('preview')) await renderPreviewPlates(world)
  if (only === 'pictures' && onlyScene === PHOTO) {
    await renderPhoto(world)
    keepSources(world, `pictures ${PHOTO}`)
  } else if (wanted('pictures')) {
    await renderPictures(world)
    keepSources(world, 'pictures')
  }
  if (wanted('voice')) {
    await renderVoice(world)
    keepSources(world, 'voice')
  }
  if (wanted('landing') && world.id === LANDING_WORLD) {
    const face = await landingFace()
    await renderLandingPictures(save)
    await buildLandingPictures(path.join(ROOT, 'public/landing'), face)
    await renderExampleScenes(save, face)
    await renderPaintings(save)
    // Must come last, because these pictures contain the photo and the portrait.
    await renderFeaturePictures(
      save,
      async (children, scene) => (await illustrator.picture(children, scene)).bytes,
      face,
    )
    keepSources(world, 'landing')
  }
  if (wanted('sheets')) {
    await saveSheet(`${world.id}-template.webp`, await templateSheet(world))
    await saveSheet(`${world.id}-personal.webp`, await personalSheet(world, illustrator))
    await saveSheet(`${world.id}-family.webp`, await familySheet(world, illustrator))
  }
}
