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

test('a press on the dimmed page closes a dialog, a press inside does not', () => {
  const { onClose, dialog } = openDialog()
  fireEvent.mouseDown(screen.getByRole('heading'), OUTSIDE)
  expect(onClose).not.toHaveBeenCalled()
  fireEvent.mouseDown(dialog, OUTSIDE)
  expect(onClose).toHaveBeenCalledOnce()
})

test('the second press of a double click does not close the dialog of the first', () => {
  const { onClose, dialog } = openDialog()
  fireEvent.mouseDown(dialog, { ...OUTSIDE, detail: 2 })
  expect(onClose).not.toHaveBeenCalled()
})
