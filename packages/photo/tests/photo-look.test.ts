// @vitest-environment jsdom
import { expect, test, vi } from 'vitest'
import { listenToFaults } from '#report'
import { prepareMeasuring } from '../photo-look.ts'

test('resolves with null and reports nothing when its worker is ended', async () => {
  class SilentWorker {
    postMessage = vi.fn()
    terminate = vi.fn()
  }
  vi.stubGlobal('Worker', SilentWorker)
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue({
    drawImage: () => undefined,
    getImageData: () => ({ data: new Uint8ClampedArray(4) }),
  } as never)
  const reported = vi.fn()
  listenToFaults(reported)
  const measuring = prepareMeasuring()
  const answer = measuring.measure(new Image(1, 1))
  measuring.end()
  await expect(answer).resolves.toBeNull()
  expect(reported).not.toHaveBeenCalled()
})
