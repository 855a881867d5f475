/** In the evening the rooms are dark, as the system asks for it, and everything in them can be read. */
import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import type { Account } from '../tests/support/local-env.ts'
import { expect } from './support/fixtures.ts'
import { enterEach, PUBLIC_ROOMS, ROOMS_OF_A_PARENT, type Room } from './support/rooms.ts'
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

  for (const [who, rooms] of ROOMS_OF_A_PARENT)
    test(who, ({ context, signedIn }) => enterEach(context, rooms, signedIn.account, expectReadable))
})
