/** A screen: how a test opens it. look-at.ts takes its picture. */
import { devices, test, type BrowserContext, type Page } from '@playwright/test'
import type { Account } from '../../tests/support/local-env.ts'

export const SIZES = {
  desktop: { viewport: { width: 1280, height: 720 } },
  'phone-lying': { viewport: { width: 844, height: 390 }, isMobile: true, hasTouch: true },
  phone: { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true },
} as const
export type SizeName = keyof typeof SIZES
export const SIZE_NAMES = Object.keys(SIZES) as SizeName[]

/** Playwright's options for a test on this device. */
export const deviceOf = (size: SizeName) => ({
  ...SIZES[size],
  ...(size !== 'desktop' && { userAgent: devices['Pixel 7'].userAgent }),
})

/** `npm run nightly -- sizes` runs every test of `inSizes` in all three. */
export const runsAllSizes = process.env.E2E_SIZES === 'all'

/** Defines tests once for each of these window sizes. */
export function inSizes(sizes: readonly SizeName[], define: () => void): void {
  for (const size of runsAllSizes ? SIZE_NAMES : sizes)
    test.describe(size, () => {
      test.use(deviceOf(size))
      define()
    })
}

export interface Stage {
  page: Page
  context: BrowserContext
  size: SizeName
  /** The signed-in parent; public screens do not use it. */
  account: Account
  /** Announces a console error that this screen provokes. */
  allow: (pattern: RegExp) => void
}

export interface Screen {
  name: string
  /** Resolves when everything for the picture is shown. */
  open: (stage: Stage) => Promise<void>
  /** Absent: all three sizes. */
  sizes?: readonly SizeName[]
  /** `npm test` visits this screen too. */
  sample?: boolean
  /** The question about analytics stays unanswered: its banner is part of the picture. */
  unasked?: boolean
  /** Drawn in the evening too. */
  evening?: 'too' | 'only'
}

/** Evening versions are screens of their own. */
export const withEvenings = (screens: readonly Screen[]): Screen[] =>
  screens.flatMap((screen) =>
    screen.evening === 'too'
      ? [screen, { ...screen, name: `${screen.name}-evening`, evening: 'only', sample: false }]
      : [screen],
  )

export const LYING: readonly SizeName[] = ['desktop', 'phone-lying']
export const PHONES: readonly SizeName[] = ['phone-lying', 'phone']
