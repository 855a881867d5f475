/** In the evening the rooms are dark, as the system asks for it, and everything in them can be read. */
import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import type { Account } from '../tests/support/local-env.ts'
import { expect } from './support/fixtures.ts'
import { PUBLIC_ROOMS, READER_ROOMS, SIGNED_IN_ROOMS, WIZARD_ROOMS, type Room } from './support/rooms.ts'
import { asParent, test } from './support/signed-in.ts'

const NOBODY: Account = { uid: '', email: '', password: '', idToken: '' }

const PHONE = { width: 390, height: 844 }

test.use({ viewport: PHONE, colorScheme: 'dark', contextOptions: { reducedMotion: 'reduce' } })

async function expectReadable(page: Page, { name }: Room): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).withRules(['color-contrast']).analyze()
  const unreadable = violations.flatMap(({ nodes }) =>
    nodes.map(({ target, any }) => `${target.join(' ')}: ${any.map(({ message }) => message).join(' ')}`),
  )
  expect.soft(unreadable, name).toEqual([])
}

test('a visitor', async ({ page }) => {
  for (const room of PUBLIC_ROOMS) {
    await room.enter(page, NOBODY)
    await expectReadable(page, room)
  }
})

test.describe('signed in', () => {
  test.use({ storageState: asParent })

  for (const [who, rooms] of [
    ['a parent', SIGNED_IN_ROOMS],
    ['a parent in the wizard', WIZARD_ROOMS],
    ['a reader', READER_ROOMS],
  ] as const)
    test(who, async ({ context, signedIn }) => {
      for (const room of rooms) {
        // The reader's clock stands still in a page of its own.
        const fresh = await context.newPage()
        await room.enter(fresh, signedIn.account)
        await expectReadable(fresh, room)
        await fresh.close()
      }
    })
})
