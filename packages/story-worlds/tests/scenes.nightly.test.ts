/** Figures of every age; packages/story-worlds/tests/scenes.test.ts has the tallest girl. */
import { test } from 'vitest'
import { storyWorlds } from '#stories/library.ts'
import { holdsFigure } from './scene-checks.ts'

const FIGURES = [
  [3, 'female'],
  [3, 'male'],
  [5, 'female'],
  [5, 'male'],
  [7, 'male'],
] as const
const rows = storyWorlds.flatMap(({ id, cover, spreads }) =>
  [cover, ...spreads].flatMap((scene, page) => FIGURES.map(([age, gender]) => ({ id, page, scene, age, gender }))),
)

test.each(rows)('shows the whole figure on page $page of $id: $age, $gender', ({ scene, age, gender }) =>
  holdsFigure(scene, age, gender),
)
