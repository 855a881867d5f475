import { cleanup, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { MemoryRouter } from 'react-router-dom'
import * as v from 'valibot'
import { beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { login, signUp } from '#domain/analytics.ts'
import { userIdSchema } from '#domain/ids.ts'
import { Problem } from '#domain/problem.ts'
import type { User } from '#domain/user.ts'
import { AccountDialog } from '#features/account/account-dialog.tsx'
import type { AuthPorts } from '#features/account/auth-actions.ts'
import { Toasts } from '#ui/toaster.tsx'
import { expectFault } from '../../support/faults.ts'

const USER: User = {
  uid: v.parse(userIdSchema, 'parent'),
  email: 'anne@ornek.test',
  displayName: null,
  photoURL: null,
}

const ports = {
  registerWithEmail: vi.fn<AuthPorts['registerWithEmail']>(),
  signInWithEmail: vi.fn<AuthPorts['signInWithEmail']>(),
  signInWithGoogle: vi.fn<AuthPorts['signInWithGoogle']>(),
  sendPasswordReset: vi.fn<AuthPorts['sendPasswordReset']>(),
  deleteAccount: vi.fn<AuthPorts['deleteAccount']>(),
  signOut: vi.fn<AuthPorts['signOut']>(),
  notifySignup: vi.fn<AuthPorts['notifySignup']>(),
  notifySignin: vi.fn<AuthPorts['notifySignin']>(),
  track: vi.fn<AuthPorts['track']>(),
} satisfies AuthPorts

beforeAll(() => {
  vi.stubGlobal('matchMedia', () => ({ matches: true, addEventListener: vi.fn(), removeEventListener: vi.fn() }))
})

beforeEach(() => {
  for (const port of Object.values(ports)) port.mockReset()
  ports.notifySignup.mockResolvedValue('sent')
  localStorage.clear()
})

function open(mode: 'login' | 'register', { passwordLater = false } = {}) {
  const onEntered = vi.fn(async () => undefined)
  const shown = (now: 'login' | 'register') => (
    <MemoryRouter>
      <AccountDialog
        mode={now}
        passwordLater={passwordLater}
        mayOpenGoogle
        ports={ports}
        onMode={(next) => view.rerender(shown(next))}
        onClose={() => undefined}
        enter={(signIn) => signIn().then(onEntered)}
      />
      <Toasts />
    </MemoryRouter>
  )
  const view = render(shown(mode))
  return { onEntered }
}

async function fillIn() {
  await userEvent.type(screen.getByLabelText('E-posta'), 'anne@ornek.test')
  await userEvent.type(screen.getByLabelText('Şifre'), 'gizli123')
}

test('disables the submit button with the text Yükleniyor... during the request', async () => {
  let answer: () => void = vi.fn()
  ports.signInWithEmail.mockReturnValue(new Promise((resolve) => (answer = () => resolve(USER))))
  const { onEntered } = open('login')
  await fillIn()
  await userEvent.click(screen.getByRole('button', { name: 'Giriş Yap' }))
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Yükleniyor...' }).disabled).toBe(true)
  answer()
  await waitFor(() => expect(onEntered).toHaveBeenCalled())
})

test('completes a sign-in even if its notification fails', async () => {
  expectFault(/Giriş sistemi şu anda kullanılamıyor. Lütfen daha sonra tekrar deneyin.\] notification-failed: down/)
  ports.signInWithEmail.mockResolvedValue(USER)
  ports.notifySignin.mockRejectedValue(new Problem('notification-failed', 'down'))
  const { onEntered } = open('login')
  await fillIn()
  await userEvent.click(screen.getByRole('button', { name: 'Giriş Yap' }))
  await waitFor(() => expect(onEntered).toHaveBeenCalled())
  expect(ports.signInWithEmail).toHaveBeenCalledWith('anne@ornek.test', 'gizli123', { remember: true })
})

test('undoes a sign-up whose notification failed, with a message, and keeps the form', async () => {
  expectFault(/account: sign in\] notification-failed/)
  ports.registerWithEmail.mockResolvedValue(USER)
  ports.notifySignup.mockRejectedValue(new Problem('network', 'Webhook failed with status 502'))
  const { onEntered } = open('register')
  await fillIn()
  await userEvent.click(screen.getByRole('button', { name: 'Kayıt Ol' }))
  expect(
    await screen.findByText('Üyelik sistemi şu anda kullanılamıyor. Lütfen daha sonra tekrar deneyin.'),
  ).toBeTruthy()
  expect(ports.deleteAccount).toHaveBeenCalled()
  // The function deletes the account; this browser's session is still open.
  expect(ports.signOut).toHaveBeenCalledAfter(ports.deleteAccount)
  expect(onEntered).not.toHaveBeenCalled()
  expect(screen.getByLabelText<HTMLInputElement>('E-posta').value).toBe('anne@ornek.test')
})

