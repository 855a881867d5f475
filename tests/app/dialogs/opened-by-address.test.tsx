import { act, render, screen, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { fetchOnce, OpenedByAddress } from '#app/dialogs/opened-by-address.tsx'
import { Problem } from '#domain/problem.ts'
import { expectFault } from '../../support/faults.ts'

interface Named {
  id: string
  title: string
}
const OLD: Named = { id: 'old', title: 'an old one' }
const NEW: Named = { id: 'new', title: 'a new one' }

function open(id: string | null, shown: Named[] | null, found: () => Promise<Named | null> = async () => null) {
  const ask = vi.fn(found)
  const fetch = fetchOnce('address: story', ask)
  const onMissing = vi.fn()
  const of = (nowId: string | null, nowShown: Named[] | null) => (
    <OpenedByAddress id={nowId} shown={nowShown} fetch={fetch} onMissing={onMissing}>
      {({ title }) => <p>{title}</p>}
    </OpenedByAddress>
  )
  const { rerender } = render(of(id, shown))
  return { ask, onMissing, change: (...now: Parameters<typeof of>) => act(async () => rerender(of(...now))) }
}

test('shows the present state of an item that is on the page', async () => {
  const { change, ask } = open('new', [NEW])
  expect(screen.getByText('a new one')).toBeVisible()
  await change('new', [{ ...NEW, title: 'a changed one' }])
  expect(screen.getByText('a changed one')).toBeVisible()
  expect(ask).not.toHaveBeenCalled()
})

test('keeps an item open after the page has removed it', async () => {
  const { change, ask } = open('new', [NEW])
  await change('new', [])
  expect(screen.getByText('a new one')).toBeVisible()
  expect(ask).not.toHaveBeenCalled()
})

test('fetches an item missing on the page once, after the page has loaded its items', async () => {
  const { change, ask } = open('old', null, async () => OLD)
  expect(ask).not.toHaveBeenCalled()
  await change('old', [NEW])
  expect(await screen.findByText('an old one')).toBeVisible()
  await change('old', [])
  expect(ask).toHaveBeenCalledOnce()
  await change(null, [NEW])
  expect(screen.queryByText('an old one')).toBeNull()
})

test('closes the dialog if the addressed item does not exist or its request fails', async () => {
  const none = await act(async () => open('gone', []))
  await waitFor(() => expect(none.onMissing).toHaveBeenCalledOnce())
  expectFault(/address: story\] network: offline/)
  const failed = await act(async () => open('lost', [], () => Promise.reject(new Problem('network', 'offline'))))
  await waitFor(() => expect(failed.onMissing).toHaveBeenCalledOnce())
})
