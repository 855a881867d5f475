// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { FlipController } from '#flip-book/engine/flip-controller.ts'
import { watchPointers } from '#flip-book/input/pointer-gestures.ts'

const turn = vi.fn()
const lift = vi.fn<FlipController['lift']>()
const follow = vi.fn()
let viewport: EventTarget & { scale: number }
let host: HTMLElement
beforeEach(() => {
  turn.mockReset()
  follow.mockReset()
  lift.mockReset().mockReturnValue(false)
  viewport = Object.assign(new EventTarget(), { scale: 1 })
  vi.stubGlobal('visualViewport', viewport)
  host = document.createElement('div')
  host.setPointerCapture = vi.fn()
  const table = host.appendChild(document.createElement('div'))
  const book = { getState: () => 'read', lift, letGo: vi.fn(), follow, turn }
  watchPointers(table, book as unknown as FlipController, () => ({ width: 400, height: 450 }))
})
afterEach(() => vi.unstubAllGlobals())

function send(name: string, pointerType: 'touch' | 'mouse', clientX = 100) {
  const press = { pointerType, pointerId: 1, isPrimary: true, button: 0, clientX, clientY: 100 }
  host.dispatchEvent(Object.assign(new Event(name, { bubbles: true, cancelable: true }), press))
}
function tap(pointerType: 'touch' | 'mouse') {
  for (const name of ['pointerdown', 'pointerup']) send(name, pointerType)
}
const enlarge = (scale: number) => {
  viewport.scale = scale
  viewport.dispatchEvent(new Event('resize'))
}

test('turns the page with a finger, but not while the page is enlarged', () => {
  tap('touch')
  expect(turn).toHaveBeenCalledTimes(1)
  enlarge(2)
  tap('touch')
  expect(turn).toHaveBeenCalledTimes(1)
  tap('mouse')
  expect(turn).toHaveBeenCalledTimes(2)
  enlarge(1)
  tap('touch')
  expect(turn).toHaveBeenCalledTimes(3)
})

test('a drag lifts its page as soon as that page is drawn, though the hand rests', async () => {
  let draw = () => {}
  lift.mockReturnValueOnce(new Promise((resolve) => (draw = resolve))).mockReturnValue(true)
  send('pointerdown', 'mouse')
  send('pointermove', 'mouse', 60)
  send('pointermove', 'mouse', 40)
  expect(follow).not.toHaveBeenCalled()
  draw()
  await vi.waitFor(() => expect(follow).toHaveBeenCalledExactlyOnceWith({ x: 40, y: 100 }))
  send('pointermove', 'mouse', 20)
  expect(follow).toHaveBeenLastCalledWith({ x: 20, y: 100 })
})

test('a page that was let go before it was drawn is not lifted', async () => {
  const drawing = Promise.resolve()
  lift.mockReturnValueOnce(drawing).mockReturnValue(true)
  send('pointerdown', 'mouse')
  send('pointermove', 'mouse', 60)
  send('pointerup', 'mouse', 60)
  await drawing
  await Promise.resolve()
  expect([lift.mock.calls.length, turn.mock.calls.length]).toEqual([1, 0])
})