test('registers with the address alone, and mails the link that sets the password', async () => {
  ports.registerWithEmail.mockResolvedValue(USER)
  ports.sendPasswordReset.mockResolvedValue()
  const { onEntered } = open('register', { passwordLater: true })
  expect(screen.queryByLabelText('Şifre')).toBeNull()
  await userEvent.type(screen.getByLabelText('E-posta'), 'anne@ornek.test')
  await userEvent.click(screen.getByRole('button', { name: 'Kayıt Ol' }))
  await waitFor(() => expect(onEntered).toHaveBeenCalled())
  const [email, password = ''] = ports.registerWithEmail.mock.calls[0] ?? []
  expect(email).toBe('anne@ornek.test')
  expect(password.length).toBeGreaterThanOrEqual(32)
  expect(ports.sendPasswordReset).toHaveBeenCalledExactlyOnceWith('anne@ornek.test')
})

test('registers without a password although the mail with its link fails', async () => {
  expectFault(/send the link that sets the password\] network/)
  ports.registerWithEmail.mockResolvedValue(USER)
  ports.sendPasswordReset.mockRejectedValue(new Problem('network', 'offline'))
  const { onEntered } = open('register', { passwordLater: true })
  await userEvent.type(screen.getByLabelText('E-posta'), 'anne@ornek.test')
  await userEvent.click(screen.getByRole('button', { name: 'Kayıt Ol' }))
  expect(await screen.findByText('Hesabınız başarıyla oluşturuldu!')).toBeTruthy()
  expect(onEntered).toHaveBeenCalled()
})

test('keeps an account whose sign-up notice is late; the next sign-in sends the notice', async () => {
  ports.registerWithEmail.mockResolvedValue(USER)
  ports.notifySignup.mockResolvedValueOnce('owed')
  const { onEntered } = open('register')
  await fillIn()
  await userEvent.click(screen.getByRole('button', { name: 'Kayıt Ol' }))
  expect(await screen.findByText('Hesabınız başarıyla oluşturuldu!')).toBeTruthy()
  expect(onEntered).toHaveBeenCalled()
  expect(ports.deleteAccount).not.toHaveBeenCalled()

  ports.signInWithEmail.mockResolvedValue(USER)
  for (const notify of [ports.notifySignup, ports.notifySignin]) {
    cleanup()
    notify.mockClear()
    open('login')
    await fillIn()
    await userEvent.click(screen.getByRole('button', { name: 'Giriş Yap' }))
    await waitFor(() => expect(notify).toHaveBeenCalledOnce())
  }
})

test('repeats the sign-up notice at the next sign-in if the account was not deleted', async () => {
  expectFault(/account: sign in\] notification-failed/)
  expectFault(/take back the account/)
  ports.registerWithEmail.mockResolvedValue(USER)
  ports.notifySignup.mockRejectedValueOnce(new Problem('network', 'down'))
  ports.deleteAccount.mockRejectedValue(new Problem('unavailable', 'account was not reached'))
  open('register')
  await fillIn()
  await userEvent.click(screen.getByRole('button', { name: 'Kayıt Ol' }))
  await waitFor(() => expect(ports.signOut).toHaveBeenCalled())

  ports.signInWithEmail.mockResolvedValue(USER)
  await userEvent.click(await screen.findByRole('button', { name: 'Giriş Yap' }))
  await userEvent.type(screen.getByLabelText('Şifre'), 'gizli123')
  await userEvent.click(screen.getByRole('button', { name: 'Giriş Yap' }))
  await waitFor(() => expect(ports.notifySignup).toHaveBeenCalledTimes(2))
  expect(ports.notifySignin).not.toHaveBeenCalled()
})

test('reports a returning Google user as a sign-in, and never deletes the account', async () => {
  expectFault(/Giriş sistemi şu anda kullanılamıyor/)
  ports.signInWithGoogle.mockResolvedValue({ user: USER, isNew: false })
  ports.notifySignin.mockRejectedValue(new Problem('network', 'down'))
  const { onEntered } = open('login')
  await userEvent.click(screen.getByRole('checkbox', { name: 'Beni hatırla' }))
  await userEvent.click(screen.getByRole('button', { name: 'Google ile devam et' }))
  await waitFor(() => expect(onEntered).toHaveBeenCalled())
  expect(ports.signInWithGoogle).toHaveBeenCalledWith({ remember: false })
  expect(ports.deleteAccount).not.toHaveBeenCalled()
})

test('requires e-mail and password, but only the e-mail for a new password', async () => {
  open('login')
  expect(screen.getByLabelText('E-posta')).toBeRequired()
  expect(screen.getByLabelText('E-posta')).toHaveAttribute('type', 'email')
  expect(screen.getByLabelText('Şifre')).toBeRequired()
  await userEvent.click(screen.getByRole('button', { name: 'Şifremi unuttum' }))
  expect(screen.getByLabelText('E-posta')).toBeRequired()
  expect(screen.queryByLabelText('Şifre')).toBeNull()
})

