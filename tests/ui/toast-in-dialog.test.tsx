import { act, cleanup, render, screen } from '@testing-library/react'
import { afterEach, beforeAll, expect, test, vi } from 'vitest'
import { Dialog } from '#ui/dialog.tsx'
import { showError } from '#ui/toast.ts'
import { Toasts } from '#ui/toaster.tsx'

beforeAll(() => {
  vi.stubGlobal('matchMedia', () => ({ matches: true, addEventListener: vi.fn(), removeEventListener: vi.fn() }))
})

afterEach(cleanup)

const page = (open: boolean) => (
  <>
    <button type="button">Aç</button>
    {open && (
      <Dialog onClose={vi.fn()} labelledBy="title" closeLabel="Kapat">
        <h2 id="title">Giriş</h2>
      </Dialog>
    )}
    <Toasts />
  </>
)

test('shows a toast inside of the modal dialog, and keeps it after the dialog closes', async () => {
  const view = render(page(true))
  act(() => showError('Bir hata oluştu'))
  expect(screen.getByRole('dialog', { name: 'Giriş' }).contains(await screen.findByText('Bir hata oluştu'))).toBe(true)
  view.rerender(page(false))
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(screen.getByText('Bir hata oluştu')).toBeTruthy()
})

test('shows a message that was sent before the toasts had loaded', async () => {
  showError('Bağlantı yok')
  render(page(false))
  expect(await screen.findByText('Bağlantı yok')).toBeTruthy()
})

test('returns the focus to the opener when a dialog closes', () => {
  const view = render(page(false))
  screen.getByRole('button', { name: 'Aç' }).focus()
  view.rerender(page(true))
  screen.getByRole('button', { name: 'Kapat' }).focus()
  view.rerender(page(false))
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Aç' }))
})
