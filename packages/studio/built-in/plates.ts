/** The layers of a scene that show no child: rendered by `npm run ops -- build-stories`, kept as files, small for a screen and large for a press. */
import type { SceneName } from '#stories/compose.ts'
import type { PlateLayer } from '#stories/story-world.ts'
import { assetPath } from './assets.ts'

const PLATES_FOLDER = 'packages/studio/built-in/plates'

/** Scale of the plates for a press: a spread of 5060x2530, some 300 dots to the inch of two pages of 21 cm. */
export const PRESS_SCALE = 2.3
const PRESS_PLATES_FOLDER = 'packages/studio/print/plates'

export const plateFile = (worldId: string, scene: SceneName, layer: PlateLayer): string =>
  `${PLATES_FOLDER}/${worldId}/${scene}-${layer}.webp`

export const platePath = (worldId: string, scene: SceneName, layer: PlateLayer): string =>
  assetPath(plateFile(worldId, scene, layer))

export const pressPlateFile = (worldId: string, scene: SceneName, layer: PlateLayer): string =>
  `${PRESS_PLATES_FOLDER}/${worldId}/${scene}-${layer}.avif`

export const pressPlatePath = (worldId: string, scene: SceneName, layer: PlateLayer): string =>
  assetPath(pressPlateFile(worldId, scene, layer))
