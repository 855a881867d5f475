import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import { CURRENT_TEXT } from '#domain/current-text.ts'
import type { TemplateId, UserId } from '#domain/ids.ts'
import type { OpenPhoto } from '#photo/open-photo.ts'
import { PhotoStep } from '#features/create-story/components/photo-step.tsx'
import { parseStoryTemplate, type StoryTemplate } from '#domain/template.ts'
import { draftWith, type DraftFields } from '../../support/wizard-draft.ts'

const photo: OpenPhoto = {
  ...{ image: new Image(), url: 'blob:photo', width: 1_000, height: 800, look: null },
  turn: () => Promise.resolve(photo),
  close: vi.fn(),
}
vi.mock('#photo/open-photo.ts', () => ({ openPhoto: () => Promise.resolve(photo) }))
vi.mock('#photo/draw-photo.ts', () => ({ drawPhoto: () => Promise.resolve(new Blob(['photo'])) }))
vi.mock('#photo/photo-look.ts', () => ({
  searchPhoto: () => Promise.resolve(null),
  lookAtCrop: () => Promise.resolve(null),
  lookAtPicture: () => Promise.resolve(null),
}))
vi.mock('react-easy-crop', () => ({
  default: ({ onCropComplete }: { onCropComplete: (share: unknown, pixels: unknown) => void }) => (
    <button onClick={() => onCropComplete(null, { x: 0, y: 0, width: 500, height: 500 })}>settle</button>
  ),
}))

const TEMPLATE = parseStoryTemplate('orman', { title: 'Sihirli Orman Macerası', coverImageURL: '/kapak.webp' })
const OWNER = { uid: 'uid1' as UserId, templateId: 'orman' as TemplateId }
const handlers = { onTryAgain: () => {}, onPaintAgain: () => {}, onOtherPhoto: () => {} }

function Step({ kept, onPhoto }: { kept: DraftFields; onPhoto: () => void }) {
  const [draft, setDraft] = useState(() => draftWith(OWNER, 1_700_000_000_000, { childName: 'Defne', ...kept }))
  return (
    <PhotoStep
      headingId="step"
      template={TEMPLATE as StoryTemplate}
      draft={draft}
      update={(change) => setDraft({ ...draft, ...(typeof change === 'function' ? change(draft) : change) })}
      uid={'uid1' as never}
      painter={null}
      now={() => 0}
      fetchOpening={() => Promise.resolve(new Blob())}
      legal={{ notice: '/privacy', consent: '/consent' }}
      photos={new Map([['', { portrait: { is: 'none' }, onPhoto, ...handlers }]])}
      verificationMail={{ email: null, resend: () => Promise.resolve() } as never}
      keepHero={() => null}
      onAge={() => {}}
      bill={null}
      bar={() => null}
    />
  )
}

async function crop(kept: DraftFields = {}) {
  const onPhoto = vi.fn()
  const user = userEvent.setup()
  render(<Step kept={kept} onPhoto={onPhoto} />)
  const input = document.querySelector<HTMLInputElement>('input[type=file]')
  if (!input) throw new Error('no file input')
  await user.upload(input, new File(['x'], 'photo.jpg', { type: 'image/jpeg' }))
  await user.click(await screen.findByRole('button', { name: 'settle' }))
  return { user, onPhoto, send: screen.getByRole('button', { name: 'Bu yüzü kullan' }) }
}
const box = () => screen.getByRole('checkbox', { name: /açık rıza veriyorum/ })

test('sends a photo only after the consent box is ticked, whose text is one tap away', async () => {
  const { user, onPhoto, send } = await crop()
  expect(box()).not.toBeChecked()
  await user.click(send)
  expect(screen.getByText(/açık rıza kutusunu işaretleyin/)).toBeVisible()
  expect(box()).toHaveFocus()
  expect(onPhoto).not.toHaveBeenCalled()
  expect(screen.getByText('Fotoğrafa ne olacak?').closest('details')).not.toHaveAttribute('open')

  await user.click(box())
  await user.click(send)
  expect(onPhoto).toHaveBeenCalledOnce()
})

test('shows the guide until there is a photo, then the cover with the name', async () => {
  render(<Step kept={{}} onPhoto={() => {}} />)
  expect(screen.getByText('Nasıl bir fotoğraf?')).toBeVisible()
  cleanup()
  await crop()
  expect(screen.queryByText('Nasıl bir fotoğraf?')).toBeNull()
  expect(screen.getByText('Defne’nin Sihirli Orman Macerası')).toBeVisible()
})

test.each([
  ['another text', '2020-01-01', false],
  ["today's text", CURRENT_TEXT.photo, true],
])('shows a consent to %s in the box, which can be cleared', async (_, photoConsent, agreed) => {
  const { user, onPhoto, send } = await crop({ photoConsent })
  expect((box() as HTMLInputElement).checked).toBe(agreed)
  if (agreed) await user.click(box())
  await user.click(send)
  expect(onPhoto).not.toHaveBeenCalled()
})
