/**
 * `npm run drill:restore`: restores a backup after an account, a book and photos were erased, replays the journal of
 * erasures, and checks that no erased data is back. Last line: `N checks held, 0 failed`.
 */
import { drill } from './drill.ts'
import { startDrillWorld } from './world.ts'

const world = await startDrillWorld()
let [held, failed] = [0, 0]
try {
  await drill(world, (what, isHeld) => {
    if (isHeld) held += 1
    else failed += 1
    console.log(`${isHeld ? 'held  ' : 'FAILED'}  ${what}`)
  })
} finally {
  await world.stop()
}
console.log(`${held} checks held, ${failed} failed`)
process.exitCode = failed > 0 || held === 0 ? 1 : 0
