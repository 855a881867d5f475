import { act, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useEffect, type ReactNode } from 'react'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import * as v from 'valibot'
import { beforeEach, expect, test, vi } from 'vitest'
import { createGuards, SIGNED_IN_ROUTE } from '#app/auth/guards.ts'
import { saveSessionHint } from '#app/auth/session-hint.ts'
import { createSessionStore, SessionProvider } from '#app/auth/session.tsx'
import { useSignedInUser } from '#app/auth/use-signed-in-user.ts'
import { SignedInLayout } from '#app/layouts/signed-in-layout.tsx'
import { AccountContext } from '#app/auth/account-context.ts'
import { userIdSchema } from '#domain/ids.ts'
import type { User } from '#domain/user.ts'
import { Toasts } from '#ui/toaster.tsx'
import { answerMediaQueries } from '../../support/media-queries.ts'

const USER: User = { uid: v.parse(userIdSchema, 'parent'), email: 'anne@ornek.test', displayName: null, photoURL: null }
const OTHER: User = { ...USER, uid: v.parse(userIdSchema, 'other') }

beforeEach(() => {
  sessionStorage.clear()
  localStorage.clear()
  answerMediaQueries(false)
})

/** @returns `tell`, which reports the signed-in user, as the identity provider does */
function sessionOfStandIn(options?: { isVisitor: boolean }) {
  let user: User | null | undefined
  let notify: (user: User | null) => void = () => {}
  const load = vi.fn(() =>
    Promise.resolve({
      watchUser: (onChange: typeof notify) => {
        notify = onChange
        if (user !== undefined) onChange(user)
        return () => undefined
      },
      currentUser: () => user ?? null,
    }),
  )
  const session = createSessionStore(load, options)
  const tell = (next: User | null) => {
    user = next
    notify(next)
  }
  return { session, tell, load }
}

interface Pages {
  Page?: () => ReactNode
  loadLanding?: () => Promise<{ element: ReactNode }>
}

function openAt(
  address: string,
  { Page = () => <>dashboard</>, loadLanding = () => Promise.resolve({ element: 'landing' }) }: Pages = {},
) {
  const { session, tell } = sessionOfStandIn()
  const { signedInOnly, signedOutOnly, follow } = createGuards(session, {
    staysOpenAt: ['/my-stories'],
    opensEarlyAt: ['/dashboard'],
  })
  const router = createMemoryRouter(
    [
      {
        hydrateFallbackElement: <p role="status">Yükleniyor...</p>,
        children: [
          { loader: signedOutOnly, children: [{ path: '/', lazy: loadLanding }] },
          {
            id: SIGNED_IN_ROUTE,
            loader: signedInOnly,
            element: <SignedInLayout />,
            children: [
              { path: '/dashboard', element: <Page /> },
              { path: '/my-stories', element: 'library' },
            ],
          },
        ],
      },
    ],
    { initialEntries: [address] },
  )
  follow(router)
  render(
    <SessionProvider store={session}>
      <AccountContext value={{ openAccount: vi.fn(), openAccountInstead: vi.fn(), signOut: vi.fn() }}>
        <RouterProvider router={router} />
      </AccountContext>
      <Toasts />
    </SessionProvider>,
  )
  return { router, tell, session }
}

test.each(['/', '/dashboard', '/my-stories'])('%s shows a spinner until the user is known', (address) => {
  openAt(address)
  expect(screen.getByText('Yükleniyor...')).toBeVisible()
  expect(document.body).not.toHaveTextContent(/landing|dashboard|library/)
})

test('leads a visitor to the landing page, and after sign-in to the requested page', async () => {
  const { router, tell } = openAt('/my-stories?from=mail')
  act(() => tell(null))
  expect(await screen.findByText('landing')).toBeVisible()
  act(() => tell(USER))
  expect(await screen.findByText('library')).toBeVisible()
  expect(router.state.location.search).toBe('?from=mail')
})

test('leads a signed-in parent from the landing page to the dashboard', async () => {
  const { router, tell } = openAt('/')
  act(() => tell(USER))
  await waitFor(() => expect(router.state.location.pathname).toBe('/dashboard'))
})

test('closes each page but the library with a message when the session ends', async () => {
  const { router, tell } = openAt('/my-stories')
  act(() => tell(USER))
  expect(await screen.findByText('library')).toBeVisible()
  await act(async () => tell(null))
  expect(screen.getByText('library')).toBeVisible()
  await act(async () => tell(USER))
  await act(() => router.navigate('/dashboard'))
  await act(async () => tell(null))
  expect(await screen.findByText('landing')).toBeVisible()
  expect(await screen.findByText(/Oturumunuz/)).toBeVisible()
})

