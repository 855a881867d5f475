import { act, renderHook } from '@testing-library/react'
import type { ReactNode } from 'react'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, expect, test, vi } from 'vitest'
import { useReaderDialog } from '#app/dialogs/use-reader-dialog.ts'

const PHONE = 'Mozilla/5.0 (Linux; Android 16; Pixel 10) Mobile'

/** jsdom has no full screen. @param answer to a request for it */
function setScreen(answer: () => Promise<void>) {
  const screen: { element: Element | null } = { element: null }
  const request = vi.fn(() => answer().then(() => void (screen.element = document.documentElement)))
  const exit = vi.fn(() => Promise.resolve(void (screen.element = null)))
  Object.defineProperties(document, {
    fullscreenEnabled: { configurable: true, value: true },
    fullscreenElement: { configurable: true, get: () => screen.element },
    exitFullscreen: { configurable: true, value: exit },
  })
  document.documentElement.requestFullscreen = request
  vi.stubGlobal('screen', { orientation: {} })
  vi.stubGlobal('matchMedia', () => ({ matches: true }))
  return { request, exit }
}

const inRouter = ({ children }: { children: ReactNode }) => (
  <MemoryRouter initialEntries={['/dashboard']}>{children}</MemoryRouter>
)
const openReading = () => renderHook(useReaderDialog, { wrapper: inRouter }).result

afterEach(() => {
  vi.unstubAllGlobals()
  for (const name of ['fullscreenEnabled', 'fullscreenElement', 'exitFullscreen'] as const)
    Reflect.deleteProperty(document, name)
  Reflect.deleteProperty(document.documentElement, 'requestFullscreen')
})

test('requests full screen during a phone’s tap, and exits it when the book closes', async () => {
  vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue(PHONE)
  const { request, exit } = setScreen(() => Promise.resolve())
  const reading = openReading()
  await act(async () => {
    reading.current.open('orman')
    expect(request).toHaveBeenCalledOnce()
  })
  expect(reading.current.id).toBe('orman')
  await act(async () => reading.current.close())
  expect(reading.current.id).toBeNull()
  expect(exit).toHaveBeenCalledOnce()
})

test('opens the book even if full screen is refused', async () => {
  vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue(PHONE)
  const told = vi.spyOn(console, 'info').mockImplementation(() => undefined)
  const { exit } = setScreen(() => Promise.reject(new TypeError('Permissions check failed')))
  const reading = openReading()
  await act(async () => reading.current.open('orman'))
  expect(reading.current.id).toBe('orman')
  expect(told).toHaveBeenCalledWith('[full screen] refused', expect.any(TypeError))
  await act(async () => reading.current.close())
  expect(exit).not.toHaveBeenCalled()
})

test('opens a book on a desktop without changing the window', async () => {
  const { request } = setScreen(() => Promise.resolve())
  const reading = openReading()
  await act(async () => reading.current.open('orman'))
  expect(reading.current.id).toBe('orman')
  expect(request).not.toHaveBeenCalled()
})
