/** A screen: how to open it, and nothing of how its picture is taken. */
import { devices, test, type BrowserContext, type Page } from '@playwright/test'
import type { Account } from '../../tests/support/local-env.ts'

export const SIZES = {
  desktop: { viewport: { width: 1280, height: 720 } },
  'phone-lying': { viewport: { width: 844, height: 390 }, isMobile: true, hasTouch: true },
  phone: { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true },
} as const
export type SizeName = keyof typeof SIZES
export const SIZE_NAMES = Object.keys(SIZES) as SizeName[]

/** The options of a test on this device. */
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
  /** Resolves when everything stands that the picture is to show. */
  open: (stage: Stage) => Promise<void>
  /** Absent: in all three. */
  sizes?: readonly SizeName[]
  /** In `npm test` too. */
  sample?: boolean
  /** The banner about measuring is part of the picture. */
  unasked?: boolean
  /** Drawn in the evening too. */
  evening?: 'too' | 'only'
}

/** Those of the evening are screens of their own. */
export const withEvenings = (screens: readonly Screen[]): Screen[] =>
  screens.flatMap((screen) =>
    screen.evening === 'too'
      ? [screen, { ...screen, name: `${screen.name}-evening`, evening: 'only', sample: false }]
      : [screen],
  )

export const LYING: readonly SizeName[] = ['desktop', 'phone-lying']
export const PHONES: readonly SizeName[] = ['phone-lying', 'phone']
