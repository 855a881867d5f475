import { useState, type ComponentProps } from 'react'
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { MemoryRouter } from 'react-router-dom'
import { formatPrice, PRICE_KURUS } from '#domain/pricing.ts'
import type { OwnChild } from '#features/landing/components/story-books.tsx'
import { LandingPage as Page } from '#features/landing/landing-page.tsx'
import { FEATURES } from '#text/features.ts'

afterEach(cleanup)

const LandingPage = (props: ComponentProps<typeof Page>) => (
  <MemoryRouter>
    <Page {...props} />
  </MemoryRouter>
)

const child = (change: Partial<OwnChild> = {}): OwnChild => ({
  ...{ name: '', onName: vi.fn(), onPress: vi.fn(), onPhoto: vi.fn(), onWithoutPhoto: vi.fn() },
  ...{ owner: '', nameProblem: '', nameOffers: null, nameField: { current: null }, face: null, onCover: () => null },
  ...change,
})

test("leads every 'try now' button to the registration", async () => {
  const onTry = vi.fn()
  render(<LandingPage onTry={onTry} child={child()} onRead={vi.fn()} />)
  await userEvent.click(screen.getByRole('button', { name: 'Ücretsiz Keşfet' }))
  for (const button of screen.getAllByRole('button', { name: 'Hemen Dene' })) await userEvent.click(button)
  expect(onTry).toHaveBeenCalledTimes(3)
})

test('shows three scenes, four books, four features, and labels samples as examples', () => {
  render(<LandingPage onTry={vi.fn()} child={child()} onRead={vi.fn()} />)
  for (const title of [
    'Mutfakta',
    'Oyun alanında',
    'Parkta',
    'Sihirli Orman Macerası',
    'Uzay Yolculuğu',
    'Denizaltı Krallığı',
    'Sabah Fırını',
  ]) {
    expect(screen.getByRole('heading', { name: title })).toBeTruthy()
  }
  expect(screen.getAllByRole('article')).toHaveLength(4)
  expect(screen.getByText('Yakında')).toBeTruthy()
  expect(screen.getByText(/Örnek olarak Sihirli Orman/)).toBeTruthy()
})

test('shows every feature with its picture, its line in the offer and its question', () => {
  const { container } = render(<LandingPage onTry={vi.fn()} child={child()} onRead={vi.fn()} />)
  const features = within(screen.getByRole('region', { name: 'Bu kitapta neler var?' }))
  const offer = within(screen.getByRole('region', { name: 'Bir kitap, bir fiyat' }))
  const questions = within(screen.getByRole('region', { name: 'Anne babaların merak ettikleri' }))
  expect(features.getAllByRole('heading', { level: 3 }).map((title) => title.textContent)).toEqual(
    FEATURES.map(({ title }) => title),
  )
  for (const { id, text, offer: line, question } of FEATURES) {
    expect(features.getByText(text)).toBeVisible()
    expect(container.querySelector(`img[src="/landing/features/${id}.avif"][loading=lazy]`)).toBeTruthy()
    if (line) expect(offer.getByText(line)).toBeVisible()
    if (question) expect(questions.getByText(question.answer)).toBeInTheDocument()
  }
})

test('names digital form, screens, print file, refunds and no subscription', () => {
  render(<LandingPage onTry={vi.fn()} child={child()} onRead={vi.fn()} />)
  const offer = screen.getByRole('region', { name: 'Bir kitap, bir fiyat' })
  expect(within(offer).getByText(formatPrice(PRICE_KURUS))).toBeVisible()
  expect(
    within(offer)
      .getAllByRole('term')
      .map((term) => term.textContent),
  ).toEqual(['Dijital kitap', 'Telefon, tablet, bilgisayar', 'Baskı dosyası (PDF)', 'Tek ödeme', 'İade'])
  expect(within(offer).getByText('KDV dâhil. Abonelik yok.')).toBeVisible()
})

