/**
 * Every screen and state in three sizes: axe finds nothing in any, and `npm run nightly -- screens` keeps a picture of each in
 * .local/screens, to be looked at. `npm test` visits a sample.
 */
import { servePage, type ServedPage } from '#local/sample-book/serve-page.ts'
import { GALLERY_SCREENS, openSection } from './screens/gallery.ts'
import { lookAt, lookAtWhole } from './screens/look-at.ts'
import { PARENT_SCREENS } from './screens/parent-screens.ts'
import { PUBLIC_SCREENS } from './screens/public-screens.ts'
import { deviceOf, SIZE_NAMES, withEvenings, type Screen, type SizeName } from './screens/screen.ts'
import { test } from './support/fixtures.ts'
import { asParent } from './support/signed-in.ts'

const isWhole = process.env.SCREENS === 'all'
/** One size per screen is enough for the sample. */
const SAMPLE_SIZE: SizeName = 'phone'

for (const size of SIZE_NAMES) {
  test.describe(size, () => {
    test.use({ ...deviceOf(size) })
    test.describe('a visitor', () => {
      for (const screen of chosen(PUBLIC_SCREENS, size)) visit(screen, size)
    })
    test.describe('a parent', () => {
      test.use({ storageState: asParent })
      for (const screen of chosen(PARENT_SCREENS, size)) visit(screen, size)
    })
    test.describe('the gallery', () => visitGallery(size))
  })
}

function visit({ name, open, unasked, evening }: Screen, size: SizeName) {
  test.describe(() => {
    test.use({ measuring: unasked ? null : 'refused', colorScheme: evening === 'only' ? 'dark' : 'light' })
    test(name, async ({ page, context, complaints, account }) => {
      await open({ page, context, size, account: account, allow: complaints.allow })
      await lookAt(page, `${name}-${size}`, isWhole)
    })
  })
}

function visitGallery(size: SizeName) {
  if (!isWhole) return
  let served: ServedPage
  test.beforeAll(async () => {
    served = await servePage(new URL('../local/gallery', import.meta.url))
  })
  test.afterAll(() => served.close())
  for (const { id, name } of GALLERY_SCREENS) {
    test(name, async ({ page }) => {
      await openSection(page, served.url, id)
      await lookAtWhole(page, `${name}-${size}`, isWhole)
    })
  }
}

function chosen(screens: readonly Screen[], size: SizeName): Screen[] {
  const here = withEvenings(screens).filter(({ sizes }) => sizes?.includes(size) ?? true)
  return isWhole ? here : here.filter(({ sample }) => sample && size === SAMPLE_SIZE)
}
