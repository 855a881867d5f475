/** More groups than the one of packages/story-worlds/tests/family-scenes.test.ts. */
import { describe } from 'vitest'
import { storyWorlds } from '#stories/library.ts'
import { testFamilyScenes } from './family-scene-tests.ts'

/** The eldest may be first, last or in the middle, and all may be of one height. */
const GROUPS = [
  [5, 3],
  [3, 7],
  [3, 5, 7],
  [7, 7, 7],
] as const

describe.each(storyWorlds)('$id', (world) => testFamilyScenes(world, GROUPS))
