// @vitest-environment jsdom
import { FirebaseError } from 'firebase/app'
import { createUserWithEmailAndPassword } from 'firebase/auth'
import { expect, test, vi } from 'vitest'
import { registerWithEmail } from '#firebase/auth.ts'

vi.mock('firebase/auth')
// This test does not check which storage keeps the session.
vi.mock('#firebase/session-store.ts')

test.each([
  ['auth/weak-password', 'weak-password'],
  // Our project's password policy (docs/deploy.md).
  ['auth/password-does-not-meet-requirements', 'weak-password'],
  ['auth/email-already-in-use', 'email-taken'],
  ['auth/internal-error', 'unknown'],
])('turns a registration’s refusal %s into %s', async (reason, code) => {
  vi.mocked(createUserWithEmailAndPassword).mockRejectedValue(new FirebaseError(reason, 'anne@example.com'))
  await expect(registerWithEmail('anne@example.com', 'masal-sifresi')).rejects.toMatchObject({ code, message: reason })
})
