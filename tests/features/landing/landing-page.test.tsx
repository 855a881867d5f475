import { cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { LandingPage } from '#features/landing/landing-page.tsx'

afterEach(cleanup)

test('every call to try leads to registering', async () => {
  const onTry = vi.fn()
  render(<LandingPage onTry={onTry} onTell={vi.fn()} onRead={vi.fn()} />)
  await userEvent.click(screen.getByRole('button', { name: 'Ücretsiz Keşfet' }))
  for (const button of screen.getAllByRole('button', { name: 'Hemen Dene' })) await userEvent.click(button)
  expect(onTry).toHaveBeenCalledTimes(3)
})

test('shows three scenes, three books, four features, and calls its readings examples', () => {
  render(<LandingPage onTry={vi.fn()} onTell={vi.fn()} onRead={vi.fn()} />)
  for (const title of [
    'Mutfakta',
    'Oyun alanında',
    'Parkta',
    'Sihirli Orman Macerası',
    'Uzay Yolculuğu',
    'Denizaltı Krallığı',
  ]) {
    expect(screen.getByRole('heading', { name: title })).toBeTruthy()
  }
  expect(screen.getAllByRole('article')).toHaveLength(4)
  expect(screen.getByText('Yakında')).toBeTruthy()
  expect(screen.getByText(/Örnek olarak Sihirli Orman/)).toBeTruthy()
})

test('the first view names the price', () => {
  render(<LandingPage onTry={vi.fn()} onTell={vi.fn()} onRead={vi.fn()} />)
  const hero = screen.getByRole('region', { name: /kahramanı sizin çocuğunuz/ })
  expect(within(hero).getByText(/^Bir kitap 599 TL, KDV dâhil/)).toBeVisible()
})

test('the price of before stands beside today’s in its days alone', () => {
  const page = (lastDay: string) => (
    <LandingPage discount={{ firstDay: '2020-01-01', lastDay }} onTry={vi.fn()} onTell={vi.fn()} onRead={vi.fn()} />
  )
  const view = render(page('2020-01-31'))
  const offer = screen.getByRole('region', { name: 'Bir kitap, bir fiyat' })
  expect(within(offer).queryByText('799 TL')).toBeNull()
  view.rerender(page('2199-12-31'))
  expect(within(offer).getByText('799 TL').tagName).toBe('S')
  expect(within(offer).getByText(/1 Ocak 2020 ile 31 Aralık 2199 arasında/)).toBeVisible()
})

test('the line between photo and portrait follows the slider', () => {
  render(<LandingPage onTry={vi.fn()} onTell={vi.fn()} onRead={vi.fn()} />)
  const slider = screen.getByRole<HTMLInputElement>('slider', { name: 'Fotoğraf ile masal arasında kaydır' })
  fireEvent.change(slider, { target: { value: '80' } })
  expect(slider.parentElement?.style.getPropertyValue('--cut')).toBe('80%')
})

test('fifteen leaves fall and fifteen lights glow over the first view, told to nobody', () => {
  const { container } = render(<LandingPage onTry={vi.fn()} onTell={vi.fn()} onRead={vi.fn()} />)
  const [falling] = container.querySelectorAll('[aria-hidden=true]')
  expect(falling?.querySelectorAll('svg')).toHaveLength(15)
  expect(falling?.querySelectorAll('i')).toHaveLength(15)
})

test('a name is told as it is typed, and its letters stand on the three covers', async () => {
  Object.defineProperty(document, 'fonts', { value: { ready: Promise.resolve() }, configurable: true })
  // jsdom lays nothing out.
  Object.defineProperty(SVGElement.prototype, 'getComputedTextLength', { value: () => 0, configurable: true })
  const onTell = vi.fn()
  const { container } = render(<LandingPage onTry={vi.fn()} onTell={onTell} onRead={vi.fn()} />)
  await userEvent.type(screen.getByLabelText('Çocuğunuzun adını yazın'), 'Ali')
  expect(await screen.findAllByText('Ali’nin')).toHaveLength(3)
  expect(onTell).toHaveBeenLastCalledWith('Ali')
  expect(container.querySelectorAll('img[src$="/unnamed.avif"]')).toHaveLength(3)
  await userEvent.clear(screen.getByLabelText('Çocuğunuzun adını yazın'))
  await vi.waitFor(() => expect(container.querySelectorAll('img[src$="/unnamed.avif"]')).toHaveLength(0))
})
