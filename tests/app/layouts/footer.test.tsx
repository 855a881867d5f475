import { render, screen, within } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { expect, test } from 'vitest'
import { Footer } from '#app/layouts/footer.tsx'
import type { SiteFacts } from '#domain/seller.ts'

const show = (facts: Pick<SiteFacts, 'seller' | 'social'>) =>
  render(
    <MemoryRouter>
      <Footer facts={facts} />
    </MemoryRouter>,
  )

test.each([
  ['Biz Kimiz?', '/about'],
  ['KVKK', '/privacy'],
  ['Kullanım Koşulları', '/terms'],
  ['İade', '/refund'],
  ['Çerezler', '/cookies'],
  ['Açık Rıza', '/consent'],
])('links %s to %s in the footer', (name, path) => {
  show({ seller: {}, social: {} })
  expect(screen.getByRole('link', { name })).toHaveAttribute('href', path)
})

test('links only the configured social accounts and address in the footer', () => {
  show({ seller: { email: 'destek@masal.example' }, social: { youtube: 'https://www.youtube.com/@masal' } })
  const places = within(screen.getByRole('list', { name: 'Bizi takip edin' })).getAllByRole('link')
  expect(places.map((link) => [link.getAttribute('aria-label'), link.getAttribute('href')])).toEqual([
    ['YouTube', 'https://www.youtube.com/@masal'],
    ['E-posta gönder', 'mailto:destek@masal.example'],
  ])
})

test('shows no list of social accounts if none is configured', () => {
  show({ seller: {}, social: {} })
  expect(screen.queryByRole('list', { name: 'Bizi takip edin' })).toBeNull()
})
