import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test, vi } from 'vitest'
import { CURRENT_TEXT } from '#domain/current-text.ts'
import { decodeFace, encodeFace, PLAIN_FACE } from '#domain/face-features.ts'
import type { TransformId, UserId } from '#domain/ids.ts'
import type { OrderRequest } from '#domain/story.ts'
import { parseStoryTemplate } from '#domain/template.ts'
import { CreateStoryWizard } from '#features/create-story/create-story-wizard.tsx'
import type { WizardPorts } from '#features/create-story/wizard-ports.ts'
import { heroFeaturesOf } from '#features/create-story/model/order-request.ts'
import { readDraft, saveDraft } from '#features/create-story/draft-storage.ts'
import { drawnFaceUri } from '#stories/face/drawn-face.ts'
import { answerMediaQueries } from '../../support/media-queries.ts'
import { NO_GIFT } from '../../support/no-gift.ts'
import { draftWith, type DraftFields } from '../../support/wizard-draft.ts'

const NOW = 1_700_000_000_000
const TEMPLATE = parseStoryTemplate('orman', { title: 'Sihirli Orman Macerası', coverImageURL: '/kapak.webp' })
if (!TEMPLATE) throw new Error('the template of this test is not one')
const template = TEMPLATE
const OWNER = { uid: 'uid1' as UserId, templateId: template.id }
const MEASURED = { ...PLAIN_FACE, skin: 'peach', style: 'wavy', hair: 'chestnut' } as const

beforeEach(() => {
  localStorage.clear()
  answerMediaQueries(false)
})

const drawnPicture = () => screen.getByRole('img', { name: 'Defne, fotoğrafına bakılarak çizildi' })

test('shows both portraits, and orders the drawn portrait, which is selected first', async () => {
  const { user, ordered } = openWizard({ heroFeatures: encodeFace(MEASURED) })
  const looks = screen.getByRole('group', { name: 'Kitapta hangisi olsun?' })
  expect(within(looks).getByRole('radio', { name: /Çizim/ })).toBeChecked()
  expect(within(looks).getByRole('radio', { name: /Fotoğraftan/ })).not.toBeChecked()
  expect(drawnPicture()).toHaveAttribute('src', drawnFaceUri(MEASURED))
  expect(await ordered(user)).toMatchObject({
    heroLook: 'drawn',
    children: [{ heroFeatures: encodeFace(MEASURED) }],
  })
})

test('selects the photo’s face by keyboard, stores the choice, orders no drawn face', async () => {
  const { user, ordered } = openWizard({ heroFeatures: encodeFace(MEASURED) })
  screen.getByRole('radio', { name: /Çizim/ }).focus()
  await user.keyboard('{ArrowRight}')
  expect(screen.getByRole('radio', { name: /Fotoğraftan/ })).toBeChecked()
  expect(readDraft(OWNER, localStorage)).toMatchObject({ heroLook: 'photo' })
  expect(screen.queryByRole('button', { name: 'Düzelt' })).toBeNull()
  const order = await ordered(user)
  expect(order).toMatchObject({ heroLook: 'photo' })
  expect(order?.children[0]).not.toHaveProperty('heroFeatures')
})

test('changes measured features by taps, shows, stores and orders them', async () => {
  const { user, ordered } = openWizard({ heroFeatures: encodeFace(MEASURED) })
  await user.click(screen.getByRole('button', { name: 'Düzelt' }))
  await user.click(screen.getByRole('radio', { name: 'Karamel' }))
  await user.click(screen.getByRole('tab', { name: 'Saç' }))
  await user.click(screen.getByRole('radio', { name: 'Kıvırcık' }))
  await user.click(screen.getByRole('tab', { name: 'Göz' }))
  await user.click(screen.getByRole('radio', { name: 'Yeşil' }))
  await user.click(screen.getByRole('tab', { name: 'Diğer' }))
  await user.click(screen.getByRole('checkbox', { name: 'Gözlüklü' }))
  const mended = { ...MEASURED, skin: 'caramel', style: 'curly', eyes: 'green', glasses: true } as const
  expect(drawnPicture()).toHaveAttribute('src', drawnFaceUri(mended))
  expect(decodeFace(readDraft(OWNER, localStorage)?.children[0].heroFeatures ?? '')).toEqual(mended)
  await user.click(screen.getByRole('button', { name: 'Tamam' }))
  expect(screen.queryByRole('tab')).toBeNull()
  expect(await ordered(user)).toMatchObject({ children: [{ heroFeatures: encodeFace(mended) }] })
})

