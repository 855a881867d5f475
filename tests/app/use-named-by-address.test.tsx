// @vitest-environment jsdom
import { renderHook, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { useNamedByAddress } from '#app/use-named-by-address.ts'

const OLD = { id: 'old' }
const NEW = { id: 'new' }

interface Props {
  id: string | null
  shown: { id: string }[] | null
}

function named(id: Props['id'], shown: Props['shown'], found: { id: string } | null = null) {
  const fetchOne = vi.fn(() => Promise.resolve(found))
  const onMissing = vi.fn()
  const hook = renderHook((props: Props) => useNamedByAddress({ ...props, fetchOne, onMissing }), {
    initialProps: { id, shown },
  })
  return { ...hook, fetchOne, onMissing }
}

test('what is shown is taken from there, as it is now', () => {
  const { result, rerender, fetchOne } = named('new', [NEW])
  expect(result.current).toBe(NEW)
  const changed = { id: 'new' }
  rerender({ id: 'new', shown: [changed] })
  expect(result.current).toBe(changed)
  expect(fetchOne).not.toHaveBeenCalled()
})

test('what is too old to be shown is fetched once, when it is known what is shown', async () => {
  const { result, rerender, fetchOne } = named('old', null, OLD)
  expect(fetchOne).not.toHaveBeenCalled()
  rerender({ id: 'old', shown: [NEW] })
  await waitFor(() => expect(result.current).toBe(OLD))
  rerender({ id: 'old', shown: [] })
  expect(fetchOne.mock.calls).toEqual([['old']])
  rerender({ id: null, shown: [NEW] })
  expect(result.current).toBeNull()
})

test('where there is none, whoever opened it closes', async () => {
  const { onMissing } = named('gone', [])
  await waitFor(() => expect(onMissing).toHaveBeenCalledOnce())
})
