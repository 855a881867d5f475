import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test, vi } from 'vitest'
import { PortraitPair } from '#features/create-story/components/portrait-pair.tsx'
import type { Portrait } from '#features/create-story/hooks/use-portrait.ts'
import type { VerificationMailPort } from '#features/create-story/verification-mail.tsx'
import { Toasts } from '#ui/toaster.tsx'
import { expectFault } from '../../support/faults.ts'
import { answerMediaQueries } from '../../support/media-queries.ts'

const SEND_AGAIN = 'Bağlantıyı yeniden gönder'
const SENT = 'Doğrulama bağlantısı e-posta adresinize gönderildi!'
const mails = { sendFirst: async () => false, sendAgain: async () => true }
const FAILED = 'Portre bu kez çizilemedi.'

beforeEach(() => answerMediaQueries(false))

const show = (
  portrait: Exclude<Portrait, { is: 'none' }>,
  verificationMail: VerificationMailPort = mails,
  onPaintAgain: (() => void) | null = null,
) =>
  render(
    <>
      <PortraitPair
        headingId="baslik"
        isHeadingAbove={portrait.is === 'ready'}
        childName="Defne"
        childAge={5}
        portrait={portrait}
        snapshotUrl={null}
        onTryAgain={() => {}}
        onPaintAgain={onPaintAgain}
        onOtherPhoto={() => {}}
        verificationMail={verificationMail}
        looks={null}
      >
        {null}
      </PortraitPair>
      <Toasts />
    </>,
  )

test('shows why a portrait failed', () => {
  show({ is: 'failed', sentence: 'Dönüştürme işlemi başarısız oldu', fault: null, isUnverified: false })
  expect(screen.getByText(FAILED)).toBeVisible()
  expect(screen.getByText('Dönüştürme işlemi başarısız oldu')).toBeVisible()
  expect(screen.queryByRole('button', { name: SEND_AGAIN })).toBeNull()
})

test('shows no heading of its own for a finished portrait', () => {
  show({ is: 'ready', url: '/media/portrait' })
  expect(screen.getByText('Fotoğraf başarıyla dönüştürüldü')).toBeVisible()
  expect(screen.queryByRole('heading')).toBeNull()
  expect(screen.queryByText(FAILED)).toBeNull()
})

test('offers to paint a painted portrait again, but not a drawn one', async () => {
  show({ is: 'ready', url: '/media/portrait' })
  expect(screen.queryByRole('button', { name: /Yeniden çiz/ })).toBeNull()
  cleanup()
  const onPaintAgain = vi.fn()
  show({ is: 'ready', url: '/media/portrait' }, mails, onPaintAgain)
  await userEvent.click(screen.getByRole('button', { name: 'Yeniden çiz (günde en çok 5)' }))
  expect(onPaintAgain).toHaveBeenCalledOnce()
})

const UNVERIFIED = { is: 'failed', sentence: 'Önce adres', fault: null, isUnverified: true } as const

test('sends the verification link automatically, and another link by the button', async () => {
  const sendAgain = vi.fn(async () => true)
  const { rerender } = show(UNVERIFIED, { sendFirst: async () => true, sendAgain })
  expect(await screen.findByText(SENT)).toBeVisible()
  expect(sendAgain).not.toHaveBeenCalled()
  rerender(<Toasts />)
  show(UNVERIFIED, { sendFirst: async () => false, sendAgain })
  await userEvent.click(screen.getByRole('button', { name: SEND_AGAIN }))
  expect(sendAgain).toHaveBeenCalledOnce()
  expect(screen.getByRole('button', { name: SEND_AGAIN })).toBeEnabled()
})

test('says when another verification link can be sent if the press is too early', async () => {
  show(UNVERIFIED, { ...mails, sendAgain: async () => false })
  await userEvent.click(screen.getByRole('button', { name: SEND_AGAIN }))
  expect(
    await screen.findByText('Bağlantı az önce gönderildi. Gelmediyse bir dakika sonra yeniden isteyebilirsiniz.'),
  ).toBeVisible()
})

test('shows a message if the verification link could not be sent', async () => {
  expectFault(/verification mail\] unknown: too many/)
  show(UNVERIFIED, { ...mails, sendFirst: () => Promise.reject(new Error('too many')) })
  expect(await screen.findByText('Doğrulama bağlantısı gönderilirken bir hata oluştu.')).toBeVisible()
  expect(screen.getByRole('button', { name: SEND_AGAIN })).toBeEnabled()
})
