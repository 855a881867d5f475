/** With the system's dark colour scheme every page is dark, and all of its text is readable. */
import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { expect, test } from '../support/fixtures.ts'
import { PUBLIC_ROOMS, ROOMS_OF_A_PARENT, type Room } from '../support/rooms.ts'
import { asParent } from '../support/signed-in.ts'

const PHONE = { width: 390, height: 844 }

test.use({ viewport: PHONE, colorScheme: 'dark' })

async function expectReadable(page: Page, { name }: Room): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).withRules(['color-contrast']).analyze()
  const unreadable = violations.flatMap(({ nodes }) =>
    nodes.map(({ target, any }) => `${target.join(' ')}: ${any.map(({ message }) => message).join(' ')}`),
  )
  expect(unreadable, name).toEqual([])
}

for (const room of PUBLIC_ROOMS)
  test(`a visitor can read '${room.name}' in the evening theme`, async ({ page, account }) => {
    await room.enter(page, account)
    await expectReadable(page, room)
  })

test.describe('signed in', () => {
  test.use({ storageState: asParent })

  for (const [who, rooms] of ROOMS_OF_A_PARENT)
    for (const room of rooms)
      test(`${who} can read '${room.name}' in the evening theme`, async ({ page, account }) => {
        await room.enter(page, account)
        await expectReadable(page, room)
      })
})
