import type { createMemoryRouter } from 'react-router-dom'

/** Resolves when the first page's code has loaded: until then the router draws a placeholder. */
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
