import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test, vi } from 'vitest'
import { PortraitPair } from '#features/create-story/portrait-pair.tsx'
import type { Portrait } from '#features/create-story/use-portrait.ts'
import { Toasts } from '#ui/toast.tsx'
import { expectFault } from '../../support/faults.ts'
import { answerMediaQueries } from '../../support/media-queries.ts'

const LIKED = 'Portreyi beğendiyseniz her sayfada bu yüz olacak.'
const SEND = 'Doğrulama bağlantısı gönder'
const FAILED = 'Portre bu kez çizilemedi.'

beforeEach(() => answerMediaQueries(false))

const show = (portrait: Exclude<Portrait, { is: 'none' }>, sendVerificationMail = () => Promise.resolve()) =>
  render(
    <>
      <PortraitPair
        headingId="baslik"
        childName="Defne"
        childAge={5}
        portrait={portrait}
        snapshotUrl={null}
        onTryAgain={() => {}}
        onOtherPhoto={() => {}}
        sendVerificationMail={sendVerificationMail}
      >
        {null}
      </PortraitPair>
      <Toasts />
    </>,
  )

test('of a portrait that failed nobody is asked whether it is liked', () => {
  show({ is: 'failed', sentence: 'Dönüştürme işlemi başarısız oldu', fault: null, isUnverified: false })
  expect(screen.queryByText(LIKED)).toBeNull()
  expect(screen.getByText(FAILED)).toBeVisible()
  expect(screen.getByText('Dönüştürme işlemi başarısız oldu')).toBeVisible()
  expect(screen.queryByRole('button', { name: SEND })).toBeNull()
})

test('of one that is there it is', () => {
  show({ is: 'ready', url: '/media/portrait' })
  expect(screen.getByText(LIKED)).toBeVisible()
  expect(screen.queryByText(FAILED)).toBeNull()
})

const UNVERIFIED = { is: 'failed', sentence: 'Önce adres', fault: null, isUnverified: true } as const

test('where the address is to be verified first, the link is sent at a press', async () => {
  const send = vi.fn(() => Promise.resolve())
  show(UNVERIFIED, send)
  await userEvent.click(screen.getByRole('button', { name: SEND }))
  expect(send).toHaveBeenCalledOnce()
  expect(await screen.findByText('Doğrulama bağlantısı e-posta adresinize gönderildi!')).toBeVisible()
  expect(screen.getByRole('button', { name: SEND })).toBeEnabled()
})

test('and where it could not be sent that is said', async () => {
  expectFault(/create-story: verification mail\] unknown: too many/)
  show(UNVERIFIED, () => Promise.reject(new Error('too many')))
  await userEvent.click(screen.getByRole('button', { name: SEND }))
  expect(await screen.findByText('Doğrulama bağlantısı gönderilirken bir hata oluştu.')).toBeVisible()
  expect(screen.getByRole('button', { name: SEND })).toBeEnabled()
})
