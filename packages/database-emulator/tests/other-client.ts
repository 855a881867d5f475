import { get, ref, set } from 'firebase/database'
import { expect } from 'vitest'
import type { World } from './emulator-world.ts'

/** Checks that another client can still write and read. */
export async function isWell(world: World): Promise<void> {
  await set(ref(world.client(), 'well'), true)
  expect((await get(ref(world.client(), 'well'))).val()).toBe(true)
}
