import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { plateHash } from '#netlify/clients/plates.ts'
import { PLATES, PREVIEW_PLATES } from '#stories/plate-manifest.ts'
import { previewScenes, storyWorlds } from '#stories/library.ts'
import { allPlates, PLATES_PATH, plateName } from '#stories/plates.ts'
import type { PlatesByName, SceneName } from '#stories/story-world.ts'

const FOLDER = `public${PLATES_PATH}`
/** Largest size of a tale's plates: a cold function downloads the first two, a parent's browser the third. */
const MOST_BYTES = { screen: 2_500_000, press: 4_000_000, preview: 420_000 } as const

test('names every stored plate by its content, and stores no other file', () => {
  expect(new Set(allPlates().map(([file]) => file))).toEqual(new Set(readdirSync(FOLDER)))
  for (const [file, bytes] of allPlates()) {
    const content = readFileSync(`${FOLDER}/${file}`)
    expect([file.split('.')[0], bytes]).toEqual([plateHash(content), content.length])
  }
})

test.each(storyWorlds)('stores all plates of $id in few bytes', (world) => {
  const pages: SceneName[] = ['cover', ...world.spreads.map((_, index) => `spread-${index + 1}` as const)]
  const newest = PLATES[world.id]?.at(-1)
  const kinds: [keyof typeof MOST_BYTES, PlatesByName | undefined, readonly SceneName[]][] = [
    ['screen', newest?.screen, [...pages, 'portrait']],
    ['press', newest?.press, pages],
    ['preview', PREVIEW_PLATES[world.id], previewScenes(world)],
  ]
  for (const [kind, plates = {}, scenes] of kinds) {
    const names = scenes.flatMap((scene) => [plateName(scene, 'back'), plateName(scene, 'front')])
    expect(Object.keys(plates).toSorted(), kind).toEqual(names.toSorted())
    expect(Object.values(plates).reduce((sum, [, bytes]) => sum + bytes, 0)).toBeLessThan(MOST_BYTES[kind])
  }
})
