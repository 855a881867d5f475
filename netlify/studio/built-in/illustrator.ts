/** The illustrator that needs nobody: drawn scenes, the child's stylised face in the hood. */
import { isSuffixCertain, withSuffix } from '#domain/turkish/suffix.ts'
import { Problem } from '#domain/problem.ts'
import { storyWorlds } from '#stories/library.ts'
import { heroAgeOf, type SceneHero, type StoryWorld } from '#stories/story-world.ts'
import type { Hero, Illustrator, MadeMedia } from '../studio.ts'
import { coverLettering } from './lettering/cover-lettering.ts'
import { paintPage } from './page.ts'
import { cropFace } from './portrait/crop-face.ts'
import { skinOf } from './portrait/skin.ts'
import { styliseFace } from './portrait/stylise-face.ts'

export const builtInIllustrator: Illustrator = {
  async portrait(photo, world = firstWorld()) {
    const face = await styliseFace(await cropFace(photo))
    return { face: media(face, 'image/png'), picture: await portraitPicture(face, world) }
  },

  async drawCover(world, heroes) {
    const hero = onlyHero(heroes)
    const layers = world.cover({ hero: await sceneHero(hero) })
    const owner = hero.name && ownerOf(hero)
    const lettering = coverLettering({ size: layers.size, owner, title: world.coverTitle, question: world.coverQuestion })
    return media(await paintPage(world.id, 'cover', layers, lettering), 'image/webp')
  },

  async drawSpread(world, spread, heroes) {
    const scene = world.spreads[spread]
    if (!scene) throw new Problem('production-failed', `${world.id} has no spread ${spread}`)
    const layers = scene({ hero: await sceneHero(onlyHero(heroes)) })
    return media(await paintPage(world.id, `spread-${spread + 1}`, layers), 'image/webp')
  },
}

/** As in the book's title: a name whose ending nobody knows stands beside the tale, not as its owner. */
const ownerOf = ({ name, childNameForm }: Hero): string =>
  isSuffixCertain(name, childNameForm) ? withSuffix(name, 'genitive', childNameForm) : `${name} ve`

/** The hero at close range. It is a bust: age and gender do not show. */
export async function portraitPicture(face: Uint8Array, world: StoryWorld): Promise<MadeMedia> {
  const hero = await sceneHero({ face, name: '', age: 5, gender: 'female' })
  return media(await paintPage(world.id, 'portrait', world.portrait({ hero })), 'image/webp')
}

function firstWorld(): StoryWorld {
  const [world] = storyWorlds
  if (!world) throw new Problem('not-configured', 'The library has no story world')
  return world
}

/** The scenes have one slot so far. */
function onlyHero(heroes: readonly Hero[]): Hero {
  const [hero, ...others] = heroes
  if (!hero || others.length > 0) throw new Problem('production-failed', `A book has one hero, not ${heroes.length}`)
  return hero
}

async function sceneHero({ face, age, gender }: Hero): Promise<SceneHero> {
  return {
    face: `data:image/png;base64,${Buffer.from(face).toString('base64')}`,
    age: heroAgeOf(age),
    gender,
    skin: await skinOf(face),
  }
}

const media = (bytes: Buffer, contentType: string): MadeMedia => ({ bytes: new Uint8Array(bytes), contentType })
