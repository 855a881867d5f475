import { act, fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import type { FoundPhoto } from '#face/search-photo.ts'
import { Problem } from '#domain/problem.ts'
import { CropPhoto } from '#features/create-story/components/crop-photo.tsx'
import type { OpenPhoto } from '#photo/open-photo.ts'
import { lookAtCrop, lookAtPicture, searchPhoto } from '#photo/photo-look.ts'
import type { ChosenPhoto } from '#features/create-story/model/transform-photo.ts'
import { Toasts } from '#ui/toaster.tsx'
import { answerMediaQueries } from '../../support/media-queries.ts'
import { expectFault } from '../../support/faults.ts'

beforeEach(() => answerMediaQueries(false))

vi.mock('#photo/photo-look.ts', () => ({
  searchPhoto: vi.fn(),
  lookAtCrop: vi.fn(),
  lookAtPicture: vi.fn(),
}))
/** jsdom has no canvas. */
vi.mock('#photo/draw-photo.ts', () => ({ drawPhoto: () => Promise.resolve(new Blob(['photo'])) }))
/** jsdom has no layout: here pressing this button ends a crop. */
vi.mock('react-easy-crop', () => ({
  default: ({ onCropComplete }: { onCropComplete: (share: unknown, pixels: unknown) => void }) => (
    <button onClick={() => onCropComplete(null, { x: 0, y: 0, width: 500, height: 500 })}>settle</button>
  ),
}))

const NO_FACE = { oval: null, fault: 'photo-no-face', score: 0, quarterTurns: 0 } as const satisfies FoundPhoto
const FACE = {
  oval: { centre: { x: 400, y: 400 }, width: 200, leanDeg: 0 },
  fault: null,
  score: 0.9,
  quarterTurns: 0,
} as const satisfies FoundPhoto
const SENTENCE = /Bu fotoğrafta bir yüz bulamadık/

const photoOf = (change: Partial<OpenPhoto> = {}): OpenPhoto => ({
  ...{ image: new Image(), url: 'blob:photo', width: 1_000, height: 800, look: FACE },
  turn: vi.fn(() => Promise.resolve(photoOf({ url: 'blob:turned', look: undefined }))),
  close: vi.fn(),
  ...change,
})

function open(photo: OpenPhoto, onConfirm: (photo: ChosenPhoto) => void = () => {}) {
  const onTurned = vi.fn((turned: OpenPhoto) => rerender(tree(turned)))
  const tree = (shown: OpenPhoto) => (
    <>
      <CropPhoto
        headingId="crop"
        photo={shown}
        consent={null}
        keptArea={null}
        onArea={() => {}}
        mayLeave={() => true}
        onTurned={onTurned}
        onConfirm={onConfirm}
        onOtherPhoto={() => {}}
      />
      <Toasts />
    </>
  )
  const { rerender, unmount } = render(tree(photo))
  return { user: userEvent.setup(), onTurned, unmount }
}

const turnButton = () => screen.getByRole('button', { name: 'Fotoğrafı çeyrek tur çevir' })

describe('turning a photo', () => {
  test('shows the turned photo at once, keeps the focus, names a fault afterwards', async () => {
    const asked = Promise.withResolvers<FoundPhoto>()
    vi.mocked(searchPhoto).mockReturnValue(asked.promise)
    const { user, onTurned } = open(photoOf())
    await user.click(turnButton())
    expect(onTurned).toHaveBeenCalledOnce()
    expect(turnButton()).toHaveFocus()
    expect(screen.getByRole('button', { name: 'Fotoğrafa bakılıyor...' })).toBeDisabled()
    await act(async () => asked.resolve(NO_FACE))
    expect(screen.getByText(SENTENCE)).toBeVisible()
  })

  test('stops the first face search if the photo is turned again before it ends', async () => {
    vi.mocked(searchPhoto).mockReturnValue(new Promise(() => {}))
    const { user } = open(photoOf({ look: undefined }))
    const stop = vi.mocked(searchPhoto).mock.lastCall?.[2]
    expect(stop?.aborted).toBe(false)
    await user.click(turnButton())
    expect(stop?.aborted).toBe(true)
    expect(vi.mocked(searchPhoto).mock.lastCall?.[2]?.aborted).toBe(false)
  })

  test('drops a turned photo if the parent has chosen another one meanwhile', async () => {
    const turning = Promise.withResolvers<OpenPhoto>()
    const turned = photoOf()
    const { user, onTurned, unmount } = open(photoOf({ turn: () => turning.promise }))
    await user.click(turnButton())
    unmount()
    await act(async () => turning.resolve(turned))
    expect(turned.close).toHaveBeenCalledOnce()
    expect(onTurned).not.toHaveBeenCalled()
  })

  test('shows a message and keeps the photo if turning it fails', async () => {
    expectFault(/turn the photo\] photo-unreadable/)
    const { user, onTurned } = open(
      photoOf({ turn: () => Promise.reject(new Problem('photo-unreadable', 'no canvas')) }),
    )
    await user.click(turnButton())
    expect(await screen.findByText(/Bu fotoğraf açılamadı/)).toBeVisible()
    expect(onTurned).not.toHaveBeenCalled()
    expect(screen.getByRole('button', { name: 'Bu yüzü kullan' })).toBeVisible()
  })
})

describe('a sentence about the whole photo', () => {
  const whole = () => photoOf({ look: NO_FACE })

  test('removes the sentence about the photo when the crop shows a face', async () => {
    vi.mocked(lookAtCrop).mockResolvedValue(FACE)
    const { user } = open(whole())
    expect(screen.getByText(SENTENCE)).toBeVisible()
    await user.click(screen.getByText('settle'))
    expect(await screen.findByRole('button', { name: 'Bu yüzü kullan' })).toBeEnabled()
    expect(screen.queryByText(SENTENCE)).toBeNull()
  })

  test('replaces the sentence about the photo by the fault of the face in the crop', async () => {
    vi.mocked(lookAtCrop).mockResolvedValue({ ...FACE, fault: 'photo-too-dark' })
    const { user } = open(whole())
    await user.click(screen.getByText('settle'))
    expect(await screen.findByText(/karanlık/)).toBeVisible()
  })

  test('keeps the sentence while crops show no face, and checks each crop once', async () => {
    vi.mocked(lookAtCrop)
      .mockReset()
      .mockResolvedValue({ ...NO_FACE, fault: 'photo-too-blurred' })
    vi.useFakeTimers()
    open(whole())
    fireEvent.click(screen.getByText('settle'))
    await act(() => vi.advanceTimersByTimeAsync(10_000))
    expect(lookAtCrop).toHaveBeenCalledOnce()
    expect(screen.getByText(SENTENCE)).toBeVisible()
    vi.useRealTimers()
  })
})

describe('how far a face is in its crop', () => {
  test.each([
    ['close', /çok yakın/],
    ['far', /çok uzak/],
  ] as const)('warns of a face that is too %s, and accepts it at a second press', async (distance, says) => {
    vi.mocked(lookAtPicture).mockResolvedValue({ ...FACE, distance })
    const onConfirm = vi.fn()
    const { user } = open(photoOf(), onConfirm)
    await user.click(screen.getByText('settle'))
    await user.click(screen.getByRole('button', { name: 'Bu yüzü kullan' }))
    expect(await screen.findByText(says)).toBeVisible()
    expect(onConfirm).not.toHaveBeenCalled()
    await user.click(screen.getByRole('button', { name: 'Yine de devam et' }))
    // The server finds no such fault, so there is none to accept.
    expect(onConfirm).toHaveBeenCalledWith(expect.objectContaining({ acceptedFault: null }))
  })
})
