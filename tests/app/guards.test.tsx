// @vitest-environment jsdom
import { act, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useEffect } from 'react'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import * as v from 'valibot'
import { beforeEach, expect, test, vi } from 'vitest'
import { SignedInOnly, SignedOutOnly } from '#app/guards.tsx'
import { userIdSchema } from '#domain/ids.ts'
import * as auth from '#firebase/auth.ts'
import { SessionProvider } from '#firebase/session.tsx'

vi.mock('#firebase/auth.ts')

const USER: auth.User = {
  uid: v.parse(userIdSchema, 'parent'),
  email: 'anne@ornek.test',
  displayName: null,
  photoURL: null,
}

let tell: (user: auth.User | null) => void = () => {}
beforeEach(() => {
  sessionStorage.clear()
  vi.mocked(auth.watchUser).mockImplementation((onChange) => {
    tell = onChange
    return () => undefined
  })
})

function openAt(address: string) {
  const routes = [
    { element: <SignedOutOnly />, children: [{ path: '/', element: 'landing' }] },
    {
      element: <SignedInOnly staysOpenAt={['/my-stories']} />,
      children: [
        { path: '/dashboard', element: 'dashboard' },
        { path: '/my-stories', element: 'library' },
      ],
    },
  ]
  const router = createMemoryRouter(routes, { initialEntries: [address] })
  render(
    <SessionProvider>
      <RouterProvider router={router} />
    </SessionProvider>,
  )
  return router
}

test.each(['/', '/dashboard', '/my-stories'])('%s waits with a spinner until it is known who is there', (address) => {
  openAt(address)
  expect(screen.getByRole('status')).toHaveTextContent('Yükleniyor')
  expect(document.body).not.toHaveTextContent(/landing|dashboard|library/)
})

test('a visitor is led to the landing page, and after the sign-in to where they wanted to go', async () => {
  const router = openAt('/my-stories?from=mail')
  act(() => tell(null))
  expect(await screen.findByText('landing')).toBeVisible()
  act(() => tell(USER))
  expect(await screen.findByText('library')).toBeVisible()
  expect(router.state.location.search).toBe('?from=mail')
})

test('a parent has no use for the landing page', async () => {
  const router = openAt('/')
  act(() => tell(USER))
  await waitFor(() => expect(router.state.location.pathname).toBe('/dashboard'))
})

test('when the session ends, the library stays open and says so itself; another page closes', async () => {
  const router = openAt('/my-stories')
  act(() => tell(USER))
  act(() => tell(null))
  expect(screen.getByText('library')).toBeVisible()
  act(() => tell(USER))
  await act(() => router.navigate('/dashboard'))
  act(() => tell(null))
  expect(await screen.findByText('landing')).toBeVisible()
})

test('after a session that ended under an open page, the next one begins at the dashboard and not where that page was', async () => {
  const router = openAt('/dashboard?draft=uzay-yolculugu')
  act(() => tell(USER))
  act(() => tell(null))
  expect(await screen.findByText('landing')).toBeVisible()
  act(() => tell({ ...USER, uid: v.parse(userIdSchema, 'other') }))
  expect(await screen.findByText('dashboard')).toBeVisible()
  expect(router.state.location.search).toBe('')
})

test('where another user comes in the place of one, nothing of what was open stays', async () => {
  const opened = vi.fn()
  const Page = () => {
    useEffect(opened, [])
    return <input aria-label="name" />
  }
  const router = createMemoryRouter([
    { element: <SignedInOnly staysOpenAt={[]} />, children: [{ path: '/', element: <Page /> }] },
  ])
  render(
    <SessionProvider>
      <RouterProvider router={router} />
    </SessionProvider>,
  )
  act(() => tell(USER))
  await userEvent.type(screen.getByLabelText('name'), 'Defne')
  act(() => tell({ ...USER, displayName: 'Anne' }))
  expect(screen.getByLabelText('name')).toHaveValue('Defne')
  act(() => tell({ ...USER, uid: v.parse(userIdSchema, 'other') }))
  expect(screen.getByLabelText('name')).toHaveValue('')
  expect(opened).toHaveBeenCalledTimes(2)
})
