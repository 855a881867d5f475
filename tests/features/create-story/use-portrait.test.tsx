import { act, render, renderHook, screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { encodeFace, PLAIN_FACE } from '#domain/face-features.ts'
import type { TransformId } from '#domain/ids.ts'
import { Problem } from '#domain/problem.ts'
import type { Transformation } from '#domain/transformation.ts'
import type { TransformationPorts } from '#features/create-story/model/transform-photo.ts'
import { usePortrait, type KeptPortrait } from '#features/create-story/hooks/use-portrait.ts'
import { Toasts } from '#ui/toaster.tsx'
import { answerMediaQueries } from '../../support/media-queries.ts'
import { expectFault } from '../../support/faults.ts'

const PHOTO = { picture: new Blob(['x']), acceptedFault: null }

beforeEach(() => answerMediaQueries(false))

function wait(changes: Partial<TransformationPorts> = {}) {
  let onChange: (state: Transformation) => void = () => {}
  const ports: TransformationPorts = {
    createTransformation: () => Promise.resolve(),
    watchTransformation: (_id, listener) => {
      onChange = listener
      return () => {}
    },
    readTransformation: () => Promise.resolve(null),
    sendPhoto: () => Promise.resolve(),
    ...changes,
  }
  render(<Toasts />)
  const onKeep = vi.fn()
  const initialProps: KeptPortrait = { transformId: undefined, portraitUrl: undefined }
  const { result, rerender } = renderHook(
    (kept: KeptPortrait) =>
      usePortrait({
        kept,
        onKeep,
        createId: () => 'orman_1700000000000' as TransformId,
        ports,
        isErased: () => Promise.resolve(false),
      }),
    { initialProps },
  )
  act(() => result.current.start(PHOTO))
  return { result, onKeep, rerender, change: (state: Transformation) => act(() => onChange(state)) }
}

test('shows when the photo is accepted, and when the portrait is ready', async () => {
  const { result, change, onKeep } = wait()
  expect(await screen.findByText('Dönüştürme işlemi başlatıldı')).toBeVisible()
  const features = encodeFace(PLAIN_FACE)
  change({ status: 'completed', transformedImageUrl: '/media/portrait', features } as Transformation)
  const kept = { transformId: 'orman_1700000000000', portraitUrl: '/media/portrait' }
  expect(onKeep).toHaveBeenLastCalledWith(kept, features)
  expect(await screen.findByText('Fotoğraf başarıyla dönüştürüldü')).toBeVisible()
  expect(result.current.portrait).toEqual({ is: 'ready', url: '/media/portrait' })
})

test('requests a disliked portrait again, and keeps the first portrait if refused', async () => {
  const sendPhoto = vi.fn(() => Promise.resolve())
  const { result, change, onKeep, rerender } = wait({ sendPhoto })
  await waitFor(() => expect(sendPhoto).toHaveBeenCalledOnce())
  change({ status: 'completed', transformedImageUrl: '/media/portrait' } as Transformation)
  const kept = { transformId: 'orman_1700000000000' as TransformId, portraitUrl: '/media/portrait' }
  rerender(kept)
  sendPhoto.mockImplementationOnce(() => Promise.reject(new Problem('too-many-requests', 'no')))
  expectFault(/create-story: portrait\] too-many-requests/)
  act(() => result.current.paintAgain())
  expect(result.current.portrait).toEqual({ is: 'drawing' })
  await waitFor(() => expect(result.current.portrait).toEqual({ is: 'ready', url: '/media/portrait' }))
  expect(sendPhoto).toHaveBeenLastCalledWith({ ...PHOTO, isAgain: true }, expect.anything())
  expect(onKeep).toHaveBeenLastCalledWith(kept, undefined)
})

test('shows a sentence for an unverified address, and no fault', async () => {
  const { result } = wait({ sendPhoto: () => Promise.reject(new Problem('email-unverified', 'no')) })
  await waitFor(() => expect(result.current.portrait).toMatchObject({ is: 'failed', isUnverified: true }))
  expect(await screen.findByText(/önce e-posta adresinizi doğrulamanız gerekiyor/)).toBeVisible()
})

test('shows a refused request, and lets the parent try again', async () => {
  expectFault(/create-story: portrait\] unavailable/)
  const { result } = wait({ sendPhoto: () => Promise.reject(new Problem('unavailable', 'no')) })
  await waitFor(() => expect(result.current.portrait.is).toBe('failed'))
  expect(await screen.findByText('Dönüştürme isteği başarısız oldu')).toBeVisible()
})
