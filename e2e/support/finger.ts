import type { Page } from '@playwright/test'

/**
 * A finger that sends touches as a browser does. All but a drag have timestamps of their own, so that a swipe is as
 * quick on a slow machine.
 */
export async function finger(page: Page) {
  const session = await page.context().newCDPSession(page)
  let nowMs = Date.now()
  const send = (
    type: 'touchStart' | 'touchMove' | 'touchEnd' | 'touchCancel',
    ...touchPoints: { x: number; y: number; id?: number }[]
  ) => {
    nowMs += 20
    return session.send('Input.dispatchTouchEvent', { type, touchPoints, timestamp: nowMs / 1_000 })
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
      const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', ...touchPoints: { x: number; y: number }[]) =>
        session.send('Input.dispatchTouchEvent', { type, touchPoints })
      await touch('touchStart', { x, y })
      for (const part of [0.3, 0.6, 1]) {
        await touch('touchMove', { x: x + by * part, y })
        await page.evaluate(twoFrames)
      }
      await touch('touchEnd')
    },
  }
}

const twoFrames = () =>
  new Promise<void>((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve())))
