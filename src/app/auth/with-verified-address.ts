import { Problem } from '#domain/problem.ts'
import { refreshVerification } from '#firebase/auth.ts'

/**
 * Repeats once what was refused for an address that has been verified meanwhile, in a mail app or another tab: the session's
 * token says so only when it is renewed.
 */
export async function withVerifiedAddress<Result>(
  act: () => Promise<Result>,
  isVerifiedByNow: () => Promise<boolean> = refreshVerification,
): Promise<Result> {
  try {
    return await act()
  } catch (error) {
    const isUnverified = error instanceof Problem && error.code === 'email-unverified'
    if (!isUnverified || !(await isVerifiedByNow())) throw error
    return act()
  }
}
