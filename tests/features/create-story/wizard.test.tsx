import { act, cleanup, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import * as v from 'valibot'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { CURRENT_TEXT } from '#domain/current-text.ts'
import { encodeFace, PLAIN_FACE } from '#domain/face-features.ts'
import { giftCodeSchema } from '#domain/gift.ts'
import { heroIdSchema, type TransformId, type UserId } from '#domain/ids.ts'
import { parseKeptHero, type KeptHero } from '#domain/hero.ts'
import type { DiscountDays } from '#domain/pricing.ts'
import { Problem } from '#domain/problem.ts'
import { parseStoryTemplate } from '#domain/template.ts'
import { SIBLINGS_AT_MOST } from '#domain/flat-book.ts'
import type { OrderRequest } from '#domain/story.ts'
import { CreateStoryWizard } from '#features/create-story/create-story-wizard.tsx'
import type { KeptGift } from '#features/create-story/components/gift-code.tsx'
import type { WizardPorts } from '#features/create-story/wizard-ports.ts'
import { chosenSuffixOf } from '#features/create-story/model/draft-names.ts'
import { draftKeyOf, readDraft, saveDraft } from '#features/create-story/draft-storage.ts'
import { CREATE_STORY } from '#text/create-story.ts'
import { GIFT } from '#text/gift.ts'
import { KEPT_HEROES } from '#text/kept-heroes.ts'
import { Toasts } from '#ui/toaster.tsx'
import { expectFault } from '../../support/faults.ts'
import { answerMediaQueries } from '../../support/media-queries.ts'
import { NO_GIFT } from '../../support/no-gift.ts'
import { draftWith, type DraftFields } from '../../support/wizard-draft.ts'

const NOW = 1_700_000_000_000
const UID = 'uid1' as UserId
const TEMPLATE = parseStoryTemplate('orman', { title: 'Sihirli Orman Macerası', coverImageURL: '/kapak.webp' })
if (!TEMPLATE) throw new Error('the template of this test is not one')
const OWNER = { uid: UID, templateId: TEMPLATE.id }
const CHILD = { childName: 'Defne', childAge: 5, childGender: 'female' as const }
const keptChild = () => readDraft(OWNER, localStorage)?.children[0]

beforeEach(() => {
  localStorage.clear()
  answerMediaQueries(false)
})

describe('the first two steps', () => {
  test('accepts a name with at least one letter, and puts it into the title', async () => {
    const { user } = openWizard()
    const next = screen.getByRole('button', { name: 'Devam Et' })
    expect(next).toBeDisabled()
    await user.type(screen.getByLabelText('Çocuğun adı'), '  12')
    expect(next).toBeDisabled()
    await user.clear(screen.getByLabelText('Çocuğun adı'))
    await user.type(screen.getByLabelText('Çocuğun adı'), 'Kemal')
    expect(screen.getByText('Kemal’in Sihirli Orman Macerası')).toBeVisible()
    await user.click(next)
    expect(screen.getByRole('heading', { name: 'Kemal nasıl bir kahraman?' })).toBeVisible()
  })

  test('shows an uncertain suffix of a name, to change or leave out', async () => {
    const { user } = openWizard()
    const name = screen.getByLabelText('Çocuğun adı')
    await user.type(name, 'Max')
    const form = screen.getByLabelText('Böyle mi yazılsın?')
    expect(form).toHaveValue('Max’ın')
    expect(screen.getByText('Max’ın Sihirli Orman Macerası')).toBeVisible()
    await user.clear(form)
    expect(screen.getByText('Max ve Sihirli Orman Macerası')).toBeVisible()
    await user.type(form, 'Max’in')
    expect(screen.getByText('Max’in Sihirli Orman Macerası')).toBeVisible()
    await user.type(form, 'den')
    expect(screen.getByText('Adı ve sonuna gelen eki yazın, örneğin Max’ın.')).toBeVisible()
    expect(screen.getByRole('button', { name: 'Devam Et' })).toBeEnabled()
    await user.clear(name)
    await user.type(name, 'Defne')
    expect(screen.queryByLabelText('Böyle mi yazılsın?')).toBeNull()
    expect(screen.getByText('Defne’nin Sihirli Orman Macerası')).toBeVisible()
  })

  test('removes a typed suffix from a name with one tap, or keeps it with another', async () => {
    const { user } = openWizard()
    const name = screen.getByLabelText('Çocuğun adı')
    const next = screen.getByRole('button', { name: 'Devam Et' })
    await user.type(name, 'Ali’nin')
    expect(name).toHaveAccessibleDescription('Adı eksiz yazın: Ali. Ekleri masalda biz getiririz.')
    expect(screen.queryByText(/Ali’nin’in/)).toBeNull()
    expect(next).toBeDisabled()
    await user.click(screen.getByRole('button', { name: 'Ali olarak yaz' }))
    expect(name).toHaveValue('Ali')
    expect(name).toHaveFocus()
    expect(screen.getByText('Ali’nin Sihirli Orman Macerası')).toBeVisible()
    expect(next).toBeEnabled()

    await user.clear(name)
    await user.type(name, 'Jor’dan')
    expect(next).toBeDisabled()
    await user.click(screen.getByRole('button', { name: 'Hayır, adı böyle' }))
    expect(name).toHaveValue('Jor’dan')
    expect(name).toHaveFocus()
    expect(screen.getByText('Jor’dan’ın Sihirli Orman Macerası')).toBeVisible()
    expect(next).toBeEnabled()
    await user.type(name, '’a')
    expect(next).toBeDisabled()
  })

  test('asks again about an undecided name, also after a reload, but not a decided one', async () => {
    const { user } = openWizard()
    await user.type(screen.getByLabelText('Çocuğun adı'), 'Jor’dan')
    await user.click(screen.getByRole('button', { name: 'Hayır, adı böyle' }))
    await user.click(screen.getByRole('button', { name: 'Devam Et' }))
    await user.click(screen.getByRole('button', { name: 'Geri' }))
    expect(screen.getByRole('button', { name: 'Devam Et' })).toBeEnabled()
    cleanup()
    localStorage.clear()
    openWizard({ childName: 'Ali’nin', childAge: 5, childGender: 'female' })
    expect(screen.getByLabelText('Çocuğun adı')).toHaveAccessibleDescription(/^Adı eksiz yazın: Ali\./)
  })

  test.each(["O'Brien", 'D’Angelo', "N'Golo"])('accepts an apostrophe that belongs to the name: %s', async (typed) => {
    const { user } = openWizard()
    await user.type(screen.getByLabelText('Çocuğun adı'), typed)
    expect(screen.getByRole('button', { name: 'Devam Et' })).toBeEnabled()
    expect(screen.queryByText(/eksiz yazın/)).toBeNull()
  })

  test('shows each name’s genitive, and changes a certain genitive with the pencil', async () => {
    const { user } = openWizard()
    const name = screen.getByLabelText('Çocuğun adı')
    await user.type(name, 'Su')
    expect(screen.getByText('Su’nun')).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Su’nun: yazımı değiştir' }))
    const form = screen.getByLabelText('Böyle mi yazılsın?')
    expect(form).toHaveFocus()
    expect(form).toHaveValue('Su’nun')
    await user.clear(form)
    expect(form).toHaveAccessibleDescription('Boş bırakırsanız masalda Su’nun diye geçer.')
    expect(screen.getByText('Su’nun Sihirli Orman Macerası')).toBeVisible()
    await user.type(form, "Su'yun")
    expect(screen.getByText('Su’yun Sihirli Orman Macerası')).toBeVisible()
    const draft = readDraft(OWNER, localStorage)
    expect(draft && chosenSuffixOf(draft.children[0])).toBe('Su’yun')
    await user.click(screen.getByRole('button', { name: 'Su’nun kalsın' }))
    expect(name).toHaveFocus()
    expect(screen.getByText('Su’nun Sihirli Orman Macerası')).toBeVisible()
    expect(keptChild()).not.toHaveProperty('childNameForm')
    await user.type(name, 'de')
    expect(screen.getByText('Sude’nin')).toBeVisible()
  })

  test('offers title case for a name in small or capital letters', async () => {
    const { user } = openWizard()
    const name = screen.getByLabelText('Çocuğun adı')
    await user.type(name, 'defne')
    expect(screen.getByText('defne’nin Sihirli Orman Macerası')).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Defne olarak yaz' }))
    expect(name).toHaveValue('Defne')
    expect(name).toHaveFocus()
    expect(screen.queryByRole('group', { name: 'Adın yazılışı' })).toBeNull()
    await user.clear(name)
    await user.type(name, 'ALI')
    const offers = within(screen.getByRole('group', { name: 'Adın yazılışı' })).getAllByRole('button')
    expect(offers.map(({ textContent }) => textContent)).toEqual(['Ali olarak yaz', 'Alı olarak yaz'])
  })

  test('prints an apostrophe that belongs to a name like all other apostrophes', async () => {
    const { user } = openWizard()
    await user.type(screen.getByLabelText('Çocuğun adı'), "O'Neil")
    expect(screen.getByText('O’Neil’in Sihirli Orman Macerası')).toBeVisible()
  })

  test('removes invisible characters from a pasted name or suffix', async () => {
    const { user } = openWizard()
    await user.click(screen.getByLabelText('Çocuğun adı'))
    await user.paste('\u2068M\u202Eax\u200B\u2069')
    expect(screen.getByLabelText('Çocuğun adı')).toHaveValue('Max')
    const form = screen.getByLabelText('Böyle mi yazılsın?')
    await user.clear(form)
    await user.paste('Max\u200B’in\u202C')
    expect(form).toHaveValue('Max’in')
    expect(keptChild()).toMatchObject({ childName: 'Max', childNameForm: 'Max’in' })
  })

  test('requires an age from 2 to 8 and a gender, and allows going back', async () => {
    const { user } = openWizard({ childName: 'Defne' })
    const next = screen.getByRole('button', { name: 'Devam Et' })
    expect(within(screen.getByRole('group', { name: 'Yaşı' })).getAllByRole('radio')).toHaveLength(7)
    await user.click(screen.getByRole('radio', { name: '5 yaş' }))
    expect(next).toBeDisabled()
    await user.click(screen.getByRole('radio', { name: 'Kız' }))
    expect(next).toBeEnabled()
    await user.click(screen.getByRole('button', { name: 'Geri' }))
    expect(screen.getByLabelText('Çocuğun adı')).toHaveValue('Defne')
  })

  test('stores each entry on the device at once', async () => {
    const { user } = openWizard()
    await user.type(screen.getByLabelText('Çocuğun adı'), 'Ada')
    expect(readDraft(OWNER, localStorage)).toMatchObject({
      children: [{ childName: 'Ada' }],
      storyId: `orman_uid1_${NOW}`,
    })
  })
})

describe('the photo', () => {
  test('shows the photo before terms and price, with one sentence about its use', () => {
    openWizard(CHILD)
    expect(document.querySelector('input[type=file]')).not.toBeNull()
    expect(screen.getByText(/siz kırpıp izin verene kadar bu cihazdan çıkmaz/)).toBeVisible()
    expect(screen.getByRole('link', { name: 'KVKK Aydınlatma Metni' })).toBeVisible()
    expect(screen.queryByRole('checkbox')).toBeNull()
    expect(screen.queryByText(/599 TL/)).toBeNull()
  })

  test('refuses a file without a type, and a drawing, with a sentence', async () => {
    const { user } = openWizard({ ...CHILD, photoConsent: CURRENT_TEXT.photo })
    const input = document.querySelector<HTMLInputElement>('input[type=file]')
    if (!input) throw new Error('no file input')
    const anyFile = userEvent.setup({ applyAccept: false })
    await anyFile.upload(input, new File(['x'], 'photo.heic', { type: '' }))
    expect(await screen.findByText(/türü anlaşılamadı/)).toBeVisible()
    await user.upload(input, new File(['<svg/>'], 'drawing.svg', { type: 'image/svg+xml' }))
    expect(await screen.findByText(/Bu türden bir resim kullanılamıyor/)).toBeVisible()
  })
})

describe('the last button', () => {
  const READY = {
    childName: 'Defne',
    childAge: 5,
    childGender: 'female' as const,
    photoConsent: CURRENT_TEXT.photo,
    transformId: 'orman_1699999999999' as TransformId,
    portraitUrl: '/media/portrait',
  }

  test('restores a stored draft with its portrait and the price', () => {
    openWizard(READY)
    expect(screen.getByRole('img', { name: 'Masaldaki portre: Defne' })).toHaveAttribute('src', '/media/portrait')
    expect(screen.getByRole('heading', { level: 1, name: 'Defne masala giriyor' })).toBeVisible()
    expect(screen.getByText(/Portreyi beğendiyseniz/)).toBeVisible()
    expect(screen.getByText('599 TL')).toBeVisible()
    expect(screen.getByText(/Siparişi onayladığınızda 599 TL ödeme yükümlülüğü doğar./)).toBeVisible()
  })

  test('asks for an uncertain suffix at the order too, and corrects the title', async () => {
    const { user } = openWizard({ ...READY, childName: 'Max' })
    const form = screen.getByLabelText('Böyle mi yazılsın?')
    expect(form).toHaveValue('Max’ın')
    await user.clear(form)
    await user.type(form, 'Max’in')
    expect(screen.getByPlaceholderText('Max’in Sihirli Orman Macerası')).toBeVisible()
    expect(keptChild()?.childNameForm).toBe('Max’in')
  })

  test('shows a certain name’s form at the order too, with the pencil and title case', async () => {
    const { user } = openWizard({ ...READY, childName: 'su' })
    await user.click(screen.getByRole('button', { name: 'Su olarak yaz' }))
    expect(screen.getByRole('group', { name: 'Su' })).toHaveFocus()
    await user.click(screen.getByRole('button', { name: 'Su’nun: yazımı değiştir' }))
    await user.clear(screen.getByLabelText('Böyle mi yazılsın?'))
    await user.type(screen.getByLabelText('Böyle mi yazılsın?'), 'Su’yun')
    expect(screen.getByPlaceholderText('Su’yun Sihirli Orman Macerası')).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Su’nun kalsın' }))
    expect(screen.getByRole('group', { name: 'Su' })).toHaveFocus()
  })

  const IN_DAYS = { firstDay: '2023-11-01', lastDay: '2023-11-30' }
  const withDays = (discount: DiscountDays | null) =>
    openWizard(READY, {}, () => Promise.resolve(true), [], { discount })

  test('shows the former price struck through, with the days of the discount', () => {
    withDays(IN_DAYS)
    expect(screen.getByText(/799 TL/).tagName).toBe('S')
    expect(screen.getByText('%25')).toBeVisible()
    expect(screen.getByText(/1 Kasım 2023 ile 30 Kasım 2023 arasında bu fiyata/)).toBeVisible()
  })

  test.each([
    ['without days', null],
    ['before its first day', { firstDay: '2023-11-16', lastDay: '2023-11-30' }],
    ['after its last day', { firstDay: '2023-11-01', lastDay: '2023-11-13' }],
  ])('strikes through no former price %s', (_when, discount) => {
    withDays(discount)
    expect(screen.getByText('599 TL')).toBeVisible()
    expect(document.querySelector('s')).toBeNull()
    expect(screen.queryByText('%25')).toBeNull()
  })

  test('shows terms of 0 TL with a gift, and no gift terms without one', async () => {
    const gift: KeptGift = { ...NO_GIFT, code: v.parse(giftCodeSchema, 'MASAL-7K3D-Q9TX-2M5H') }
    const { user, onCheckout } = openWizard(READY, {}, () => Promise.resolve(true), [], { gift })
    expect(screen.getByRole('link', { name: GIFT.redeemTerms })).toHaveAttribute('href', '/terms#hediye-kodu')
    expect(screen.queryByRole('link', { name: CREATE_STORY.saleContract })).toBeNull()
    expect(document.body.textContent).toContain('bedel 0 TL')
    expect(document.body.textContent).not.toMatch(/ödeme yükümlülüğü doğar/)
    await user.click(screen.getByRole('button', { name: 'Hikayeni Yarat' }))
    expect(screen.getByText(GIFT.redeemMissing)).toBeVisible()
    await user.click(screen.getByRole('checkbox'))
    await user.click(screen.getByRole('button', { name: 'Hikayeni Yarat' }))
    expect(onCheckout).toHaveBeenCalledOnce()
  })

  test('disables the order without a portrait', () => {
    openWizard({ ...READY, transformId: undefined, portraitUrl: undefined })
    expect(screen.getByRole('button', { name: 'Hikayeni Yarat' })).toBeDisabled()
  })

  test('names the unticked box, and orders nothing', async () => {
    const { user, onCheckout } = openWizard(READY)
    await user.click(screen.getByRole('button', { name: 'Hikayeni Yarat' }))
    expect(screen.getByText(/Mesafeli Satış Sözleşmesi kutusunu işaretleyin/)).toBeVisible()
    expect(onCheckout).not.toHaveBeenCalled()
  })

  test('makes one order at a double click, with exactly the draft’s data', async () => {
    const { user, onCheckout } = openWizard(READY, {}, () => new Promise<boolean>(() => {}))
    await user.click(screen.getByRole('checkbox'))
    await user.dblClick(screen.getByRole('button', { name: 'Hikayeni Yarat' }))
    expect(onCheckout).toHaveBeenCalledOnce()
    expect(onCheckout.mock.calls[0]?.[0]).toMatchObject({
      id: `orman_uid1_${NOW}`,
      userEmail: 'anne@example.com',
      children: [{ childName: 'Defne', transformId: READY.transformId, transformedPhotoUrl: READY.portraitUrl }],
    })
    expect(screen.getByRole('button', { name: 'Yükleniyor...' })).toBeDisabled()
  })

  test('orders an uncertain suffix as the parent left it, and none for a certain name', async () => {
    const ordered = async (childName: string) => {
      const { user, onCheckout } = openWizard({ ...READY, childName }, {}, () => new Promise<boolean>(() => {}))
      await user.click(screen.getByRole('checkbox'))
      await user.click(screen.getByRole('button', { name: 'Hikayeni Yarat' }))
      cleanup()
      localStorage.clear()
      return onCheckout.mock.calls[0]?.[0]?.children[0]
    }
    expect(await ordered('Max')).toMatchObject({ childName: 'Max', childNameForm: 'Max’ın' })
    expect(await ordered('Defne')).not.toHaveProperty('childNameForm')
  })

  test('keeps the draft and enables the button if the checkout fails', async () => {
    const { user } = openWizard(READY, {}, () => Promise.resolve(false))
    await user.click(screen.getByRole('checkbox'))
    await user.click(screen.getByRole('button', { name: 'Hikayeni Yarat' }))
    expect(await screen.findByRole('button', { name: 'Hikayeni Yarat' })).toBeEnabled()
    expect(keptChild()).toMatchObject({ childName: 'Defne' })
  })
})

describe('two tabs on one draft', () => {
  /** Fires the browser's event in this tab, as after a change in another tab. */
  const inAnotherTab = (change: () => void) =>
    act(() => {
      change()
      window.dispatchEvent(new StorageEvent('storage', { key: draftKeyOf(OWNER) }))
    })

  test('gives the draft its storyId at once, before anything is typed', () => {
    openWizard()
    expect(readDraft(OWNER, localStorage)?.storyId).toBe(`orman_uid1_${NOW}`)
  })

  test('shows the entries of another tab’s draft, and overwrites no entry', async () => {
    const { user } = openWizard()
    inAnotherTab(() => saveDraft(OWNER, draftWith(OWNER, NOW, { childName: 'Kemal', childAge: 4 }), localStorage))
    expect(screen.getByLabelText('Çocuğun adı')).toHaveValue('Kemal')
    await user.type(screen.getByLabelText('Çocuğun adı'), ' Can')
    expect(keptChild()).toMatchObject({ childName: 'Kemal Can', childAge: 4 })
  })

  test('uses the portrait from the other tab, and requests no portrait itself', async () => {
    openWizard({ ...CHILD, photoConsent: CURRENT_TEXT.photo })
    expect(screen.getByText('Fotoğraf yükle')).toBeVisible()
    const portrait = { transformId: 'orman_1700000000000' as TransformId, portraitUrl: '/media/p' }
    const drawn = draftWith(OWNER, NOW, { ...CHILD, photoConsent: CURRENT_TEXT.photo, ...portrait })
    inAnotherTab(() => saveDraft(OWNER, drawn, localStorage))
    expect(await screen.findByText('Fotoğraf başarıyla dönüştürüldü')).toBeVisible()
  })

  test('closes a draft that another tab has ordered or erased, with a message', async () => {
    const { onClose } = openWizard({ childName: 'Defne' })
    inAnotherTab(() => localStorage.clear())
    expect(onClose).toHaveBeenCalledOnce()
    expect(await screen.findByText('Bu masal başka bir sekmede sipariş edildi ya da silindi.')).toBeVisible()
    expect(localStorage).toHaveLength(0)
  })
})

test('asks for the photo again after the server has erased the portrait', async () => {
  const isErased = vi.fn(() => Promise.resolve(true))
  openWizard(
    {
      ...CHILD,
      photoConsent: CURRENT_TEXT.photo,
      transformId: 'orman_1700000000000' as TransformId,
      portraitUrl: '/media/old',
    },
    { isErased },
  )
  expect(await screen.findByText(/Önceki portre.*silinmiş/)).toBeVisible()
  expect(isErased).toHaveBeenCalledWith('/media/old')
  expect(screen.getByText('Fotoğraf yükle')).toBeVisible()
  expect(screen.getByRole('button', { name: 'Hikayeni Yarat' })).toBeDisabled()
  expect(keptChild()).not.toHaveProperty('portraitUrl')
})

const WITH_ALI = {
  ...{ childName: 'Defne', childAge: 5, childGender: 'female' as const },
  siblings: [
    { id: 'a', childName: 'Ali', childAge: 4, childGender: 'male' as const, transformId: 'orman_2' as TransformId },
  ],
}
const siblingButton = (name: string) => screen.queryByRole('button', { name: CREATE_STORY.siblingEdit(name) })

async function takeOutAli(erasePhoto: WizardPorts['erasePhoto']): Promise<void> {
  const { user } = openWizard(WITH_ALI, { erasePhoto })
  await user.click(screen.getByRole('button', { name: CREATE_STORY.back }))
  await user.click(screen.getByRole('button', { name: CREATE_STORY.siblingRemove }))
  await user.click(screen.getByRole('button', { name: CREATE_STORY.siblingRemoveConfirm }))
}

test('asks for a sibling’s data on a page that must be complete', async () => {
  const { user } = openWizard({ ...WITH_ALI, siblings: [], childAge: undefined })
  await user.click(screen.getByRole('radio', { name: '5 yaş' }))
  await user.click(screen.getByRole('button', { name: CREATE_STORY.siblingAdd }))
  await user.type(screen.getByLabelText(CREATE_STORY.siblingNameLabel), 'Ali')
  expect(screen.getByRole('button', { name: CREATE_STORY.siblingDone })).toBeDisabled()
  await user.click(screen.getByRole('button', { name: CREATE_STORY.back }))
  expect(screen.getByText(CREATE_STORY.siblingIncomplete)).toBeVisible()
  expect(screen.getByRole('button', { name: CREATE_STORY.next })).toBeDisabled()

  await user.click(siblingButton('Ali') as HTMLElement)
  await user.click(screen.getByRole('radio', { name: '4 yaş' }))
  await user.click(screen.getByRole('radio', { name: 'Erkek' }))
  await user.click(screen.getByRole('button', { name: CREATE_STORY.siblingDone }))
  await user.click(screen.getByRole('button', { name: CREATE_STORY.next }))
  expect(screen.getByRole('tab', { name: 'Ali' })).toBeVisible()
})

test('asks for a portrait of each child, up to the largest number of children', async () => {
  const heroId = (index: number) => v.parse(heroIdSchema, String(index).repeat(20))
  const siblings = Array.from({ length: SIBLINGS_AT_MOST }, (_, index) => ({
    ...{
      id: `sibling-${index + 1}`,
      childName: `Kardeş ${'ABCDEFGH'[index]}`,
      childAge: 4,
      childGender: 'male' as const,
    },
    heroId: heroId(index + 1),
  }))
  const reuseHero = vi.fn((..._asked: Parameters<WizardPorts['reuseHero']>) => Promise.resolve())
  openWizard({ ...CHILD, heroId: heroId(0), siblings }, { reuseHero })
  await waitFor(() => expect(reuseHero).toHaveBeenCalledTimes(1 + SIBLINGS_AT_MOST))
  expect(new Set(reuseHero.mock.calls.map(([hero]) => JSON.stringify(hero))).size).toBe(1 + SIBLINGS_AT_MOST)
  expect(new Set(reuseHero.mock.calls.map(([, id]) => id)).size).toBe(1 + SIBLINGS_AT_MOST)
})

test('removes a child together with the photo', async () => {
  const erasePhoto = vi.fn(() => Promise.resolve())
  await takeOutAli(erasePhoto)
  expect(erasePhoto).toHaveBeenCalledWith('orman_2')
  await waitFor(() => expect(siblingButton('Ali')).toBeNull())
  expect(readDraft(OWNER, localStorage)?.children).toHaveLength(1)
})

test('keeps a child whose photo could not be erased, with a message', async () => {
  expectFault(/take a sibling out/)
  await takeOutAli(() => Promise.reject(new Error('no network')))
  expect(await screen.findByText(CREATE_STORY.siblingRemoveFailed)).toBeVisible()
  expect(siblingButton('Ali')).toBeVisible()
})

describe('a child that is kept for the next tale', () => {
  const hero = (): KeptHero => {
    const kept = parseKeptHero('0123456789abcdef0123', {
      ...CHILD,
      ...{ heroLook: 'photo', portraitUrl: '/media/kept', keptAt: NOW - 366 * 86_400_000, keptUntil: NOW + 1 },
      portraits: { orman_1600000000000: true },
    })
    if (!kept) throw new Error('the hero of this test is not one')
    return kept
  }
  const take = async (changes: Partial<WizardPorts> = {}) => {
    const opened = openWizard({}, changes, undefined, [hero()])
    await opened.user.click(screen.getByRole('button', { name: KEPT_HEROES.familiarTake('Defne') }))
    return opened
  }
  const kept = () => readDraft(OWNER, localStorage)

  test('adds a saved child, now older, with one press and without a photo', async () => {
    const reuseHero = vi.fn((..._asked: Parameters<WizardPorts['reuseHero']>) => Promise.resolve())
    await take({
      reuseHero,
      watchTransformation: (_id, onChange) => {
        onChange({ status: 'completed', transformedImageUrl: '/media/space', features: '1371100444444' })
        return () => undefined
      },
    })
    expect(await screen.findByText(CREATE_STORY.portraitReady)).toBeVisible()
    expect(reuseHero).toHaveBeenCalledWith({ heroId: hero().id }, `orman_${NOW}`)
    expect(screen.getByText(KEPT_HEROES.ageNow('Defne', 6))).toBeVisible()
    expect(screen.getByText(KEPT_HEROES.noPhoto)).toBeVisible()
    expect(screen.queryByText(CREATE_STORY.transformed)).toBeNull()
    // The first book has decided how the child is drawn.
    expect(kept()).toMatchObject({ heroLook: 'photo', children: [{ childAge: 6, portraitUrl: '/media/space' }] })
    expect(keptChild()?.heroFeatures).toBeUndefined()
    expect(screen.getByText(`keep Defne of orman_${NOW}?`)).toBeVisible()
  })

  test('asks for a photo if the saved child is erased, and keeps all other data', async () => {
    await take({ reuseHero: () => Promise.reject(new Problem('consent-missing', 'withdrawn')) })
    expect(await screen.findByText(KEPT_HEROES.gone)).toBeVisible()
    expect(screen.getByRole('heading', { name: CREATE_STORY.pickHeading })).toBeVisible()
    expect(keptChild()).toMatchObject({ childName: 'Defne', childAge: 6 })
    expect([keptChild()?.heroId, keptChild()?.transformId]).toEqual([undefined, undefined])
  })

  test('requests a saved child’s failed portrait again under another id', async () => {
    expectFault(/create-story: portrait/)
    const ids: string[] = []
    const { user } = await take({
      reuseHero: (_hero, id) => {
        ids.push(id)
        return Promise.reject(new Problem('unavailable', 'no worker'))
      },
    })
    expectFault(/create-story: portrait/)
    await user.click(await screen.findByRole('button', { name: CREATE_STORY.tryAgain }))
    await waitFor(() => expect(ids).toHaveLength(2))
  })

  test('gives a saved child another face from a photo, with its consent', async () => {
    const { user } = await take({
      watchTransformation: (_id, onChange) => {
        onChange({ status: 'completed', transformedImageUrl: '/media/space' })
        return () => undefined
      },
    })
    await user.click(await screen.findByRole('button', { name: CREATE_STORY.usePhoto }))
    expect(screen.getByRole('heading', { name: CREATE_STORY.pickHeading })).toBeVisible()
    expect([keptChild()?.heroId, keptChild()?.photoConsent]).toEqual([undefined, undefined])
  })
})

describe('a child whose face was measured before there was an account', () => {
  const face = encodeFace({ ...PLAIN_FACE, hair: 'red' })
  const open = () => {
    const reuseHero = vi.fn((..._asked: Parameters<WizardPorts['reuseHero']>) => Promise.resolve())
    const { user } = openWizard(
      { ...CHILD, heroFeatures: face, withoutPhoto: true },
      {
        reuseHero,
        watchTransformation: (_id, onChange) => {
          onChange({ status: 'completed', transformedImageUrl: '/media/forest', features: encodeFace(PLAIN_FACE) })
          return () => undefined
        },
      },
    )
    return { user, reuseHero }
  }

  test('makes a portrait from a measured face without a photo, and keeps the portrait', async () => {
    const { reuseHero } = open()
    expect(await screen.findByText(CREATE_STORY.noPhoto)).toBeVisible()
    expect(reuseHero).toHaveBeenCalledWith({ face, gender: CHILD.childGender }, `orman_${NOW}`)
    expect(keptChild()?.heroFeatures).toBe(face)
    expect(screen.queryByRole('radio', { name: new RegExp(CREATE_STORY.lookPhoto) })).toBeNull()
  })

  test('lets a parent use a photo for a measured child', async () => {
    const { user } = open()
    await user.click(await screen.findByRole('button', { name: CREATE_STORY.usePhoto }))
    expect(screen.getByRole('heading', { name: CREATE_STORY.pickHeading })).toBeVisible()
    expect(keptChild()?.withoutPhoto).toBeUndefined()
  })
})

function openWizard(
  draft: DraftFields = {},
  changes: Partial<WizardPorts> = {},
  checkout: (order: OrderRequest) => Promise<boolean> = () => Promise.resolve(true),
  heroes: readonly KeptHero[] = [],
  { gift = NO_GIFT, discount = null }: { gift?: KeptGift; discount?: DiscountDays | null } = {},
) {
  if (Object.keys(draft).length > 0) saveDraft(OWNER, draftWith(OWNER, NOW, draft), localStorage)
  const onCheckout = vi.fn(checkout)
  const onClose = vi.fn()
  const ports: WizardPorts = {
    verificationMail: { sendFirst: async () => true, sendAgain: async () => true },
    createTransformation: () => Promise.resolve(),
    watchTransformation: () => () => {},
    readTransformation: () => Promise.resolve(null),
    fetchOpening: () => Promise.resolve(new Blob()),
    discard: () => Promise.resolve(true),
    erasePhoto: () => Promise.resolve(),
    reuseHero: () => Promise.resolve(),
    isErased: () => Promise.resolve(false),
    sendPhoto: () => Promise.resolve(),
    ...changes,
  }
  render(
    <>
      <CreateStoryWizard
        template={TEMPLATE as NonNullable<typeof TEMPLATE>}
        user={{ uid: UID, email: 'anne@example.com' }}
        ports={ports}
        storage={localStorage}
        now={() => NOW}
        legal={{
          notice: '/privacy',
          consent: '/consent',
          preInformation: '/terms#on',
          saleContract: '/terms#satis',
          giftTerms: '/terms#hediye-kodu',
        }}
        onClose={onClose}
        heroes={heroes}
        keepHero={({ childName, transformId }) => <p>{`keep ${childName} of ${transformId}?`}</p>}
        ownWords={() => null}
        gift={gift}
        discount={discount}
        onCheckout={onCheckout as never}
      />
      <Toasts />
    </>,
  )
  return {
    user: userEvent.setup(),
    ports,
    onClose,
    onCheckout: onCheckout as typeof onCheckout & { mock: { calls: unknown[][] } },
  }
}
