import { expect, test, vi } from 'vitest'
import { Problem } from '#domain/problem.ts'
import { withVerifiedAddress } from '#app/auth/with-verified-address.ts'

const refusal = () => new Problem('email-unverified', 'refused')

test('what was refused is done once the address has been verified', async () => {
  const act = vi.fn<() => Promise<string>>().mockRejectedValueOnce(refusal()).mockResolvedValueOnce('done')
  expect(await withVerifiedAddress(act, async () => true)).toBe('done')
})

test.each([
  ['nobody has opened the link', refusal(), false, 1],
  ['it is refused again', refusal(), true, 2],
  ['something else went wrong', new Problem('network', 'lost'), true, 1],
])('where %s the parent hears of it', async (_what, problem, isVerified, times) => {
  const act = vi.fn(() => Promise.reject(problem))
  await expect(withVerifiedAddress(act, async () => isVerified)).rejects.toBe(problem)
  expect(act).toHaveBeenCalledTimes(times)
})
