import { render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { MemoryRouter } from 'react-router-dom'
import * as v from 'valibot'
import { beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import type { Consent } from '#domain/consent.ts'
import { parseKeptHero } from '#domain/hero.ts'
import { storyIdSchema, transformIdSchema, userIdSchema } from '#domain/ids.ts'
import { voiceIdSchema } from '#domain/voice.ts'
import { Problem } from '#domain/problem.ts'
import type { SignInProofs } from '#app/auth/sign-in-proofs.ts'
import { useConfirmed } from '#app/auth/use-confirmed.tsx'
import type { AccountPorts, WhyWaiting } from '#features/my-account/account-ports.ts'
import { MyAccount } from '#features/my-account/my-account.tsx'
import { MY_ACCOUNT } from '#text/my-account.ts'
import { Toasts } from '#ui/toaster.tsx'
import { expectFault } from '../../support/faults.ts'

// jsdom has no streams; archive.test.ts tests the packing.
vi.mock('client-zip', () => ({ downloadZip: () => ({ blob: () => Promise.resolve(new Blob(['PK'])) }) }))

const USER = { uid: v.parse(userIdSchema, 'parent'), email: 'anne@ornek.test', displayName: null, photoURL: null }
const PHOTO: Consent = {
  kind: 'photo',
  version: '2026-11-25.1',
  granted: true,
  createdAt: Date.UTC(2026, 10, 25, 12),
  transformId: v.parse(transformIdSchema, 'orman_1'),
}

const nothing = () => Promise.resolve()
const ports = {
  watchPortraits: vi.fn<AccountPorts['watchPortraits']>(),
  watchConsents: vi.fn<AccountPorts['watchConsents']>(),
  watchStories: vi.fn<AccountPorts['watchStories']>(),
  watchHeroes: vi.fn<AccountPorts['watchHeroes']>(),
  eraseHero: vi.fn<AccountPorts['eraseHero']>(),
  erasePhotos: vi.fn<AccountPorts['erasePhotos']>(),
  withdrawPhotoConsent: vi.fn<AccountPorts['withdrawPhotoConsent']>(),
  fetchExport: vi.fn<AccountPorts['fetchExport']>(),
  leave: vi.fn<AccountPorts['leave']>(),
  signInWays: vi.fn<AccountPorts['signInWays']>(),
  changePassword: vi.fn<AccountPorts['changePassword']>(),
  sendAddressChange: vi.fn<AccountPorts['sendAddressChange']>(),
} satisfies Omit<AccountPorts, 'confirmed'>
const whyWaiting = vi.fn<WhyWaiting>()
const proofs = {
  signInWays: ports.signInWays,
  confirmByPassword: vi.fn<SignInProofs['confirmByPassword']>(),
  confirmByGoogle: vi.fn<SignInProofs['confirmByGoogle']>(),
} satisfies SignInProofs

beforeAll(() => {
  vi.stubGlobal('matchMedia', () => ({ matches: true, addEventListener: vi.fn(), removeEventListener: vi.fn() }))
})

beforeEach(() => {
  for (const port of [...Object.values(ports), ...Object.values(proofs)]) port.mockReset()
  for (const watch of [ports.watchPortraits, ports.watchStories, ports.watchConsents, ports.watchHeroes])
    watch.mockImplementation((_uid, onChange) => {
      onChange([])
      return () => undefined
    })
  ports.signInWays.mockReturnValue({ password: true, google: false })
  whyWaiting.mockReturnValue(null)
  proofs.confirmByPassword.mockImplementation(nothing)
  proofs.confirmByGoogle.mockImplementation(nothing)
})

function Room() {
  const { confirmed, dialog } = useConfirmed(proofs)
  return (
    <>
      <MyAccount
        user={USER}
        ports={{ ...ports, confirmed }}
        whyWaiting={whyWaiting}
        textPaths={{ photo: '/consent', sale: '/terms', analytics: '/cookies', hero: '/consent', voice: '/consent' }}
        measurement={null}
      />
      {dialog}
    </>
  )
}

function open() {
  render(
    <MemoryRouter>
      <Room />
      <Toasts />
    </MemoryRouter>,
  )
  return userEvent.setup()
}

const press = (user: ReturnType<typeof userEvent.setup>, name: string) =>
  user.click(screen.getByRole('button', { name }))

async function typePassword(user: ReturnType<typeof userEvent.setup>, password: string): Promise<void> {
  const dialog = await screen.findByRole('dialog', { name: 'Önce siz olduğunuzu doğrulayalım' })
  await user.type(within(dialog).getByLabelText('Şifreniz'), password)
  await user.click(within(dialog).getByRole('button', { name: 'Devam Et' }))
}

test('shows that a withdrawal has waited for a day, and disables its button', () => {
  ports.watchConsents.mockImplementation((_uid, onChange) => {
    onChange([PHOTO])
    return () => undefined
  })
  whyWaiting.mockImplementation((id) => (id === PHOTO.transformId ? 'long' : null))
  open()
  expect(screen.getByText(/İzniniz bir günü aşkın süredir geri alınamıyor/)).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Geri al' })).toBeNull()
})

test('shows an interrupted archive’s progress, and continues with the missing book', async () => {
  const books = ['orman_parent_1', 'uzay_parent_2'].map((id) => v.parse(storyIdSchema, id))
  const part = (data: object = {}) => ({ data: { files: [], ...data }, files: [] })
  vi.stubGlobal('URL', Object.assign(URL, { createObjectURL: () => 'blob:x', revokeObjectURL: () => undefined }))
  ports.fetchExport
    .mockResolvedValueOnce(part({ books }))
    .mockResolvedValueOnce(part())
    .mockRejectedValueOnce(new Problem('network', 'broke off'))
    .mockResolvedValueOnce(part())
  const user = open()
  await press(user, 'Verilerimi indir')
  expect(await screen.findByText(/^İndirme yarıda kaldı: 1 \/ 2 kitap hazır\./)).toBeVisible()
  await press(user, 'Kaldığı yerden sürdür')
  expect(await screen.findByText('Arşiv indirildi: 0,0 MB.')).toBeVisible()
  const asked = ports.fetchExport.mock.calls.map(([wanted]) => wanted.storyId ?? wanted.part)
  expect(asked).toEqual(['account', ...books, books[1]])
})

describe('acts that need a fresh sign-in', () => {
  test('repeats a refused account action after the parent has signed in again', async () => {
    const tooOld = new Problem('sign-in-too-old', 'The sign-in is not recent')
    ports.fetchExport.mockRejectedValueOnce(tooOld).mockResolvedValueOnce({ data: { books: [], files: [] }, files: [] })
    vi.stubGlobal('URL', Object.assign(URL, { createObjectURL: () => 'blob:x', revokeObjectURL: () => undefined }))
    const user = open()
    await press(user, 'Verilerimi indir')
    await typePassword(user, 'bir-varmis')
    expect(await screen.findByText('Arşiv indirildi: 0,0 MB.')).toBeVisible()
    expect(proofs.confirmByPassword).toHaveBeenCalledWith('bir-varmis')
    expect(ports.fetchExport).toHaveBeenCalledTimes(2)
  })

  test('drops a refused account action if the parent closes the sign-in dialog', async () => {
    ports.changePassword.mockRejectedValue(new Problem('sign-in-too-old', 'The sign-in is not recent'))
    const user = open()
    await press(user, 'Şifreyi değiştir')
    await user.type(screen.getByLabelText('Yeni şifre'), 'evvel-zaman')
    await press(user, 'Yeni şifreyi kaydet')
    await user.click(await screen.findByRole('button', { name: 'Kapat' }))
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(screen.getByLabelText('Yeni şifre')).toHaveValue('evvel-zaman')
    expect(ports.changePassword).toHaveBeenCalledTimes(1)
  })

  test('asks for a Google sign-in if the account has one, and refuses another account', async () => {
    ports.signInWays.mockReturnValue({ password: false, google: true })
    proofs.confirmByGoogle.mockRejectedValueOnce(new Problem('not-allowed', 'auth/user-mismatch'))
    ports.leave.mockImplementation(nothing)
    const user = open()
    expect(screen.getByText(/Google hesabınızla giriş yapıyorsunuz/)).toBeVisible()
    await press(user, 'Hesabımı sil')
    await press(user, 'Hesabımı kalıcı olarak sil')
    await user.click(await screen.findByRole('button', { name: 'Google ile doğrula' }))
    expect(await screen.findByText(/başka bir hesap seçildi/)).toBeVisible()
    await press(user, 'Google ile doğrula')
    await waitFor(() => expect(ports.leave).toHaveBeenCalledTimes(1))
  })
})

test('stops watches and buttons during a deletion, and restores them after a failure', async () => {
  let fail: (error: Error) => void = () => undefined
  ports.leave.mockImplementation(() => new Promise((_resolve, reject) => (fail = reject)))
  const stopped = vi.fn()
  ports.watchPortraits.mockImplementation((_uid, onChange) => {
    onChange([])
    return stopped
  })
  const user = open()
  await press(user, 'Hesabımı sil')
  await press(user, 'Hesabımı kalıcı olarak sil')
  await typePassword(user, 'bir-varmis')
  expect(await screen.findByText(/Hesabınız siliniyor/)).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Fotoğrafları şimdi sil' })).toBeNull()
  expect(stopped).toHaveBeenCalledTimes(1)
  const failure = new Problem('unavailable', 'account refused: busy')
  fail(failure)
  expect(await screen.findByText('Hesap silinemedi. Lütfen biraz sonra tekrar deneyin.')).toBeVisible()
  expect(screen.getByRole('button', { name: 'Fotoğrafları şimdi sil' })).toBeVisible()
  expectFault(/my-account: leave.*busy/)
})

test.each([
  ['given', undefined, MY_ACCOUNT.guestGranted('25 Kasım 2026')],
  ['taken back', Date.UTC(2026, 10, 26, 12), MY_ACCOUNT.guestWithdrawn('26 Kasım 2026')],
])('shows a guest’s consent as the guest’s, %s, without a button for the owner', async (_what, withdrawnAt, said) => {
  const voice: Consent = {
    ...{ kind: 'voice', version: '2026-11-28.1', granted: true, createdAt: Date.UTC(2026, 10, 25, 12) },
    ...{ storyId: v.parse(storyIdSchema, 'orman_parent_1'), voiceId: v.parse(voiceIdSchema, '0'.repeat(20)) },
    ...{ invitation: 'a'.repeat(64), withdrawnAt },
  }
  ports.watchConsents.mockImplementation((_uid, onChange) => {
    onChange([voice])
    return () => undefined
  })
  open()
  expect(await screen.findByText(new RegExp(said))).toBeVisible()
  expect(screen.getByText(MY_ACCOUNT.voiceIsTheirs)).toBeVisible()
  expect(screen.queryByRole('button', { name: MY_ACCOUNT.withdraw })).toBeNull()
})

test('shows a failed withdrawal of a consent, and lets the parent try again', async () => {
  ports.watchConsents.mockImplementation((_uid, onChange) => {
    onChange([PHOTO])
    return () => undefined
  })
  const failure = new Problem('network', 'withdraw-consent was not reached')
  ports.withdrawPhotoConsent.mockRejectedValue(failure)
  const user = open()
  expect(screen.getByText(/25 Kasım 2026 günü verdiniz\./)).toBeVisible()
  await press(user, 'Geri al')
  expect(screen.getByRole('button', { name: 'Vazgeç' })).toHaveFocus()
  await press(user, 'Evet, geri al')
  expect(await screen.findByText('İzin geri alınamadı. Lütfen biraz sonra tekrar deneyin.')).toBeVisible()
  expect(screen.getByRole('button', { name: 'Geri al' })).toBeVisible()
  expectFault(/my-account: withdraw a consent.*network/)
})

test('shows a message for a section of the account whose data cannot be watched', () => {
  const problem = new Problem('unavailable', 'watch portraits')
  ports.watchPortraits.mockImplementation((_uid, _onChange, onFailed) => {
    onFailed(problem)
    return () => undefined
  })
  open()
  expect(screen.getByText(/Kayıtlarınız yüklenirken bir hata oluştu\./)).toHaveAttribute('role', 'alert')
  expectFault(/my-account: watch.*unavailable/)
})

describe('kept heroes', () => {
  const HERO = parseKeptHero('0123456789abcdef0123', {
    ...{ childName: 'Defne', childAge: 5, childGender: 'female', portraitUrl: '/media/kept' },
    ...{ keptAt: Date.UTC(2026, 10, 27, 12), keptUntil: Date.UTC(2028, 10, 27, 12), portraits: { orman_1: true } },
  })
  const show = () => {
    ports.watchHeroes.mockImplementation((_uid, onChange) => {
      onChange(HERO ? [HERO] : [])
      return () => undefined
    })
    render(<Room />, { wrapper: MemoryRouter })
    return within(screen.getByRole('list', { name: MY_ACCOUNT.heroes }))
  }

  test('shows saved heroes with the first and last day of storage', () => {
    const list = show()
    expect(list.getByRole('img', { name: MY_ACCOUNT.portraitAlt('Defne') })).toBeInTheDocument()
    expect(list.getByText(MY_ACCOUNT.heroSince('27 Kasım 2026'))).toBeVisible()
    expect(list.getByText(MY_ACCOUNT.heroUntil('27 Kasım 2028'))).toBeVisible()
  })

  test('erases a saved hero after a question that names what is erased', async () => {
    ports.eraseHero.mockResolvedValue('sent')
    const list = show()
    await userEvent.click(list.getByRole('button', { name: MY_ACCOUNT.eraseHero }))
    expect(list.getByText(MY_ACCOUNT.eraseHeroQuestion('Defne'))).toBeVisible()
    expect(ports.eraseHero).not.toHaveBeenCalled()
    await userEvent.click(list.getByRole('button', { name: MY_ACCOUNT.eraseHeroConfirm }))
    expect(ports.eraseHero).toHaveBeenCalledWith(HERO?.id)
  })

  test('shows a message if there is no saved hero', () => {
    render(<Room />, { wrapper: MemoryRouter })
    expect(screen.getByText(MY_ACCOUNT.noHeroes)).toBeVisible()
  })
})
