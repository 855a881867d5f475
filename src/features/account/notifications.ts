/** Notices of sign-ups and sign-ins to the owners of the product, and the removal of a new account that cannot be announced (product 4.1). */
import { asProblem, Problem } from '#domain/problem.ts'
import type { User } from '#domain/user.ts'
import { report } from '#report'
import { ACCOUNT } from '#text/account.ts'
import { forgetOwedSignup, isSignupOwed, rememberOwedSignup } from './owed-signup.ts'

export interface AnnouncementPorts {
  /** 'owed': the notice must be sent again. */
  notifySignup: (user: User, at: Date) => Promise<'sent' | 'owed'>
  notifySignin: (user: User, at: Date) => Promise<void>
  deleteAccount: () => Promise<void>
  signOut: () => Promise<void>
}

/** @throws Problem 'notification-failed', after the account was deleted again */
export async function announceNewcomer(user: User, ports: AnnouncementPorts): Promise<void> {
  try {
    if ((await ports.notifySignup(user, new Date())) === 'owed') rememberOwedSignup(user.uid)
  } catch (error) {
    await takeBack(user, ports)
    throw new Problem('notification-failed', 'The signup notification failed: the account was taken back', {
      cause: error,
    })
  }
}

/** The parent does not wait for the notice, and is signed in even if it fails: a failure is only reported. */
export async function announceReturn(user: User, ports: AnnouncementPorts): Promise<void> {
  try {
    if (isSignupOwed(user.uid)) {
      if ((await ports.notifySignup(user, new Date())) === 'sent') forgetOwedSignup(user.uid)
    } else {
      await ports.notifySignin(user, new Date())
    }
  } catch (error) {
    report(asProblem(error, 'notification-failed'), `account: tell of a return ${ACCOUNT.signinUnavailable}`)
  }
}

async function takeBack(user: User, { deleteAccount, signOut }: AnnouncementPorts): Promise<void> {
  try {
    await deleteAccount()
  } catch (error) {
    report(error, 'account: take back the account of a failed sign-up')
    rememberOwedSignup(user.uid)
  }
  await signOut()
}
