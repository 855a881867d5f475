import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest'
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
    /** From here on the button answers. */
    async draw() {
      button()?.addEventListener('click', answer)
      drawn()
      await vi.waitFor(() => expect(takeOver).toHaveBeenCalled())
      await Promise.resolve()
      await Promise.resolve()
    },
  }
}

test('loads no app code until the visitor interacts', () => {
  const { takeOver } = begin()
  expect(whenIdle).toBeUndefined()
  expect(takeOver).not.toHaveBeenCalled()
})

test('loads the app again after a failure offline, and answers the earlier press', async () => {
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

test('loads the app once, when the browser is idle, to count a visitor with consent', () => {
  const { takeOver } = begin({ unmoved: true })
  expect(takeOver).not.toHaveBeenCalled()
  whenIdle?.()
  window.dispatchEvent(new Event('pointermove'))
  expect(takeOver).toHaveBeenCalledTimes(1)
})

test.each(['pointerdown', 'keydown', 'focusin'])('loads the app at once after a %s', (move) => {
  const { takeOver } = begin()
  window.dispatchEvent(new Event(move))
  expect(takeOver).toHaveBeenCalledTimes(1)
})

test('repeats only the last of several early presses', async () => {
  const { answer, draw } = begin()
  button().click()
  window.dispatchEvent(new Event('pointerdown'))
  button().click()
  await draw()
  expect(answer).toHaveBeenCalledTimes(1)
})

test('drops an early press after a press elsewhere, or if its button was removed', async () => {
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

test('loads the app also in a browser that finds no idle moment', () => {
  vi.useFakeTimers()
  onTestFinished(() => void vi.useRealTimers())
  vi.stubGlobal('requestIdleCallback', (act: () => void, { timeout }: IdleRequestOptions = {}) => {
    if (timeout !== undefined) setTimeout(act, timeout)
  })
  const { takeOver } = begin({ unmoved: true })
  vi.runAllTimers()
  expect(takeOver).toHaveBeenCalledTimes(1)
})
