import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import type { Prints } from '#domain/printed-book.ts'
import { PrintBook } from '#features/print-book/print-book.tsx'
import { childAsSeen } from '#text/child-as-seen.ts'
import { PRINT_BOOK } from '#text/print-book.ts'
import { problemText } from '#text/problems.ts'

const NOW = Date.UTC(2026, 10, 27, 12)
const TITLE = "Ali'nin Uzay Yolculuğu"
const CHILD = childAsSeen({ heroLook: 'photo', children: ['Defne'] })

function open(prints: Prints = {}) {
  const make = vi.fn(() => new Promise<void>(() => {}))
  render(<PrintBook title={TITLE} child={CHILD} prints={prints} make={make} now={() => NOW} onClose={vi.fn()} />)
  return { make, user: userEvent.setup() }
}
const format = (name: 'square' | 'a4') =>
  within(screen.getByRole('article', { name: new RegExp(PRINT_BOOK.formats[name].name) }))

test('requests each format once, however often it is pressed', async () => {
  const { make, user } = open()
  await user.click(format('a4').getByRole('button', { name: PRINT_BOOK.make }))
  // The button disappears during the work: the focus moves to the article, for screen readers.
  expect(screen.getByRole('article', { name: new RegExp(PRINT_BOOK.formats.a4.name) })).toHaveFocus()
  await user.click(format('a4').getByRole('button', { name: PRINT_BOOK.beginning }))
  expect(make.mock.calls).toEqual([['a4']])
  expect(format('square').getByRole('button', { name: PRINT_BOOK.make })).toBeVisible()
})

test('says that a reader of the print file sees the child’s name and face', () => {
  open()
  expect(screen.getByText(/çocuğunuzun adını ve fotoğrafından yapılmış yüzünü görür/)).toBeVisible()
})

test('shows that a print is being made, and does not request it again', () => {
  open({ square: { is: 'making', startedAt: NOW } })
  expect(format('square').getByRole('status')).toHaveTextContent(PRINT_BOOK.making)
  expect(format('square').queryByRole('button')).toBeNull()
})

test('downloads a finished print under the book’s title, and shows its last day', () => {
  const expiresAt = Date.UTC(2026, 11, 4, 12)
  open({ square: { is: 'ready', startedAt: NOW, url: '/media/abc', bytes: 6_630_000, expiresAt } })
  const link = format('square').getByRole('link', { name: 'İndir (6,6 MB)' })
  expect(link).toHaveAttribute('href', '/media/abc')
  expect(link).toHaveAttribute('download', "Ali'nin Uzay Yolculuğu - Kare kitap.pdf")
  expect(format('square').getByText(PRINT_BOOK.openUntil('4 Aralık 2026'))).toBeVisible()
})

test('offers to repeat a failed print, but not that of another painter’s book', async () => {
  const { make, user } = open({
    square: { is: 'failed', startedAt: NOW, problem: 'print-failed' },
    a4: { is: 'failed', startedAt: NOW, problem: 'print-not-drawn' },
  })
  expect(format('square').getByRole('alert')).toHaveTextContent(problemText('print-failed'))
  await user.click(format('square').getByRole('button', { name: PRINT_BOOK.makeAgain }))
  expect(make.mock.calls).toEqual([['square']])
  expect(format('a4').getByRole('alert')).toHaveTextContent(problemText('print-not-drawn'))
  expect(format('a4').queryByRole('button')).toBeNull()
})
