import { vi } from 'vitest'

/** jsdom has no media queries; a page (and react-hot-toast, for reduced motion) asks them. Each is answered alike. */
export function answerMediaQueries(matches: boolean): void {
  vi.stubGlobal('matchMedia', (media: string) => ({ matches, media, addEventListener() {}, removeEventListener() {} }))
}
