/** All clips of all tales; packages/studio/tests/align-words.test.ts has two clips of one. */
import { test } from 'vitest'
import { storyWorlds } from '#stories/library.ts'
import { findsWordsOf, ROOM_NOISE } from './aligned-tale.ts'

test.each(storyWorlds.flatMap((tale) => [0, ROOM_NOISE].map((noise) => ({ tale, noise, id: tale.id }))))(
  'finds the words of all clips of $id by their sound, with noise of $noise',
  ({ tale, noise }) => findsWordsOf(tale, noise),
)
