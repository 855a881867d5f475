/**
 * Plates: the layers of a scene without a child, as files named by the hash of their content. A repainted tale gets a
 * new version in the manifest; a book stays with the version with which it was drawn.
 */
import { Problem } from '#domain/problem.ts'
import { PLATES, PREVIEW_PLATES } from './plate-manifest.ts'
import type { Plate, PlateKind, PlateLayer, PlatesVersion, SceneName, StoryWorld } from './story-world.ts'

/** Reads a plate's file. @throws Problem 'unavailable' if the file is missing or incomplete */
export type ReadPlate = (plate: Plate) => Promise<Uint8Array>

/** The folder under which the site publishes plates. */
export const PLATES_PATH = '/plates'

export const plateName = (scene: SceneName, layer: PlateLayer): string => `${scene}-${layer}`

/** @returns the version for new books. @throws Problem 'not-configured' for a tale without plates */
export const currentPlates = (world: StoryWorld): string => versionOf(world, PLATES[world.id]?.at(-1)).id

/** @param stored the version in the book's order or record; older books store none and use the oldest */
export const platesOfBook = (world: StoryWorld, stored: string | undefined): string =>
  stored ?? versionOf(world, PLATES[world.id]?.[0]).id

/**
 * @param version default: the current one
 * @throws Problem 'not-configured' for a version that only a newer deploy knows, and for a missing plate
 */
export function plateOf(
  { world, name, plates: version = currentPlates(world) }: { world: StoryWorld; name: SceneName; plates?: string },
  layer: PlateLayer,
  kind: PlateKind,
): Plate {
  const found = versionOf(
    world,
    PLATES[world.id]?.find(({ id }) => id === version),
  )
  const plate = found[kind][plateName(name, layer)]
  if (!plate) throw new Problem('not-configured', `${world.id} has no ${kind} plate of ${name}, ${layer}`)
  return plate
}

/** The address of a plate at half its size, for the preview that the browser composes. */
export const previewPlateUrl = (world: Pick<StoryWorld, 'id'>, scene: SceneName, layer: PlateLayer): string =>
  `${PLATES_PATH}/${PREVIEW_PLATES[world.id]?.[plateName(scene, layer)]?.[0]}`

/** @returns every plate that this version of the code may load */
export const allPlates = (): Plate[] =>
  [
    ...Object.values(PLATES).flatMap((versions) => versions.flatMap(({ screen, press }) => [screen, press])),
    ...Object.values(PREVIEW_PLATES),
  ].flatMap((plates) => Object.values(plates))

function versionOf(world: StoryWorld, version: PlatesVersion | undefined): PlatesVersion {
  if (!version) throw new Problem('not-configured', `The manifest has no such plates of ${world.id}`)
  return version
}
