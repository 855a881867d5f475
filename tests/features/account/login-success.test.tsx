import { act, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { LoginSuccess } from '#features/account/login-success.tsx'
import { celebrate } from '#ui/confetti.ts'

vi.mock('#ui/confetti.ts')

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

test('confetti after a tenth of a second, on after one and a half; 15 sparkles', () => {
  const onDone = vi.fn()
  const { container } = render(<LoginSuccess onDone={onDone} />)
  expect(screen.getByRole('status')).toHaveTextContent('Hoş geldiniz!')
  expect(container.querySelectorAll('i')).toHaveLength(15)
  act(() => vi.advanceTimersByTime(99))
  expect(celebrate).not.toHaveBeenCalled()
  act(() => vi.advanceTimersByTime(1))
  expect(celebrate).toHaveBeenCalledOnce()
  act(() => vi.advanceTimersByTime(1_399))
  expect(onDone).not.toHaveBeenCalled()
  act(() => vi.advanceTimersByTime(1))
  expect(onDone).toHaveBeenCalledOnce()
})
