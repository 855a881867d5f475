import { Problem } from '#domain/problem.ts'
import { refreshVerification } from '#firebase/auth.ts'
import { report } from '#report'

interface Means {
  /** Pass this if no button beside the refusal sends the link. */
  sendLink?: () => Promise<unknown>
  isVerifiedByNow?: () => Promise<boolean>
}

/**
 * Repeats an action once if it was refused for an unverified address that has been verified meanwhile, in a mail app or
 * another tab: the session's token shows that only after it is renewed.
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
