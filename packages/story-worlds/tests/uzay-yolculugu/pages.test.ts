/** Checks the pages of this book like a reader: is the figure whole, are the texts free, are cat and light there. */
import { expect, test } from 'vitest'
import type { SceneName } from '#stories/compose.ts'
import type { Scene, SceneHeroes } from '#stories/story-world.ts'
import { child, hidesOnce, showsChildrenBesideTexts, spreadsOf } from '../page-tests.ts'
import { GREEN } from '#stories/uzay-yolculugu/colours.ts'
import { uzayYolculugu as world } from '#stories/uzay-yolculugu/world.ts'

/** The drawing of the fish bowl on the cat's head. */
const BOWL = 'rx="40" ry="40" fill="url(#bowl)"'

const pages: [SceneName, Scene][] = [['cover', world.cover], ['portrait', world.portrait], ...spreadsOf(world)]
const GROUPS: readonly SceneHeroes[] = [
  ...([3, 5, 7] as const).map((age): SceneHeroes => [child(age)]),
  [child(7), child(3)],
  [child(3), child(7)],
  [child(7), child(7), child(7)],
  [child(3), child(7), child(5)],
]

showsChildrenBesideTexts(world, GROUPS)

hidesOnce(pages, 'cat', BOWL)

test.each(pages)('%s shows the green light that leads the hero', (_, scene) => {
  const { back, hero, front } = scene({ heroes: [child(5)] })
  expect((back + hero + front).replace(/<defs>.*?<\/defs>/gs, '')).toMatch(
    new RegExp(`url\\(#greenGlow\\)|url\\(#lanternGlow\\)|${GREEN}`),
  )
})
