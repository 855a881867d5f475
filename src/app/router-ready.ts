import type { createMemoryRouter } from 'react-router-dom'

/** Resolves when the first page's code is there: until then a router draws a stand-in. */
export function routerReady(router: ReturnType<typeof createMemoryRouter>): Promise<void> {
  return new Promise((resolve) => {
    if (router.state.initialized) return resolve()
    const stop = router.subscribe(({ initialized }) => {
      if (!initialized) return
      stop()
      resolve()
    })
  })
}
