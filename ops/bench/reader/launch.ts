import { chromium, type Browser } from '@playwright/test'
import { CHROMIUM_ARGUMENTS, launchPath } from '#local/browser.ts'

/** A fresh one each time: caches and warm code of one variant are not the next one's. A heap is only compared after its garbage is gone. */
export const launch = (): Promise<Browser> =>
  chromium.launch({ ...launchPath(), args: [...CHROMIUM_ARGUMENTS, '--js-flags=--expose-gc'] })