test('moves between the groups of the paint box by arrow keys, with one tab stop', async () => {
  const { user } = openWizard({ heroFeatures: encodeFace(MEASURED) })
  await user.click(screen.getByRole('button', { name: 'Düzelt' }))
  const chosen = () => screen.getByRole('tab', { selected: true })
  expect(chosen()).toHaveTextContent('Ten')
  chosen().focus()
  await user.keyboard('{ArrowRight}')
  expect(chosen()).toHaveTextContent('Saç')
  expect(chosen()).toHaveFocus()
  await user.keyboard('{End}')
  expect(chosen()).toHaveTextContent('Diğer')
  await user.keyboard('{ArrowRight}')
  expect(chosen()).toHaveTextContent('Ten')
  await user.tab()
  expect(screen.getByRole('radio', { name: 'Açık' })).toHaveFocus()
})

test('gives an older portrait without measured features a plain face to change', async () => {
  const { user, ordered } = openWizard({})
  expect(await ordered(user)).toMatchObject({
    heroLook: 'drawn',
    children: [{ heroFeatures: encodeFace({ ...PLAIN_FACE, style: 'long' }) }],
  })
})

test('reads measured features together with the portrait', async () => {
  const measured = { ...PLAIN_FACE, skin: 'umber', style: 'curly' } as const
  openWizard({ portraitUrl: undefined }, (_id, onChange) => {
    onChange({ status: 'completed', transformedImageUrl: '/media/p', features: encodeFace(measured) })
    return () => {}
  })
  expect(await screen.findByRole('img', { name: 'Defne, fotoğrafına bakılarak çizildi' })).toHaveAttribute(
    'src',
    drawnFaceUri(measured),
  )
  expect(readDraft(OWNER, localStorage)).toMatchObject({ children: [{ heroFeatures: encodeFace(measured) }] })
})

test('draws a girl’s measured short hair as tied, and guesses no other feature', () => {
  const short = encodeFace({ ...PLAIN_FACE, style: 'short', skin: 'umber' })
  expect(decodeFace(heroFeaturesOf(short, 'female') ?? '')).toMatchObject({ style: 'tied', skin: 'umber' })
  expect(heroFeaturesOf(short, 'male')).toBe(short)
  expect(heroFeaturesOf(encodeFace(MEASURED), 'female')).toBe(encodeFace(MEASURED))
  expect(heroFeaturesOf(undefined, 'female')).toBeUndefined()
})

function openWizard(draft: DraftFields, watchTransformation: WizardPorts['watchTransformation'] = () => () => {}) {
  const ready = {
    childName: 'Defne',
    childAge: 5,
    childGender: 'female' as const,
    photoConsent: CURRENT_TEXT.photo,
    transformId: 'orman_1699999999999' as TransformId,
    portraitUrl: '/media/portrait',
  }
  saveDraft(OWNER, draftWith(OWNER, NOW, { ...ready, ...draft }), localStorage)
  const onCheckout = vi.fn((_order: OrderRequest) => new Promise<boolean>(() => {}))
  render(
    <CreateStoryWizard
      template={template}
      user={{ uid: OWNER.uid, email: 'anne@example.com' }}
      ports={{
        verificationMail: { sendFirst: async () => true, sendAgain: async () => true },
        createTransformation: () => Promise.resolve(),
        watchTransformation,
        readTransformation: () => Promise.resolve(null),
        fetchOpening: () => Promise.resolve(new Blob()),
        discard: () => Promise.resolve(true),
        erasePhoto: () => Promise.resolve(),
        reuseHero: () => Promise.resolve(),
        isErased: () => Promise.resolve(false),
        sendPhoto: () => Promise.resolve(),
      }}
      storage={localStorage}
      now={() => NOW}
      legal={{
        notice: '/privacy',
        consent: '/consent',
        preInformation: '/terms#on',
        saleContract: '/terms#satis',
        giftTerms: '/terms#hediye-kodu',
      }}
      onClose={() => {}}
      heroes={[]}
      keepHero={() => null}
      ownWords={() => null}
      gift={NO_GIFT}
      onCheckout={onCheckout}
    />,
  )
  return {
    user: userEvent.setup(),
    ordered: async (user: ReturnType<typeof userEvent.setup>) => {
      await user.click(screen.getByRole('checkbox', { name: /okudum, kabul ediyorum/ }))
      await user.click(screen.getByRole('button', { name: 'Hikayeni Yarat' }))
      return onCheckout.mock.calls[0]?.[0]
    },
  }
}
