/** What the owners of the product are told when somebody comes in, and what becomes of a newcomer they cannot be told of (decision 7). */
import { notifySignin, notifySignup } from '#api/notification.ts'
import { asProblem, Problem } from '#domain/problem.ts'
import { deleteAccount, idToken, signOutUser, type User } from '#firebase/auth.ts'
import { ACCOUNT } from '#text/account.ts'
import { forgetOwedSignup, isSignupOwed, rememberOwedSignup } from './owed-signup.ts'

/** @throws Problem 'notification-failed', after the account has been taken back */
export async function announceNewcomer(user: User): Promise<void> {
  try {
    await notifySignup(await idToken(), user, new Date())
  } catch (error) {
    await takeBack(user)
    throw new Problem('notification-failed', 'The signup notification failed: the account was taken back', {
      cause: error,
    })
  }
}

/** Keeps nobody waiting and nobody out: a failure is only logged. */
export async function announceReturn(user: User): Promise<void> {
  try {
    if (isSignupOwed(user.uid)) {
      await notifySignup(await idToken(), user, new Date())
      forgetOwedSignup(user.uid)
    } else {
      await notifySignin(await idToken(), user, new Date())
    }
  } catch (error) {
    const problem = asProblem(error, 'notification-failed')
    console.warn(ACCOUNT.signinUnavailable, problem.code, problem.message)
  }
}

async function takeBack(user: User): Promise<void> {
  try {
    await deleteAccount()
  } catch (error) {
    console.warn('The account of a failed sign-up could not be deleted', asProblem(error).message)
    rememberOwedSignup(user.uid)
    await signOutUser()
  }
}
