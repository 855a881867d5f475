import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { beforeEach, expect, test, vi } from 'vitest'
import { AccountContext } from '#app/auth/account-context.ts'
import { SessionProvider, signedOutSession } from '#app/auth/session.tsx'
import { useSignOut } from '#app/auth/use-sign-out.ts'
import { SignedInLayout } from '#app/layouts/signed-in-layout.tsx'
import { Problem } from '#domain/problem.ts'
import * as auth from '#firebase/auth.ts'
import { Toasts } from '#ui/toaster.tsx'
import { expectFault } from '../../support/faults.ts'
import { answerMediaQueries } from '../../support/media-queries.ts'

vi.mock('#firebase/auth.ts')
vi.mock('#app/auth/identity.ts', () => ({ startIdentity: () => Promise.resolve(auth) }))

beforeEach(() => {
  answerMediaQueries(false)
  vi.stubGlobal('scrollTo', vi.fn())
})

function open() {
  const Whole = () => (
    <AccountContext value={{ openAccount: vi.fn(), openAccountInstead: vi.fn(), signOut: useSignOut() }}>
      <SignedInLayout />
    </AccountContext>
  )
  const router = createMemoryRouter(
    [
      { path: '/', element: 'landing' },
      { element: <Whole />, children: [{ path: '/my-stories', element: null }] },
    ],
    { initialEntries: ['/my-stories'] },
  )
  render(
    <SessionProvider store={signedOutSession}>
      <RouterProvider router={router} />
      <Toasts />
    </SessionProvider>,
  )
  return { user: userEvent.setup(), router }
}

test('the menu links pages, marks the open page, and shows future pages without a link', () => {
  open()
  expect(screen.getByRole('link', { name: 'Keşfet' })).toHaveAttribute('href', '/dashboard')
  expect(screen.getByRole('link', { name: 'Kitaplığım' })).toHaveAttribute('aria-current', 'page')
  expect(screen.getByText('Özel Ürünler')).toHaveAttribute('aria-disabled', 'true')
  expect(screen.getByText('Yakında')).toBeVisible()
  expect(screen.queryByRole('link', { name: /Özel Ürünler/ })).toBeNull()
})

test('leads to the top of the landing page after signing out, with a message', async () => {
  const { user, router } = open()
  sessionStorage.setItem('masal:origin', '/my-stories')
  await user.click(screen.getByRole('button', { name: 'Çıkış Yap' }))
  expect(await screen.findByText('Çıkış yapıldı!')).toBeVisible()
  expect(router.state.location.pathname).toBe('/')
  expect(window.scrollTo).toHaveBeenCalledWith({ top: 0, behavior: 'instant' })
  expect(sessionStorage.getItem('masal:origin')).toBeNull()
})

test('stays on the page with a message if signing out fails', async () => {
  expectFault(/auth: sign out\] network: offline/)
  vi.mocked(auth.signOutUser).mockRejectedValue(new Problem('network', 'offline'))
  const { user, router } = open()
  await user.click(screen.getByRole('button', { name: 'Çıkış Yap' }))
  expect(await screen.findByText('Çıkış yapılırken bir hata oluştu.')).toBeVisible()
  expect(router.state.location.pathname).toBe('/my-stories')
})
