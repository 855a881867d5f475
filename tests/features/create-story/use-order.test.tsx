import { act, renderHook } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import type { TransformId, UserId } from '#domain/ids.ts'
import { parseStoryTemplate } from '#domain/template.ts'
import { useOrder } from '#features/create-story/components/order-bar.tsx'
import { draftWith } from '../../support/wizard-draft.ts'

const UID = 'uid1' as UserId
const TEMPLATE = parseStoryTemplate('orman', { title: 'Sihirli Orman Macerası', coverImageURL: '/kapak.webp' })
if (!TEMPLATE) throw new Error('the template of this test is not one')
const DRAFT = draftWith({ uid: UID, templateId: TEMPLATE.id }, 1_700_000_000_000, {
  ...{ childName: 'Defne', childAge: 5, childGender: 'female' },
  ...{ transformId: 'orman_1700000000000' as TransformId, portraitUrl: '/media/portre' },
})

test('makes one order if pressed twice before the page is rendered again', async () => {
  const onCheckout = vi.fn(() => Promise.resolve(true))
  const { result } = renderHook(() =>
    useOrder({
      draft: DRAFT,
      update: vi.fn(),
      user: { uid: UID, email: 'anne@example.com' },
      template: TEMPLATE,
      onCheckout,
      giftCode: null,
      refusal: null,
    }),
  )
  act(() => result.current.setAgreed(true))
  const { place } = result.current
  await act(async () => {
    await Promise.all([place(), place()])
  })
  expect(onCheckout).toHaveBeenCalledOnce()
})
