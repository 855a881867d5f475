/** The screens and books that are measured. */
import type { BrowserContextOptions } from '@playwright/test'

export interface Screen {
  name: string
  context: BrowserContextOptions
  /** How many times slower the processor is made. */
  cpuThrottling: number
}

export const SCREENS: readonly Screen[] = [
  { name: '1280x720', context: { viewport: { width: 1_280, height: 720 } }, cpuThrottling: 1 },
  {
    name: '844x390 dpr 3, CPU 4x',
    context: { viewport: { width: 844, height: 390 }, deviceScaleFactor: 3, hasTouch: true, isMobile: true },
    cpuThrottling: 4,
  },
]

/** `bare` is react-pageflip as its users take it: the measure of all gates. */
export const VARIANTS = ['bare', 'compositor'] as const
export type Variant = (typeof VARIANTS)[number]
/** The dot is what no book can be quicker than: how much of both is the browser and the machine. */
export const SHOWN = [...VARIANTS, 'dot'] as const
export type Shown = (typeof SHOWN)[number]
