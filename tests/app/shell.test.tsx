// @vitest-environment jsdom
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { beforeEach, expect, test, vi } from 'vitest'
import { Problem } from '#domain/problem.ts'
import { AccountContext } from '#app/account-context.ts'
import { Shell } from '#app/shell.tsx'
import { useLeave } from '#app/use-leave.ts'
import * as auth from '#firebase/auth.ts'
import { SessionProvider } from '#firebase/session.tsx'
import { Toasts } from '#ui/toast.tsx'
import { answerMediaQueries } from '../support/media-queries.ts'

vi.mock('#firebase/auth.ts')

beforeEach(() => {
  answerMediaQueries(false)
  vi.stubGlobal('scrollTo', vi.fn())
  vi.mocked(auth.watchUser).mockReturnValue(() => undefined)
  vi.mocked(auth.currentUser).mockReturnValue(null)
})

function open() {
  const arriveAt = vi.fn(() => Promise.resolve())
  const Whole = () => (
    <AccountContext value={{ openAccount: vi.fn(), leave: useLeave(arriveAt) }}>{<Shell />}</AccountContext>
  )
  const router = createMemoryRouter(
    [{ path: '/', element: <Whole />, children: [{ path: 'my-stories', element: null }] }],
    { initialEntries: ['/my-stories'] },
  )
  render(
    <SessionProvider initial={{ is: 'signed-out' }}>
      <RouterProvider router={router} />
      <Toasts />
    </SessionProvider>,
  )
  return { user: userEvent.setup(), arriveAt }
}

test('the menu leads to Keşfet and Kitaplığım, marks where one is, and shows what comes later without a link', () => {
  open()
  expect(screen.getByRole('link', { name: 'Keşfet' })).toHaveAttribute('href', '/dashboard')
  expect(screen.getByRole('link', { name: 'Kitaplığım' })).toHaveAttribute('aria-current', 'page')
  expect(screen.getByText('Özel Ürünler')).toHaveAttribute('aria-disabled', 'true')
  expect(screen.getByText('Yakında')).toBeVisible()
  expect(screen.queryByRole('link', { name: /Özel Ürünler/ })).toBeNull()
})

test('signing out leads to the top of the landing page and says so', async () => {
  const { user, arriveAt } = open()
  sessionStorage.setItem('masal:origin', '/my-stories')
  await user.click(screen.getByRole('button', { name: 'Çıkış Yap' }))
  expect(await screen.findByText('Çıkış yapıldı!')).toBeVisible()
  expect(arriveAt).toHaveBeenCalledWith('/')
  expect(window.scrollTo).toHaveBeenCalledWith({ top: 0, behavior: 'instant' })
  expect(sessionStorage.getItem('masal:origin')).toBeNull()
})

test('a sign-out that fails is said, and nobody is led away', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => {})
  vi.mocked(auth.signOutUser).mockRejectedValue(new Problem('network', 'offline'))
  const { user, arriveAt } = open()
  await user.click(screen.getByRole('button', { name: 'Çıkış Yap' }))
  expect(await screen.findByText('Çıkış yapılırken bir hata oluştu.')).toBeVisible()
  expect(arriveAt).not.toHaveBeenCalled()
})
