import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { afterEach, expect, test, vi } from 'vitest'
import { noteServerOffset, serverNow } from '#firebase/server-clock.ts'

afterEach(() => {
  noteServerOffset(0)
  vi.useRealTimers()
})

test('knows the server’s time on a device whose clock is a day off', () => {
  vi.useFakeTimers({ now: Date.parse('2026-11-29T12:00:00Z') })
  expect(serverNow()).toBe(Date.now())
  noteServerOffset(-24 * 60 * 60_000)
  expect(serverNow()).toBe(Date.parse('2026-11-28T12:00:00Z'))
})

test('gives pages and dialogs the server’s time, not the device’s', () => {
  const files = execFileSync('git', ['ls-files', 'src/app/routes', 'src/app/dialogs', 'src/app/checkout'], {
    encoding: 'utf8',
  })
  const own = files.split('\n').filter((file) => file && readFileSync(file, 'utf8').includes('Date.now'))
  expect(own).toEqual([])
})
