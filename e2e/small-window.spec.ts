/**
 * A sample of pages in the smallest window: nothing overflows it, every control can be reached. `npm run nightly --
 * looks` has all of them.
 */
import { expect, test } from './support/fixtures.ts'
import { PUBLIC_ROOMS, roomNamed, SIGNED_IN_ROOMS } from './support/rooms.ts'
import { asParent } from './support/signed-in.ts'
import { controlsOutOfReach, sidewaysFaults } from './support/within-reach.ts'

test.use({ storageState: asParent, viewport: { width: 320, height: 568 } })

const SAMPLE = [
  PUBLIC_ROOMS.find(({ name }) => name === 'about'),
  SIGNED_IN_ROOMS.find(({ name }) => name === 'my-stories'),
  roomNamed('wizard, portrait'),
].filter((room) => room !== undefined)

for (const { name, enter } of SAMPLE)
  test(`every control of '${name}' is within reach at 320x568`, async ({ page, account }) => {
    await enter(page, account)
    // The bar moves a moment after the window is laid out.
    await expect.poll(async () => [...(await sidewaysFaults(page)), ...(await controlsOutOfReach(page))]).toEqual([])
  })
