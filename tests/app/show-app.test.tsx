import { screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createSessionStore } from '#app/auth/session.tsx'
import { showApp } from '#app/show-app.tsx'
import { PATHS } from '#domain/site-paths.ts'
import { ABOUT } from '#text/about.ts'
import { SHELL } from '#text/shell.ts'
import { answerMediaQueries } from '../support/media-queries.ts'

const provider = { watchUser: () => () => undefined, currentUser: () => null }

beforeEach(() => {
  answerMediaQueries(false)
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  // `showApp` resolves when React has drawn, which React does later than `act` would.
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false)
})
afterEach(async () => {
  vi.useRealTimers()
  // The drawn layout loads further parts.
  await vi.dynamicImportSettled()
  vi.unstubAllGlobals()
  document.body.replaceChildren()
})

function openPage(path: string, options?: { isVisitor: boolean }): Promise<void> {
  history.replaceState(null, '', path)
  const root = document.body.appendChild(document.createElement('div'))
  return showApp(
    root,
    createSessionStore(() => Promise.resolve(provider), options),
  )
}

test('draws no waiting page before a page whose code comes at once', async () => {
  await openPage(PATHS.about, { isVisitor: true })
  expect(screen.getByRole('heading', { level: 1, name: ABOUT.title })).toBeVisible()
})

test('draws the waiting page if the page is not known soon', async () => {
  const drawn = openPage(PATHS.landing)
  await vi.advanceTimersByTimeAsync(300)
  await drawn
  expect(screen.getByText(SHELL.loading)).toBeVisible()
})
