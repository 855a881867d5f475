import { act, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { LateWait, Spinner } from '#ui/spinner.tsx'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => vi.useRealTimers())
const wait = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))

test('offers a sentence and a way to continue after ten seconds of waiting', async () => {
  render(
    <LateWait value={<button>Sayfayı yenile</button>}>
      <Spinner label="Yükleniyor..." />
    </LateWait>,
  )
  await wait(9_999)
  expect(screen.queryByRole('button')).toBeNull()
  await wait(1)
  expect(screen.getByRole('button', { name: 'Sayfayı yenile' })).toBeVisible()
})

test('offers no way to continue during a wait that ends by itself', async () => {
  render(
    <LateWait value={<button>Sayfayı yenile</button>}>
      <Spinner label="Çiziliyor..." late={null} />
    </LateWait>,
  )
  await wait(60_000)
  expect(screen.queryByRole('button')).toBeNull()
})
