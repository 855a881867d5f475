import { expect, test } from 'vitest'
import { keptSources, mediaSources } from '#ops/stories/media-sources.ts'
import { storyWorlds } from '#stories/library.ts'

test.each(storyWorlds)('the stored media of $id are made of the current sources', (world) => {
  // Else: npm run ops -- build-stories WORLD [plates|pictures|voice]
  expect(keptSources(world)).toEqual(mediaSources(world))
})
