import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { takeOverLate } from '#app/late-take-over.ts'

let whenIdle: (() => void) | undefined
beforeEach(() => {
  whenIdle = undefined
  vi.stubGlobal('requestIdleCallback', (act: () => void) => (whenIdle = act))
  document.body.innerHTML = '<button type="button">Ücretsiz Keşfet</button><p>Bir fotoğraf yeter.</p>'
})
afterEach(() => vi.unstubAllGlobals())

const button = () => document.querySelector('button') as HTMLButtonElement

function begin({ unmoved = false } = {}) {
  let drawn = () => {}
  const takeOver = vi.fn(() => new Promise<void>((resolve) => (drawn = resolve)))
  takeOverLate(takeOver, { unmoved })
  const answer = vi.fn()
  return {
    takeOver,
    answer,
    /** From here on buttons answer. */
    async draw() {
      button()?.addEventListener('click', answer)
      drawn()
      await vi.waitFor(() => expect(takeOver).toHaveBeenCalled())
      await Promise.resolve()
      await Promise.resolve()
    },
  }
}

test('sends no app to a visitor who only looks', () => {
  const { takeOver } = begin()
  expect(whenIdle).toBeUndefined()
  expect(takeOver).not.toHaveBeenCalled()
})

test('offline it is tried again at the next move, and the press is answered then', async () => {
  const takeOver = vi.fn(() => Promise.resolve())
  takeOver.mockRejectedValueOnce(new TypeError('Failed to fetch'))
  takeOverLate(takeOver)
  const answer = vi.fn()
  button().click()
  button().addEventListener('click', answer)
  window.dispatchEvent(new Event('pointerdown'))
  await vi.waitFor(() => {
    window.dispatchEvent(new Event('pointerdown'))
    expect(takeOver).toHaveBeenCalledTimes(2)
  })
  await vi.waitFor(() => expect(answer).toHaveBeenCalledTimes(1))
})

test('counts a visitor who agreed once, when the browser is idle', () => {
  const { takeOver } = begin({ unmoved: true })
  expect(takeOver).not.toHaveBeenCalled()
  whenIdle?.()
  window.dispatchEvent(new Event('pointermove'))
  expect(takeOver).toHaveBeenCalledTimes(1)
})

test.each(['pointerdown', 'keydown', 'focusin'])('a %s does not wait', (move) => {
  const { takeOver } = begin()
  window.dispatchEvent(new Event(move))
  expect(takeOver).toHaveBeenCalledTimes(1)
})

test('repeats the last of the earlier presses once', async () => {
  const { answer, draw } = begin()
  button().click()
  window.dispatchEvent(new Event('pointerdown'))
  button().click()
  await draw()
  expect(answer).toHaveBeenCalledTimes(1)
})

test('a press elsewhere cancels the earlier one, and a removed button is not pressed', async () => {
  const beside = begin()
  button().click()
  document.querySelector('p')?.click()
  window.dispatchEvent(new Event('pointerdown'))
  await beside.draw()
  expect(beside.answer).not.toHaveBeenCalled()

  const gone = begin()
  button().click()
  window.dispatchEvent(new Event('pointerdown'))
  const pressed = button()
  pressed.remove()
  pressed.addEventListener('click', gone.answer)
  await gone.draw()
  expect(gone.answer).not.toHaveBeenCalled()
})
