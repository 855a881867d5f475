import { drill } from '#ops/drill-restore/drill.ts'
import type { DrillWorld } from '#ops/drill-restore/world.ts'

/** @returns the descriptions of all checks of one drill */
export async function runDrill(
  world: DrillWorld,
  options?: { replays: boolean },
): Promise<{ held: string[]; failed: string[] }> {
  const held: string[] = []
  const failed: string[] = []
  await drill(world, (what, isHeld) => void (isHeld ? held : failed).push(what), options)
  return { held, failed }
}