test('returns to the login form after the reset link is sent', async () => {
  ports.sendPasswordReset.mockResolvedValue(undefined)
  open('login')
  await userEvent.click(screen.getByRole('button', { name: 'Şifremi unuttum' }))
  await userEvent.type(screen.getByLabelText('E-posta'), 'anne@ornek.test')
  await userEvent.click(screen.getByRole('button', { name: 'Bağlantı Gönder' }))
  expect(await screen.findByText('Şifre sıfırlama bağlantısı e-posta adresinize gönderildi!')).toBeTruthy()
  expect(await screen.findByLabelText('Şifre')).toBeTruthy()
})

test.each([
  [
    'wrong-credentials',
    'E-posta ya da şifre yanlış. Gözden geçirin ya da şifrenizi yenileyin. Daha önce Google ile giriş yaptıysanız yine Google ile girin.',
  ],
  ['network', 'Bağlantı kurulamadı. İnternet bağlantınızı kontrol edip tekrar deneyin.'],
] as const)('shows a failure that the parent can fix in the dialog too: %s', async (code, sentence) => {
  ports.signInWithEmail.mockRejectedValue(new Problem(code, 'auth/…'))
  open('login')
  await fillIn()
  await userEvent.click(screen.getByRole('button', { name: 'Giriş Yap' }))
  expect(await within(screen.getByRole('dialog')).findByText(sentence)).toBeTruthy()
  expect(await screen.findByText('Giriş yapılırken bir hata oluştu.')).toBeTruthy()
})

test('adds no dialog line for an unfixable failure; shows a sentence for a non-Error', async () => {
  expectFault(/account: sign in\] unknown: nothing that can be read/)
  ports.signInWithEmail.mockRejectedValue('nothing that can be read')
  open('login')
  await fillIn()
  const submit = screen.getByRole('button', { name: 'Giriş Yap' })
  await userEvent.click(submit)
  expect(await screen.findByText('Beklenmeyen bir hata oluştu.')).toBeTruthy()
  expect(within(submit.closest('form') as HTMLElement).getByRole('status')).toBeEmptyDOMElement()
})

describe('each way says how it went, and tells analytics once where it went well', () => {
  const failing = () => Promise.reject(new Problem('unknown', 'auth/internal-error'))
  const enter = (button: string) => async () => {
    await fillIn()
    await userEvent.click(screen.getByRole('button', { name: button }))
  }
  const withGoogle = () => userEvent.click(screen.getByRole('button', { name: 'Google ile devam et' }))
  const sendReset = async () => {
    await userEvent.click(screen.getByRole('button', { name: 'Şifremi unuttum' }))
    await userEvent.type(screen.getByLabelText('E-posta'), 'anne@ornek.test')
    await userEvent.click(screen.getByRole('button', { name: 'Bağlantı Gönder' }))
  }

  test.each([
    [
      'Başarıyla giriş yapıldı!',
      'login',
      enter('Giriş Yap'),
      () => ports.signInWithEmail.mockResolvedValue(USER),
      [login('email')],
    ],
    [
      'Hesabınız başarıyla oluşturuldu!',
      'register',
      enter('Kayıt Ol'),
      () => ports.registerWithEmail.mockResolvedValue(USER),
      [signUp('email')],
    ],
    [
      'Hesap oluşturulurken bir hata oluştu.',
      'register',
      enter('Kayıt Ol'),
      () => ports.registerWithEmail.mockImplementation(failing),
      [],
    ],
    [
      'Google ile giriş başarılı!',
      'login',
      withGoogle,
      () => ports.signInWithGoogle.mockResolvedValue({ user: USER, isNew: true }),
      [signUp('google')],
    ],
    [
      'Google ile giriş başarılı!',
      'login',
      withGoogle,
      () => ports.signInWithGoogle.mockResolvedValue({ user: USER, isNew: false }),
      [login('google')],
    ],
    [
      'Google ile giriş yapılırken bir hata oluştu.',
      'login',
      withGoogle,
      () => ports.signInWithGoogle.mockImplementation(failing),
      [],
    ],
    [
      'Şifre sıfırlama bağlantısı gönderilirken bir hata oluştu.',
      'login',
      sendReset,
      () => ports.sendPasswordReset.mockImplementation(failing),
      [],
    ],
  ] as const)(
    'shows the sentence “%s” after a request, and reports the request’s events',
    async (sentence, mode, act, arrange, events) => {
      arrange()
      if (events.length === 0) expectFault(/account: sign in\] unknown: auth.internal-error/)
      open(mode)
      await act()
      expect(await screen.findByText(sentence)).toBeTruthy()
      expect(ports.track.mock.calls).toEqual(events.map((event) => [event]))
    },
  )
})

test('reports a password that the provider refuses as too weak, and names no length', async () => {
  ports.registerWithEmail.mockRejectedValue(new Problem('weak-password', 'auth/password-does-not-meet-requirements'))
  open('register')
  expect(screen.getByLabelText<HTMLInputElement>('Şifre').minLength).toBe(-1)
  await fillIn()
  await userEvent.click(screen.getByRole('button', { name: 'Kayıt Ol' }))
  expect(await screen.findByText(/Bu şifre çok zayıf\. Daha uzun bir şifre seçin/)).toBeVisible()
  expect(document.body.textContent).not.toMatch(/\d+ (karakter|harf)/)
})
