import { act, render, screen } from '@testing-library/react'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { expect, test } from 'vitest'
import { useUrlDialog, type UrlDialog } from '#app/dialogs/url-dialog.ts'

function begin(address = '/') {
  let dialog: UrlDialog | undefined
  function Page() {
    dialog = useUrlDialog('account')
    return <p>{dialog.id ?? 'closed'}</p>
  }
  const router = createMemoryRouter([{ path: '*', Component: Page }], { initialEntries: ['/before', address] })
  render(<RouterProvider router={router} />)
  const step = (move: () => unknown) => act(async () => void (await move()))
  return {
    page: () => router.state.location.pathname,
    hash: () => router.state.location.hash,
    press: (press: (dialog: UrlDialog) => void) => step(() => press(dialog as UrlDialog)),
    go: (steps: number) => step(() => router.navigate(steps)),
  }
}

test('opens one dialog after two quick presses, so that one Back closes it', async () => {
  const { press, go } = begin()
  await press(({ open }) => {
    open('login')
    open('login')
  })
  expect(screen.getByText('login')).toBeVisible()
  await go(-1)
  expect(screen.getByText('closed')).toBeVisible()
})

test('keeps one dialog after a press while it is open, so that one Back closes it', async () => {
  const { press, go } = begin()
  await press(({ open }) => open('login'))
  await press(({ open }) => open('login'))
  await go(-1)
  expect(screen.getByText('closed')).toBeVisible()
})

test('stays on the page if Close is pressed twice', async () => {
  const { press, page } = begin()
  await press(({ open }) => open('login'))
  await press(({ close }) => {
    close()
    close()
  })
  expect(screen.getByText('closed')).toBeVisible()
  expect(page()).toBe('/')
})

test('closes a dialog that Forward has reopened, and opens another', async () => {
  const { press, go } = begin()
  await press(({ open }) => open('login'))
  await press(({ close }) => close())
  await go(1)
  expect(screen.getByText('login')).toBeVisible()
  await press(({ close }) => close())
  expect(screen.getByText('closed')).toBeVisible()
  await press(({ open }) => open('register'))
  expect(screen.getByText('register')).toBeVisible()
})

test('stays on the page when a dialog from the address is closed', async () => {
  const { press, go } = begin('/?account=login')
  await press(({ close }) => close())
  expect(screen.getByText('closed')).toBeVisible()
  await go(-1)
  await go(1)
  expect(screen.getByText('closed')).toBeVisible()
})

test('keeps the hash in the address, because another browser may need a gift’s code', async () => {
  const { press, hash } = begin('/gift#MASAL-7K3D-Q9TX-2M5H')
  for (const act of ['open', 'openInstead'] as const) {
    await press((dialog) => dialog[act](act))
    expect(hash()).toBe('#MASAL-7K3D-Q9TX-2M5H')
  }
  await press(({ close }) => close())
  expect(screen.getByText('closed')).toBeVisible()
  expect(hash()).toBe('#MASAL-7K3D-Q9TX-2M5H')
})

test('closes a dialog from the address without losing the hash', async () => {
  const { press, hash } = begin('/gift?account=login#MASAL-7K3D-Q9TX-2M5H')
  await press(({ close }) => close())
  expect(screen.getByText('closed')).toBeVisible()
  expect(hash()).toBe('#MASAL-7K3D-Q9TX-2M5H')
})
