import { act, render, renderHook, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import type { TemplateId, UserId } from '#domain/ids.ts'
import { newDraft } from '#features/create-story/draft.ts'
import { useChildPhotos } from '#features/create-story/hooks/use-child-photos.ts'
import type { WizardPorts } from '#features/create-story/wizard-ports.ts'
import { Toasts } from '#ui/toast.tsx'
import { answerMediaQueries } from '../../support/media-queries.ts'

const templateId = 'orman' as TemplateId
const uid = 'uid1' as UserId

test.each([
  ['the age', { childGender: 'female' }, 'anne@ornek.test'],
  ['the gender', { childAge: 5 }, 'anne@ornek.test'],
  ['the e-mail', { childAge: 5, childGender: 'female' }, null],
] as const)('a transformation without %s asks for all information', async (_, child, email) => {
  answerMediaQueries(false)
  render(<Toasts />)
  const createTransformation = vi.fn()
  const draft = { ...newDraft({ uid, templateId }, 1_700_000_000_000, 'Defne'), ...child }
  const ports = { createTransformation } as unknown as WizardPorts
  const { result } = renderHook(() =>
    useChildPhotos({ draft, update: () => undefined, user: { uid, email }, templateId, ports, now: () => 0 }),
  )
  act(() => result.current[0]?.onPhoto({} as never))
  expect(await screen.findByText('Lütfen tüm bilgileri doldurun')).toBeVisible()
  expect(createTransformation).not.toHaveBeenCalled()
})
