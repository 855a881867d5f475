/** The layers of a scene that show no child: rendered by `npm run build:stories`, kept as files. */
import type { SceneName } from '#stories/compose.ts'
import type { PlateLayer } from '#stories/story-world.ts'
import { assetPath } from './assets.ts'

const PLATES_FOLDER = 'netlify/studio/built-in/plates'

export const plateFile = (worldId: string, scene: SceneName, layer: PlateLayer): string =>
  `${PLATES_FOLDER}/${worldId}/${scene}-${layer}.webp`

export const platePath = (worldId: string, scene: SceneName, layer: PlateLayer): string =>
  assetPath(plateFile(worldId, scene, layer))
