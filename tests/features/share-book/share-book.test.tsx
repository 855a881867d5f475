import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import * as v from 'valibot'
import { expect, test, vi } from 'vitest'
import { changedShare, shareTokenSchema, type Share } from '#domain/share.ts'
import { ShareBook } from '#features/share-book/share-book.tsx'
import { SEND_LINK } from '#text/send-link.ts'
import { SHARE_BOOK } from '#text/share-book.ts'

const TOKEN = v.parse(shareTokenSchema, 'a'.repeat(40))
const NOW = Date.UTC(2026, 10, 27, 12)
const SEEN = 'çocuklarınızın adlarını ve çizilmiş yüzlerini'
const LINK = `https://masal.example/book/${TOKEN}`
const OPEN: Share = changedShare(null, { days: 30, showsCover: true, withVoices: false }, TOKEN, NOW)

interface Opened {
  share?: Share | null
  readings?: number | null
  hasVoices?: boolean
}

function open({ share = null, readings = null, hasVoices = false }: Opened = {}) {
  const ports = {
    share: vi.fn(() => new Promise<void>(() => {})),
    takeBack: vi.fn(() => Promise.resolve()),
    copy: vi.fn(),
    linkOf: () => LINK,
  }
  render(
    <ShareBook
      book={{ title: "Defne'nin Masalı", cover: '/media/x', child: SEEN }}
      share={share}
      readings={readings}
      hasVoices={hasVoices}
      ports={ports}
      now={() => NOW + 1}
      onClose={vi.fn()}
    />,
  )
  return { ports, user: userEvent.setup() }
}
const button = (name: string) => screen.getByRole('button', { name })

test('makes a link of a month without cover and voices from an unchanged form', async () => {
  const { ports, user } = open({ hasVoices: true })
  await user.click(button(SHARE_BOOK.create))
  await user.click(button(SHARE_BOOK.creating))
  expect(ports.share.mock.calls).toEqual([[{ days: 30, showsCover: false, withVoices: false }]])
})

test.each([
  ['before there is a link', null],
  ['beside an open link', OPEN],
])('says that readers of the link see names and faces, %s', (_when, share) => {
  open({ share })
  expect(screen.getByText(SHARE_BOOK.lead(SEEN))).toBeVisible()
})

test('offers to share voices only if a voice has read the whole book', () => {
  open()
  expect(screen.queryByRole('checkbox', { name: SHARE_BOOK.withVoices })).toBeNull()
})

test('shows an open link’s last day, its readings and the text for WhatsApp', async () => {
  const { ports, user } = open({ share: OPEN, readings: 2 })
  expect(screen.getByText(SHARE_BOOK.openUntil('27 Aralık 2026'))).toBeVisible()
  expect(screen.getByText(SHARE_BOOK.readings(2))).toBeVisible()
  const { href } = screen.getByRole<HTMLAnchorElement>('link', { name: SEND_LINK.whatsApp })
  expect(new URL(href).searchParams.get('text')).toBe(SHARE_BOOK.message("Defne'nin Masalı", LINK))
  await user.click(button(SEND_LINK.copy))
  expect(ports.copy).toHaveBeenCalledWith(LINK)
})

test('offers no save button for an unchanged form', async () => {
  const { ports, user } = open({ share: OPEN })
  expect(screen.queryByRole('button', { name: SHARE_BOOK.save })).toBeNull()
  await user.selectOptions(screen.getByLabelText(SHARE_BOOK.days), SHARE_BOOK.dayNames[90])
  await user.click(button(SHARE_BOOK.save))
  expect(ports.share.mock.calls).toEqual([[{ days: 90, showsCover: true, withVoices: false }]])
})

test('ends a link after a second confirmation', async () => {
  const { ports, user } = open({ share: OPEN })
  await user.click(button(SHARE_BOOK.takeBack))
  await user.click(button(SHARE_BOOK.cancel))
  expect(ports.takeBack).not.toHaveBeenCalled()
  await user.click(button(SHARE_BOOK.takeBack))
  await user.click(button(SHARE_BOOK.takeBackConfirm))
  expect(ports.takeBack).toHaveBeenCalledOnce()
})

test('shows an ended link as ended, without its address', () => {
  open({ share: { ...OPEN, expiresAt: NOW } })
  expect(screen.getByText(SHARE_BOOK.ended)).toBeVisible()
  expect(screen.queryByLabelText(SHARE_BOOK.link)).toBeNull()
  expect(button(SHARE_BOOK.create)).toBeVisible()
})
