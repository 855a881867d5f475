import { vi } from 'vitest'

/**
 * jsdom has no media queries, and the app (and react-hot-toast, for reduced motion) needs them. Every query gets the
 * same answer.
 */
export function answerMediaQueries(matches: boolean): void {
  vi.stubGlobal('matchMedia', (media: string) => ({ matches, media, addEventListener() {}, removeEventListener() {} }))
}
