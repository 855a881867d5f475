import type { Page } from '@playwright/test'

type Touch = 'touchStart' | 'touchMove' | 'touchEnd' | 'touchCancel'

interface Point {
  x: number
  y: number
  id?: number
}

/**
 * A finger that sends touches as a browser does. All but a drag have timestamps of their own, so that a swipe is as
 * quick on a slow machine.
 */
export async function finger(page: Page) {
  const session = await page.context().newCDPSession(page)
  /** @param when `timestamp` in seconds; absent: now */
  const touch = (type: Touch, touchPoints: Point[], when: { timestamp?: number } = {}) =>
    session.send('Input.dispatchTouchEvent', { type, touchPoints, ...when })
  let nowMs = Date.now()
  const send = (type: Touch, ...touchPoints: Point[]) => {
    nowMs += 20
    return touch(type, touchPoints, { timestamp: nowMs / 1_000 })
  }
  /** Waits longer than a swipe may last (250 ms). */
  const hesitate = () => void (nowMs += 300)
  return {
    send,
    hesitate,
    async swipe(x: number, y: number, by: number) {
      await send('touchStart', { x, y })
      for (const part of [0.3, 0.6, 1]) await send('touchMove', { x: x + by * part, y })
      await send('touchEnd')
    },
    /**
     * Lasts several frames, as on a real screen, in the browser's own time: it drops the movement of a scroll whose
     * timestamps lag behind.
     */
    async drag(x: number, y: number, by: number) {
      await touch('touchStart', [{ x, y }])
      for (const part of [0.3, 0.6, 1]) {
        await touch('touchMove', [{ x: x + by * part, y }])
        await page.evaluate(twoFrames)
      }
      await touch('touchEnd', [])
    },
  }
}

const twoFrames = () =>
  new Promise<void>((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve())))
