import { chromium, type Browser } from '@playwright/test'
import { CHROMIUM_ARGUMENTS, launchPath } from '#local/browser.ts'

/**
 * A fresh browser each time, so that no variant profits from the caches and warm code of another. `gc` is exposed
 * because heaps are compared only after a garbage collection.
 */
export const launch = (): Promise<Browser> =>
  chromium.launch({ ...launchPath(), args: [...CHROMIUM_ARGUMENTS, '--js-flags=--expose-gc'] })