test('opens the dashboard for the next user after a session ended under an open page', async () => {
  const { router, tell } = openAt('/dashboard?create=uzay-yolculugu')
  act(() => tell(USER))
  expect(await screen.findByText('dashboard')).toBeVisible()
  await act(async () => tell(null))
  expect(await screen.findByText('landing')).toBeVisible()
  act(() => tell(OTHER))
  expect(await screen.findByText('dashboard')).toBeVisible()
  expect(router.state.location.search).toBe('')
})

test('says that the session ended if Back is pressed while the landing page loads', async () => {
  let arrive: () => void = () => {}
  const onItsWay = new Promise<{ element: ReactNode }>((resolve) => (arrive = () => resolve({ element: 'landing' })))
  const { router, tell } = openAt('/dashboard', { loadLanding: () => onItsWay })
  act(() => tell(USER))
  expect(await screen.findByText('dashboard')).toBeVisible()
  await act(() => router.navigate('/dashboard?create=uzay-yolculugu'))
  await act(async () => tell(null))
  await act(async () => {
    void router.navigate(-1)
    await Promise.resolve()
    arrive()
  })
  expect(await screen.findByText('landing')).toBeVisible()
  expect(router.state.location.search).toBe('')
  expect(await screen.findByText(/Oturumunuz/)).toBeVisible()
})

test('resets an open page when another user signs in', async () => {
  const opened = vi.fn()
  const Page = () => {
    useEffect(opened, [])
    return <input aria-label="name" />
  }
  const { tell } = openAt('/dashboard', { Page })
  act(() => tell(USER))
  await userEvent.type(await screen.findByLabelText('name'), 'Defne')
  await act(async () => tell({ ...USER, displayName: 'Anne' }))
  expect(screen.getByLabelText('name')).toHaveValue('Defne')
  await act(async () => tell(OTHER))
  await waitFor(() => expect(screen.getByLabelText('name')).toHaveValue(''))
  expect(opened).toHaveBeenCalledTimes(2)
})

test('shows a returning parent the shelf before the answer, and keeps that page', async () => {
  saveSessionHint(USER.uid)
  const opened = vi.fn()
  const Page = () => {
    useEffect(opened, [])
    return <>shelf of {useSignedInUser()?.email ?? 'a parent'}</>
  }
  const { tell } = openAt('/dashboard', { Page })
  expect(await screen.findByText('shelf of a parent')).toBeVisible()
  await act(async () => tell(USER))
  expect(await screen.findByText('shelf of anne@ornek.test')).toBeVisible()
  expect(opened).toHaveBeenCalledTimes(1)
})

test.each(['/my-stories', '/dashboard?create=uzay-yolculugu'])('%s waits for the answer despite a hint', (address) => {
  saveSessionHint(USER.uid)
  openAt(address)
  expect(screen.getByText('Yükleniyor...')).toBeVisible()
})

test('asks to sign in if the hint is wrong', async () => {
  saveSessionHint(USER.uid)
  const { router, tell } = openAt('/dashboard')
  expect(await screen.findByText('dashboard')).toBeVisible()
  await act(async () => tell(null))
  expect(await screen.findByText('landing')).toBeVisible()
  expect(router.state.location.search).toBe('?account=login')
  expect(await screen.findByText(/^Bu sayfayı görmek/)).toBeVisible()
})

test('does not navigate during a sign-in, and opens the requested page afterwards', async () => {
  const { router, tell, session } = openAt('/')
  act(() => tell(null))
  expect(await screen.findByText('landing')).toBeVisible()
  let end: () => void = () => {}
  const signIn = session.hold(() => new Promise<void>((resolve) => (end = resolve)))
  await act(async () => tell(USER))
  const arrived = router.navigate('/my-stories')
  expect(screen.getByText('landing')).toBeVisible()
  await act(async () => {
    end()
    await signIn
    await arrived
  })
  expect(screen.getByText('library')).toBeVisible()
})

test('loads the session of an assumed visitor only for an account page', async () => {
  const { session, tell, load } = sessionOfStandIn({ isVisitor: true })
  await expect(session.settled()).resolves.toBeNull()
  expect(load).not.toHaveBeenCalled()
  const { signedInOnly } = createGuards(session, { staysOpenAt: [], opensEarlyAt: ['/dashboard'] })
  const asked = Promise.resolve(
    signedInOnly({ request: new Request('http://localhost/dashboard'), params: {}, context: {} } as never),
  )
  tell(USER)
  await expect(asked).resolves.toEqual(USER)
  expect(load).toHaveBeenCalledTimes(1)
  expect(session.current()).toEqual({ is: 'signed-in', user: USER })
})