test('shows the price in the landing page’s first section', () => {
  render(<LandingPage onTry={vi.fn()} child={child()} onRead={vi.fn()} />)
  const hero = screen.getByRole('region', { name: /kahramanı sizin çocuğunuz/ })
  expect(within(hero).getByText(/^Bir kitap 599 TL, KDV dâhil/)).toBeVisible()
})

test('shows the former price beside today’s price only on the days of the discount', () => {
  const page = (lastDay: string) => (
    <LandingPage discount={{ firstDay: '2020-01-01', lastDay }} onTry={vi.fn()} child={child()} onRead={vi.fn()} />
  )
  const view = render(page('2020-01-31'))
  const offer = screen.getByRole('region', { name: 'Bir kitap, bir fiyat' })
  expect(within(offer).queryByText('799 TL')).toBeNull()
  view.rerender(page('2199-12-31'))
  expect(within(offer).getByText('799 TL').tagName).toBe('S')
  expect(within(offer).getByText(/1 Ocak 2020 ile 31 Aralık 2199 arasında/)).toBeVisible()
})

test('moves the line between photo and portrait with the slider', () => {
  render(<LandingPage onTry={vi.fn()} child={child()} onRead={vi.fn()} />)
  const slider = screen.getByRole<HTMLInputElement>('slider', { name: 'Fotoğraf ile masal arasında kaydır' })
  fireEvent.change(slider, { target: { value: '80' } })
  expect(slider.parentElement?.style.getPropertyValue('--cut')).toBe('80%')
})

test('shows fifteen leaves and fifteen lights, hidden from screen readers', () => {
  const { container } = render(<LandingPage onTry={vi.fn()} child={child()} onRead={vi.fn()} />)
  const [falling] = container.querySelectorAll('[aria-hidden=true]')
  expect(falling?.querySelectorAll('svg')).toHaveLength(15)
  expect(falling?.querySelectorAll('i')).toHaveLength(15)
})

test('reports a typed name at once, and writes the name on the four covers', async () => {
  Object.defineProperty(document, 'fonts', { value: { ready: Promise.resolve() }, configurable: true })
  // jsdom has no layout.
  Object.defineProperty(SVGElement.prototype, 'getComputedTextLength', { value: () => 0, configurable: true })
  const Typing = () => {
    const [name, onName] = useState('')
    const owner = name && `${name}’nin`
    return <LandingPage onTry={vi.fn()} child={child({ name, onName, owner })} onRead={vi.fn()} />
  }
  const { container } = render(<Typing />)
  await userEvent.type(screen.getByLabelText('Çocuğunuzun adını yazın'), 'Ali')
  expect(await screen.findAllByText('Ali’nin')).toHaveLength(4)
  expect(container.querySelectorAll('img[src$="/unnamed.avif"]')).toHaveLength(4)
  await userEvent.clear(screen.getByLabelText('Çocuğunuzun adını yazın'))
  await vi.waitFor(() => expect(container.querySelectorAll('img[src$="/unnamed.avif"]')).toHaveLength(0))
})

test('passes on a chosen photo, and accepts the same file again', async () => {
  const [onPress, onPhoto] = [vi.fn(), vi.fn()]
  render(<LandingPage onTry={vi.fn()} child={child({ onPress, onPhoto })} onRead={vi.fn()} />)
  const picker = screen.getByLabelText<HTMLInputElement>('Fotoğrafını seç')
  const photo = new File(['x'], 'defne.jpg', { type: 'image/jpeg' })
  await userEvent.upload(picker, photo)
  await userEvent.upload(picker, photo)
  expect(onPress).toHaveBeenCalledTimes(2)
  expect(onPhoto.mock.calls).toEqual([[photo], [photo]])
})

test('calls onTry with the tale whose cover is pressed', async () => {
  const onTry = vi.fn()
  render(<LandingPage onTry={onTry} child={child()} onRead={vi.fn()} />)
  await userEvent.click(screen.getByRole('link', { name: 'Uzay Yolculuğu' }))
  expect(onTry).toHaveBeenCalledWith('uzay-yolculugu')
})
