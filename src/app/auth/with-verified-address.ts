import { Problem } from '#domain/problem.ts'
import { refreshVerification } from '#firebase/auth.ts'
import { report } from '#report'

interface Means {
  /** Present if no button beside the refusal sends the link that it speaks of. */
  sendLink?: () => Promise<unknown>
  isVerifiedByNow?: () => Promise<boolean>
}

/**
 * Repeats once what was refused for an address that has been verified meanwhile, in a mail app or another tab: the session's
 * token says so only when it is renewed.
 */
export async function withVerifiedAddress<Result>(
  act: () => Promise<Result>,
  { sendLink, isVerifiedByNow = refreshVerification }: Means = {},
): Promise<Result> {
  try {
    return await act()
  } catch (error) {
    if (!(error instanceof Problem) || error.code !== 'email-unverified') throw error
    if (await isVerifiedByNow()) return act()
    await sendLink?.().catch((failure: unknown) => report(failure, 'verification mail'))
    throw error
  }
}
