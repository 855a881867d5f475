import { act, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { PickPhoto } from '#features/create-story/components/pick-photo.tsx'
import { CREATE_STORY } from '#text/create-story.ts'

const onOpen = vi.fn()
beforeEach(() => {
  vi.useFakeTimers()
  vi.spyOn(console, 'info').mockImplementation(() => undefined)
})
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

function show(problem = '') {
  render(<PickPhoto headingId="h" childName="Defne" noticePath="/privacy" problem={problem} onOpen={onOpen} />)
  return document.querySelector<HTMLInputElement>('input[type=file]') as HTMLInputElement
}
/** @param arrayBuffer the result of reading the file */
const fileThat = (arrayBuffer: () => Promise<ArrayBuffer>, type = 'image/jpeg') =>
  Object.assign(new File(['x'], 'drive.jpg', { type }), { arrayBuffer })
const choose = async (input: HTMLInputElement, file: File) => {
  await act(async () => void fireEvent.change(input, { target: { files: [file] } }))
}

test('reports at once a photo that is not on the phone yet, and accepts another photo', async () => {
  const input = show()
  await choose(
    input,
    fileThat(() => Promise.reject(new DOMException('The requested file could not be read', 'NotReadableError'))),
  )
  expect(screen.getByRole('alert')).toHaveTextContent(CREATE_STORY.photoNotRead)
  expect(screen.getByText(CREATE_STORY.pickButton)).toBeVisible()
})

test('shows a message for a dropped folder', async () => {
  show()
  const label = screen.getByText(CREATE_STORY.pickButton).closest('label') as HTMLElement
  const folder = fileThat(() => Promise.reject(new DOMException('A directory', 'NotFoundError')), '')
  await act(async () => void fireEvent.drop(label, { dataTransfer: { files: [folder] } }))
  expect(screen.getByRole('alert')).toHaveTextContent(CREATE_STORY.photoNotRead)
})

test('reads a dropped photo', async () => {
  show()
  const label = screen.getByText(CREATE_STORY.pickButton).closest('label') as HTMLElement
  const text = new File(['x'], 'mektup.txt', { type: 'text/plain' })
  await act(async () => void fireEvent.drop(label, { dataTransfer: { files: [text] } }))
  await act(() => vi.advanceTimersByTimeAsync(100))
  expect(screen.getByRole('alert')).toHaveTextContent(CREATE_STORY.photoWrongType)
})

test('lets the parent choose another photo after ten seconds without an answer', async () => {
  const input = show()
  let answer: (bytes: ArrayBuffer) => void = () => undefined
  await choose(
    input,
    fileThat(() => new Promise((resolve) => (answer = resolve)), 'text/plain'),
  )
  expect(screen.queryByText(CREATE_STORY.lookingLong)).toBeNull()
  await act(() => vi.advanceTimersByTimeAsync(10_000))
  expect(screen.getByText(CREATE_STORY.lookingLong)).toBeVisible()
  expect(screen.getByText(CREATE_STORY.otherPhoto)).toBeVisible()

  await choose(
    input,
    fileThat(() => Promise.reject(new DOMException('gone', 'NotFoundError'))),
  )
  expect(screen.getByRole('alert')).toHaveTextContent(CREATE_STORY.photoNotRead)
  await act(async () => answer(new ArrayBuffer(1)))
  expect(screen.getByRole('alert')).toHaveTextContent(CREATE_STORY.photoNotRead)
})

test('shows why a photo is needed again until the parent tries another photo', async () => {
  const input = show(CREATE_STORY.keptPhotoNotRead)
  expect(screen.getByRole('alert')).toHaveTextContent(CREATE_STORY.keptPhotoNotRead)
  await choose(
    input,
    fileThat(() => Promise.reject(new DOMException('gone', 'NotFoundError'))),
  )
  expect(screen.getByRole('alert')).toHaveTextContent(CREATE_STORY.photoNotRead)
})
