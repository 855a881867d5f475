import { fireEvent, render, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { Dialog } from '#ui/dialog.tsx'

const OUTSIDE = { clientX: 900, clientY: 10 }

function openDialog() {
  const onClose = vi.fn()
  render(
    <Dialog labelledBy="name" onClose={onClose}>
      <h2 id="name">Giriş Yap</h2>
    </Dialog>,
  )
  return { onClose, dialog: screen.getByRole('dialog', { name: 'Giriş Yap' }) }
}

test('closes a dialog after a press on the dimmed page, not after one inside', () => {
  const { onClose, dialog } = openDialog()
  fireEvent.mouseDown(screen.getByRole('heading'), OUTSIDE)
  expect(onClose).not.toHaveBeenCalled()
  fireEvent.mouseDown(dialog, OUTSIDE)
  expect(onClose).toHaveBeenCalledOnce()
})

test('does not close a dialog by the second press of the double click that opened it', () => {
  const { onClose, dialog } = openDialog()
  fireEvent.mouseDown(dialog, { ...OUTSIDE, detail: 2 })
  expect(onClose).not.toHaveBeenCalled()
})
