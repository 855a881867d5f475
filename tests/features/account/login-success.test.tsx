import { act, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { LoginSuccess } from '#features/account/login-success.tsx'
import { celebrate } from '#ui/confetti.ts'

vi.mock('#ui/confetti.ts')

const wait = (ms: number) =>
  act(() => {
    vi.advanceTimersByTime(ms)
  })

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

test('shows 15 sparkles, confetti 0.1 s after the login, and continues after 1.5 s', () => {
  const onDone = vi.fn()
  const { container } = render(<LoginSuccess onDone={onDone} />)
  expect(screen.getByRole('status')).toHaveTextContent('Hoş geldiniz!')
  expect(container.querySelectorAll('i')).toHaveLength(15)
  wait(99)
  expect(celebrate).not.toHaveBeenCalled()
  wait(1)
  expect(celebrate).toHaveBeenCalledOnce()
  wait(1_399)
  expect(onDone).not.toHaveBeenCalled()
  wait(1)
  expect(onDone).toHaveBeenCalledOnce()
})
