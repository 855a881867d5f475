/** All spreads of all tales; packages/studio/tests/narrator.test.ts has two of one. */
import { test } from 'vitest'
import { storyWorlds } from '#stories/library.ts'
import { readsWell } from './spoken-tale.ts'

test.each(storyWorlds)('reads $id in six clips that are small, calm, melodious and of one loudness', (tale) =>
  readsWell(tale, [0, 1, 2, 3, 4, 5]),
)
