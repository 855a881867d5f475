import { act, render, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import type { TemplateId, UserId } from '#domain/ids.ts'
import { ChildPhotoJob, type ChildPhoto } from '#features/create-story/components/child-photo.tsx'
import type { WizardPorts } from '#features/create-story/wizard-ports.ts'
import { Toasts } from '#ui/toaster.tsx'
import { answerMediaQueries } from '../../support/media-queries.ts'

const templateId = 'orman' as TemplateId
const uid = 'uid1' as UserId

test.each([
  ['the age', { childGender: 'female' }, 'anne@ornek.test'],
  ['the gender', { childAge: 5 }, 'anne@ornek.test'],
  ['the e-mail', { childAge: 5, childGender: 'female' }, null],
] as const)('asks for all information if a transformation lacks %s', async (_, child, email) => {
  answerMediaQueries(false)
  const createTransformation = vi.fn()
  const onChange = vi.fn((_id: string, _photo: ChildPhoto) => undefined)
  const job = { child: { id: '', childName: 'Defne', ...child }, place: 0, update: () => undefined, onChange }
  const ports = { createTransformation } as unknown as WizardPorts
  render(
    <>
      <Toasts />
      <ChildPhotoJob {...job} user={{ uid, email }} templateId={templateId} ports={ports} now={() => 0} />
    </>,
  )
  act(() => onChange.mock.calls[0]?.[1].onPhoto({} as never))
  expect(await screen.findByText('Lütfen tüm bilgileri doldurun')).toBeVisible()
  expect(createTransformation).not.toHaveBeenCalled()
})
