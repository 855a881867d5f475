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

test('either format is asked for by itself, and once, however often it is pressed', async () => {
  const { make, user } = open()
  await user.click(format('a4').getByRole('button', { name: PRINT_BOOK.make }))
  // The button goes when it is under way: a reader of screens stays where it was.
  expect(screen.getByRole('article', { name: new RegExp(PRINT_BOOK.formats.a4.name) })).toHaveFocus()
  await user.click(format('a4').getByRole('button', { name: PRINT_BOOK.beginning }))
  expect(make.mock.calls).toEqual([['a4']])
  expect(format('square').getByRole('button', { name: PRINT_BOOK.make })).toBeVisible()
})

test('says that whoever has the file sees name and face, by the look of the book', () => {
  open()
  expect(screen.getByText(/çocuğunuzun adını ve fotoğrafından yapılmış yüzünü görür/)).toBeVisible()
})

test('a print under way says so and is not requested again', () => {
  open({ square: { is: 'making', startedAt: NOW } })
  expect(format('square').getByRole('status')).toHaveTextContent(PRINT_BOOK.making)
  expect(format('square').queryByRole('button')).toBeNull()
})

test('a finished print is downloaded under the book’s title, with its last day', () => {
  const expiresAt = Date.UTC(2026, 11, 4, 12)
  open({ square: { is: 'ready', startedAt: NOW, url: '/media/abc', bytes: 6_630_000, expiresAt } })
  const link = format('square').getByRole('link', { name: 'İndir (6,6 MB)' })
  expect(link).toHaveAttribute('href', '/media/abc')
  expect(link).toHaveAttribute('download', "Ali'nin Uzay Yolculuğu - Kare kitap.pdf")
  expect(format('square').getByText(PRINT_BOOK.openUntil('4 Aralık 2026'))).toBeVisible()
})

test('a failed print can be tried again; a book of another painter cannot', async () => {
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
