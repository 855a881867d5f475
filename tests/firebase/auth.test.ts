// @vitest-environment jsdom
import { FirebaseError } from 'firebase/app'
import { createUserWithEmailAndPassword } from 'firebase/auth'
import { expect, test, vi } from 'vitest'
import { registerWithEmail } from '#firebase/auth.ts'

vi.mock('firebase/auth')
// Which of the browser's stores keeps the session is not asked here.
vi.mock('#firebase/session-store.ts')

test.each([
  ['auth/weak-password', 'weak-password'],
  // The project's own policy, which docs/deploy.md switches on.
  ['auth/password-does-not-meet-requirements', 'weak-password'],
  ['auth/email-already-in-use', 'email-taken'],
  ['auth/internal-error', 'unknown'],
])('a registration that is refused with %s is %s', async (reason, code) => {
  vi.mocked(createUserWithEmailAndPassword).mockRejectedValue(new FirebaseError(reason, 'anne@example.com'))
  await expect(registerWithEmail('anne@example.com', 'masal-sifresi')).rejects.toMatchObject({ code, message: reason })
})
