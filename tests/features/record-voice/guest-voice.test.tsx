import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { MemoryRouter } from 'react-router-dom'
import { beforeEach, expect, test, vi } from 'vitest'
import { Problem } from '#domain/problem.ts'
import type { InvitedBook } from '#domain/wire.ts'
import { GuestVoice } from '#features/record-voice/guest-voice.tsx'
import { RECORD_VOICE } from '#text/record-voice.ts'
import { Toasts } from '#ui/toaster.tsx'
import { expectFault } from '../../support/faults.ts'
import { answerMediaQueries } from '../../support/media-queries.ts'

// The pages for recording have their own test: e2e/beyond/02-my-voice.spec.ts.
vi.mock('#features/record-voice/components/record-pages.tsx', () => ({ RecordPages: () => <p>the pages</p> }))
const { eraseTakesOf } = vi.hoisted(() => ({ eraseTakesOf: vi.fn(() => Promise.resolve()) }))
vi.mock('#features/record-voice/takes.ts', () => ({ eraseTakesOf }))
beforeEach(() => answerMediaQueries(false))

const BOOK: InvitedBook = {
  title: 'Defne’nin Masalı',
  imageURLs: [''],
  storyTexts: ['Bir varmış', 'bir yokmuş'],
  voiceName: 'Babaannem',
  clipURLs: [''],
  expiresAt: Date.UTC(2026, 11, 12, 12),
  hasAgreed: false,
}

function open(book: InvitedBook | Problem, withdraw: () => Promise<boolean> = () => Promise.resolve(true)) {
  const withdrawn = vi.fn(withdraw)
  render(
    <MemoryRouter>
      <GuestVoice
        invitation={'a'.repeat(40)}
        book={book instanceof Problem ? { is: 'failed', problem: book } : { is: 'ready', value: book }}
        fetchMedium={() => Promise.resolve(new Blob())}
        send={() => Promise.resolve('')}
        withdraw={withdrawn}
        onReload={vi.fn()}
        sitePath="/"
        noticePath="/privacy"
        consentPath="/consent#ses"
      />
      <Toasts />
    </MemoryRouter>,
  )
  return { user: userEvent.setup(), withdrawn }
}
const button = (name: string) => screen.getByRole('button', { name })
const OVER = new Problem('invitation-over', 'over')

test('asks for the consent before a page can be read, with its whole text one tap away', async () => {
  const { user } = open(BOOK)
  expect(screen.getByRole('link', { name: RECORD_VOICE.guestText })).toHaveAttribute('href', '/consent#ses')
  await user.click(button(RECORD_VOICE.guestBegin))
  expect(screen.getByText(RECORD_VOICE.guestBoxMissing)).toBeVisible()
  expect(screen.queryByText('the pages')).toBeNull()
  await user.click(screen.getByRole('checkbox'))
  await user.click(button(RECORD_VOICE.guestBegin))
  expect(screen.getByText('the pages')).toBeVisible()
})

test('asks for no second consent with the same link, and offers to withdraw the first', async () => {
  const { user, withdrawn } = open({ ...BOOK, hasAgreed: true })
  expect(screen.queryByRole('checkbox')).toBeNull()
  await user.click(button(RECORD_VOICE.guestErase))
  expect(withdrawn).not.toHaveBeenCalled()
  await user.click(button(RECORD_VOICE.guestEraseConfirm))
  expect(await screen.findByRole('heading', { name: RECORD_VOICE.guestErased })).toBeVisible()
  expect(eraseTakesOf).toHaveBeenCalledOnce()
})

test('offers no erasure to a guest without recordings', () => {
  open(BOOK)
  expect(screen.queryByRole('button', { name: RECORD_VOICE.guestErase })).toBeNull()
})

test('withdraws a voice through an ended link, and says if no voice exists', async () => {
  const { user } = open(OVER, () => Promise.resolve(false))
  expect(screen.getByText(RECORD_VOICE.guestEraseHint)).toBeVisible()
  await user.click(button(RECORD_VOICE.guestErase))
  await user.click(button(RECORD_VOICE.guestEraseConfirm))
  expect(await screen.findByText(RECORD_VOICE.guestNothing)).toBeVisible()
})

test('says that the voice still exists if it could not be erased', async () => {
  expectFault(/read-aloud: erase the voice/)
  const { user } = open(OVER, () => Promise.reject(new Problem('unavailable', 'down')))
  await user.click(button(RECORD_VOICE.guestErase))
  await user.click(button(RECORD_VOICE.guestEraseConfirm))
  expect(await screen.findByText(RECORD_VOICE.guestEraseFailed)).toBeVisible()
})
