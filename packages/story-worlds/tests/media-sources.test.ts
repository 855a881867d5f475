import { expect, test } from 'vitest'
import { keptSources, mediaSources } from '#ops/stories/media-sources.ts'
import { storyWorlds } from '#stories/library.ts'

test.each(storyWorlds)('has stored media of $id that match the current sources', (world) => {
  // To update them: npm run ops -- build-stories WORLD [plates|pictures|voice]
  expect(keptSources(world)).toEqual(mediaSources(world))
})
