import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { act, callFunction, listenToLateCalls, proveWith, renewSessionWith } from '#api/call-function.ts'
import { plainAnswerSchema } from '#domain/plain-answer.ts'

const fetched = vi.fn<typeof fetch>()
const done = () => Response.json({ success: true })
const sessionOver = () => Response.json({ success: false, code: 'not-signed-in', message: 'revoked' }, { status: 401 })
beforeEach(() => {
  vi.useFakeTimers()
  fetched.mockReset()
  vi.stubGlobal('fetch', fetched)
  proveWith(
    () => Promise.resolve('token'),
    () => Promise.resolve(null),
  )
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  listenToLateCalls(() => undefined)
  renewSessionWith(() => Promise.resolve(false))
})

test('reports an unanswered call once, after ten seconds, and keeps waiting', async () => {
  const onLate = vi.fn()
  listenToLateCalls(onLate)
  fetched.mockImplementation(() => new Promise((resolve) => void setTimeout(() => resolve(done()), 15_000)))
  const call = act('share-book', {}, { timeoutMs: 30_000 })
  await vi.advanceTimersByTimeAsync(9_999)
  expect(onLate).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(20_000)
  await call
  expect(onLate).toHaveBeenCalledTimes(1)
})

test('ends the call if the identity provider never answers', async () => {
  proveWith(
    () => new Promise(() => undefined),
    () => Promise.resolve(null),
  )
  const call = expect(act('share-book', {}, { timeoutMs: 30_000 })).rejects.toMatchObject({ code: 'network' })
  await vi.advanceTimersByTimeAsync(10_000)
  await call
})

test('asks once to renew a session that ended elsewhere, then repeats refused calls', async () => {
  const renew = vi.fn(() => Promise.resolve(true))
  renewSessionWith(renew)
  fetched.mockImplementationOnce(() => Promise.resolve(sessionOver()))
  fetched.mockImplementationOnce(() => Promise.resolve(sessionOver()))
  fetched.mockImplementation(() => Promise.resolve(done()))
  await Promise.all([act('share-book', {}, { timeoutMs: 5_000 }), act('erase-story', {}, { timeoutMs: 5_000 })])
  expect(renew).toHaveBeenCalledTimes(1)
  expect(fetched).toHaveBeenCalledTimes(4)
})

test('reports a refused call if the parent does not sign in again, or is a guest', async () => {
  const renew = vi.fn(() => Promise.resolve(false))
  renewSessionWith(renew)
  fetched.mockImplementation(() => Promise.resolve(sessionOver()))
  await expect(act('share-book', {}, { timeoutMs: 5_000 })).rejects.toMatchObject({ code: 'not-signed-in' })
  const guest = { json: {}, invitation: 'x', schema: plainAnswerSchema, timeoutMs: 5_000 }
  await expect(callFunction('invited-book', guest)).resolves.toMatchObject({ code: 'not-signed-in' })
  expect(renew).toHaveBeenCalledTimes(1)
})
