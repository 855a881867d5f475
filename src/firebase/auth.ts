/** Identity: the signed-in user, and the ways to sign in and out. Every failure is a `Problem`. */
import {
  browserPopupRedirectResolver,
  createUserWithEmailAndPassword,
  getAdditionalUserInfo,
  getAuth,
  GoogleAuthProvider,
  onAuthStateChanged,
  reload,
  sendEmailVerification,
  sendPasswordResetEmail,
  setPersistence,
  signInWithEmailAndPassword,
  signInWithPopup,
  signOut,
  type User as FirebaseUser,
} from 'firebase/auth'
import { FirebaseError } from 'firebase/app'
import * as v from 'valibot'
import { userIdSchema, type UserId } from '#domain/ids.ts'
import { asProblem, Problem, type ProblemCode } from '#domain/problem.ts'
import type { User } from '#domain/user.ts'
import { noteSessionEndsWithTab, storeFor } from './session-store.ts'

interface Remember {
  /** false: signed out when the browser is closed. */
  remember: boolean
}

/** Calls back at once with the known user, then at every change. @returns a function that stops it */
export function watchUser(onChange: (user: User | null) => void): () => void {
  return onAuthStateChanged(getAuth(), (user) => onChange(user && parseUser(user)))
}

/** The user as of now; null also before the first state is known. */
export function currentUser(): User | null {
  const user = getAuth().currentUser
  return user && parseUser(user)
}

/** Proves the user to a function; renewed when it is about to expire. */
export async function idToken(): Promise<string> {
  return attempt(() => signedIn().getIdToken())
}

/** A registration's session is durable (product 4.3). */
export const registerWithEmail = (email: string, password: string): Promise<User> =>
  attempt(async () => {
    await keepSession(true)
    const { user } = await createUserWithEmailAndPassword(getAuth(), email, password)
    noteSessionEndsWithTab(false)
    return parseUser(user)
  })

export const signInWithEmail = (email: string, password: string, { remember }: Remember): Promise<User> =>
  attempt(async () => {
    await keepSession(remember)
    const { user } = await signInWithEmailAndPassword(getAuth(), email, password)
    noteSessionEndsWithTab(!remember)
    return parseUser(user)
  })

/** @returns isNew: this sign-in has created the account */
export const signInWithGoogle = ({ remember }: Remember): Promise<{ user: User; isNew: boolean }> =>
  attempt(async () => {
    // Pass the resolver here and not at start: on phones it would load Google's scripts with every page. Do not await
    // before the popup: browsers open one only straight from the tap.
    const kept = keepSession(remember)
    const credential = await signInWithPopup(getAuth(), new GoogleAuthProvider(), browserPopupRedirectResolver)
    await kept
    noteSessionEndsWithTab(!remember)
    return { user: parseUser(credential.user), isNew: getAdditionalUserInfo(credential)?.isNewUser ?? false }
  })

/** Signs out in every tab of this browser, because on a shared device the user means all of them. */
export const signOutUser = (): Promise<void> =>
  attempt(async () => {
    const uid = currentUser()?.uid
    await endSession()
    if (uid) tellOtherTabs(uid)
  })

async function endSession(): Promise<void> {
  await signOut(getAuth())
  noteSessionEndsWithTab(false)
}

const SIGN_OUTS = 'masal:sign-outs'

function tellOtherTabs(uid: UserId) {
  const channel = new BroadcastChannel(SIGN_OUTS)
  channel.postMessage(uid)
  channel.close()
}

/**
 * Reports a sign-out in another tab. Without this, a tab that began with a session for itself alone would not notice it,
 * because such a tab does not watch the durable store. Any other tab checks that store every 800 ms, or once a minute
 * while hidden.
 * @param onSignedOut called when another tab has signed this tab's user out, before this tab does. @returns a function
 * that stops it
 */
export function watchSignOuts(onSignedOut: (uid: UserId) => void): () => void {
  const channel = new BroadcastChannel(SIGN_OUTS)
  channel.onmessage = ({ data }: MessageEvent<unknown>) => {
    const uid = currentUser()?.uid
    if (!uid || data !== uid) return
    onSignedOut(uid)
    void endSession()
  }
  return () => channel.close()
}

export const sendPasswordReset = (email: string): Promise<void> =>
  attempt(() => sendPasswordResetEmail(getAuth(), email))

/** @throws Problem 'not-signed-in', 'unavailable' if it was requested too often */
export const sendVerificationMail = (): Promise<void> => attempt(() => sendEmailVerification(signedIn()))

/** @returns true if the link in the mail has been opened; then the next id token says so too */
export const refreshVerification = (): Promise<boolean> =>
  attempt(async () => {
    const user = signedIn()
    await reload(user)
    if (user.emailVerified) await user.getIdToken(true)
    return user.emailVerified
  })

/** @throws Problem 'not-signed-in' */
export function signedIn(): FirebaseUser {
  const user = getAuth().currentUser
  if (!user) throw new Problem('not-signed-in', 'Nobody is signed in')
  return user
}

const keepSession = async (remember: boolean) => setPersistence(getAuth(), await storeFor(remember))

const parseUser = ({ uid, email, displayName, photoURL }: FirebaseUser): User => ({
  uid: v.parse(userIdSchema, uid),
  email,
  displayName,
  photoURL,
})

const CODE_BY_REASON: Readonly<Record<string, ProblemCode>> = {
  'auth/network-request-failed': 'network',
  'auth/too-many-requests': 'unavailable',
  'auth/user-not-found': 'wrong-credentials',
  'auth/wrong-password': 'wrong-credentials',
  'auth/invalid-credential': 'wrong-credentials',
  'auth/invalid-email': 'wrong-credentials',
  'auth/email-already-in-use': 'email-taken',
  'auth/weak-password': 'weak-password',
  'auth/password-does-not-meet-requirements': 'weak-password',
  'auth/requires-recent-login': 'sign-in-too-old',
  // The session was ended elsewhere: the account has a new password, a Google sign-in has replaced its password, or it
  // was deleted.
  'auth/user-token-expired': 'not-signed-in',
  'auth/user-disabled': 'not-signed-in',
  'auth/null-user': 'not-signed-in',
  'auth/user-mismatch': 'not-allowed',
  'auth/popup-closed-by-user': 'popup-closed',
  'auth/cancelled-popup-request': 'popup-closed',
  'auth/popup-blocked': 'popup-blocked',
}

export async function attempt<T>(act: () => Promise<T>): Promise<T> {
  try {
    return await act()
  } catch (error) {
    // Use `error.code` and not the message, which may contain the e-mail address.
    if (error instanceof FirebaseError)
      throw new Problem(CODE_BY_REASON[error.code] ?? 'unknown', error.code, { cause: error })
    if (error instanceof Error) throw asProblem(error)
    throw error
  }
}
