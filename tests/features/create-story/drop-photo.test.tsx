import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import type { OpenPhoto } from '#photo/open-photo.ts'
import { PickPhoto } from '#features/create-story/components/pick-photo.tsx'

const photo = { close: () => undefined } as OpenPhoto
vi.mock('#photo/open-photo.ts', () => ({
  openPhoto: (file: File) => Promise.resolve(file.type.startsWith('image/') ? photo : 'wrong-type'),
}))

function drop(file: File) {
  const onOpen = vi.fn()
  render(<PickPhoto headingId="step" childName="Defne" noticePath="/privacy" problem="" onOpen={onOpen} />)
  const place = screen.getByText('ya da buraya sürükleyip bırakın')
  // Without this the browser would open the file instead of the page.
  expect(fireEvent.dragOver(place)).toBe(false)
  expect(fireEvent.drop(place, { dataTransfer: { files: [file] } })).toBe(false)
  return onOpen
}

test('opens a dropped photo', async () => {
  const file = new File(['x'], 'defne.jpg', { type: 'image/jpeg' })
  const onOpen = drop(file)
  await waitFor(() => expect(onOpen).toHaveBeenCalledWith(photo, file))
})

test('shows a message for a dropped file that is not a picture, and does not open it', async () => {
  const onOpen = drop(new File(['x'], 'fatura.pdf', { type: 'application/pdf' }))
  expect(await screen.findByText(/Bu türden bir resim kullanılamıyor/)).toBeVisible()
  expect(onOpen).not.toHaveBeenCalled()
})
