/** The measured screens and books. */
import type { BrowserContextOptions } from '@playwright/test'

export interface Screen {
  name: string
  context: BrowserContextOptions
  /** The factor of the CPU throttling. */
  cpuThrottling: number
  /**
   * The limit for an interaction with a book at rest: half of react-pageflip's time; or a little more than the dot's
   * time, if a page without any book already needs more than half of react-pageflip's.
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

/** `bare` is react-pageflip as its users use it: the reference of all gates. */
export const VARIANTS = ['bare', 'compositor'] as const
export type Variant = (typeof VARIANTS)[number]
/** No book can be faster than the dot: its time is the browser's and the machine's part of the others. */
export const SHOWN = [...VARIANTS, 'dot'] as const
export type Shown = (typeof SHOWN)[number]
