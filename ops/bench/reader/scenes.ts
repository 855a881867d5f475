/** The screens and books that are measured. */
import type { BrowserContextOptions } from '@playwright/test'

export interface Screen {
  name: string
  context: BrowserContextOptions
  /** How many times slower the processor is made. */
  cpuThrottling: number
  /**
   * Against what an interaction with a book at rest is held: half of react-pageflip's time, or a little more than the dot's
   * where half of react-pageflip's is less than a page takes that shows no book at all.
   */
  atRestIsJudgedBy: 'react-pageflip' | 'dot'
}

export const SCREENS: readonly Screen[] = [
  {
    name: '1280x720',
    context: { viewport: { width: 1_280, height: 720 } },
    cpuThrottling: 1,
    atRestIsJudgedBy: 'react-pageflip',
  },
  {
    name: '844x390 dpr 3, CPU 4x',
    context: { viewport: { width: 844, height: 390 }, deviceScaleFactor: 3, hasTouch: true, isMobile: true },
    cpuThrottling: 4,
    atRestIsJudgedBy: 'dot',
  },
]

/** `bare` is react-pageflip as its users take it: the measure of all gates. */
export const VARIANTS = ['bare', 'compositor'] as const
export type Variant = (typeof VARIANTS)[number]
/** The dot is what no book can be quicker than: how much of both is the browser and the machine. */
export const SHOWN = [...VARIANTS, 'dot'] as const
export type Shown = (typeof SHOWN)[number]
