/**
 * Every screen and state in three sizes: axe finds nothing in any, and `npm run screens` keeps a picture of each in
 * docs/pictures/screens, to be looked at. `npm test` visits a sample.
 */
import { devices } from '@playwright/test'
import { signUpByApi } from '../tests/support/world.ts'
import { lookAt } from './screens/look-at.ts'
import { PUBLIC_SCREENS } from './screens/public-screens.ts'
import { SIZES, type Screen, type SizeName } from './screens/screen.ts'
import { SIGNED_IN_SCREENS } from './screens/signed-in-screens.ts'
import { STORY_SCREENS } from './screens/story-screens.ts'
import { test as base } from './support/fixtures.ts'
import { logIn } from './support/parent.ts'

const isWhole = process.env.SCREENS === 'all'
/** One size each is enough of a sample. */
const SAMPLE_SIZE: SizeName = 'phone'

type SignedIn = { account: Awaited<ReturnType<typeof signUpByApi>>; state: Awaited<ReturnType<import('@playwright/test').BrowserContext['storageState']>> }

const test = base.extend<object, { signedIn: SignedIn }>({
  signedIn: [
    async ({ browser }, use) => {
      const account = await signUpByApi()
      const context = await browser.newContext({ baseURL: process.env.WORLD_APP_URL, locale: 'tr-TR' })
      const page = await context.newPage()
      await logIn(page, account)
      const state = await context.storageState({ indexedDB: true })
      await context.close()
      await use({ account, state })
    },
    { scope: 'worker' },
  ],
})

for (const size of Object.keys(SIZES) as SizeName[]) {
  test.describe(size, () => {
    test.use({
      ...SIZES[size],
      ...(size !== 'desktop' && { userAgent: devices['Pixel 7'].userAgent }),
      contextOptions: { reducedMotion: 'reduce' },
    })
    test.describe('a visitor', () => {
      for (const screen of chosen(PUBLIC_SCREENS, size)) visit(screen, size)
    })
    test.describe('a parent', () => {
      test.use({ storageState: ({ signedIn }, use) => use(signedIn.state) })
      for (const screen of chosen([...SIGNED_IN_SCREENS, ...STORY_SCREENS], size)) visit(screen, size)
    })
  })
}

function visit({ name, open, unasked }: Screen, size: SizeName) {
  test.describe(() => {
    test.use({ measuring: unasked ? null : 'refused' })
    test(name, async ({ page, context, complaints, signedIn }) => {
      await open({ page, context, size, account: signedIn.account, allow: complaints.allow })
      await lookAt(page, `${name}-${size}`, isWhole)
    })
  })
}

function chosen(screens: readonly Screen[], size: SizeName): Screen[] {
  const here = screens.filter(({ sizes }) => sizes?.includes(size) ?? true)
  return isWhole ? here : here.filter(({ sample }) => sample && size === SAMPLE_SIZE)
}
