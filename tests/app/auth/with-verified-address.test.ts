import { expect, test, vi } from 'vitest'
import { Problem } from '#domain/problem.ts'
import { withVerifiedAddress } from '#app/auth/with-verified-address.ts'
import { expectFault } from '../../support/faults.ts'

const refusal = () => new Problem('email-unverified', 'refused')

test('repeats the refused act once the address has been verified', async () => {
  const act = vi.fn<() => Promise<string>>().mockRejectedValueOnce(refusal()).mockResolvedValueOnce('done')
  expect(await withVerifiedAddress(act, { isVerifiedByNow: async () => true })).toBe('done')
})

test.each([
  ['nobody has opened the link', refusal(), false, 1],
  ['it is refused again', refusal(), true, 2],
  ['something else went wrong', new Problem('network', 'lost'), true, 1],
])('rejects with the problem of the refused action if %s', async (_what, problem, isVerified, times) => {
  const act = vi.fn(() => Promise.reject(problem))
  await expect(withVerifiedAddress(act, { isVerifiedByNow: async () => isVerified })).rejects.toBe(problem)
  expect(act).toHaveBeenCalledTimes(times)
})

test('sends the verification link only to an unverified address', async () => {
  const sendLink = vi.fn(() => Promise.resolve(true))
  const asked = (problem: Problem, isVerified: boolean) =>
    withVerifiedAddress(() => Promise.reject(problem), { sendLink, isVerifiedByNow: async () => isVerified })
  await expect(asked(refusal(), true)).rejects.toThrow()
  await expect(asked(new Problem('network', 'lost'), false)).rejects.toThrow()
  expect(sendLink).not.toHaveBeenCalled()
  await expect(asked(refusal(), false)).rejects.toMatchObject({ code: 'email-unverified' })
  expect(sendLink).toHaveBeenCalledOnce()
})

test('rejects with the first refusal if the verification link cannot be sent', async () => {
  expectFault(/verification mail\] unavailable/)
  const problem = refusal()
  const sendLink = () => Promise.reject(new Problem('unavailable', 'no mail'))
  const asked = withVerifiedAddress(() => Promise.reject(problem), { sendLink, isVerifiedByNow: async () => false })
  await expect(asked).rejects.toBe(problem)
})
