// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { FlipController } from '#flip-book/engine/flip-controller.ts'
import { watchPointers } from '#flip-book/input/pointer-gestures.ts'

const turn = vi.fn()
let viewport: EventTarget & { scale: number }
let host: HTMLElement
beforeEach(() => {
  turn.mockReset()
  viewport = Object.assign(new EventTarget(), { scale: 1 })
  vi.stubGlobal('visualViewport', viewport)
  host = document.createElement('div')
  const table = host.appendChild(document.createElement('div'))
  const book = { getState: () => 'read', lift: () => false, letGo: vi.fn(), follow: vi.fn(), turn }
  watchPointers(table, book as unknown as FlipController, () => ({ width: 400, height: 450 }))
})
afterEach(() => vi.unstubAllGlobals())

function tap(pointerType: 'touch' | 'mouse') {
  const press = { pointerType, pointerId: 1, isPrimary: true, button: 0, clientX: 100, clientY: 100 }
  for (const name of ['pointerdown', 'pointerup'])
    host.dispatchEvent(Object.assign(new Event(name, { bubbles: true, cancelable: true }), press))
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
