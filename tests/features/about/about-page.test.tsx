import { render, screen, within } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { expect, test } from 'vitest'
import { AboutPage } from '#features/about/about-page.tsx'

test('shows the team, six groups of four values each, and the vision on Biz Kimiz?', () => {
  render(<AboutPage />, { wrapper: MemoryRouter })
  expect(screen.getByRole('heading', { level: 1, name: 'Biz Kimiz?' })).toBeVisible()
  expect(screen.getByText(/yazılımcılar, editörler ve bir sosyolog/)).toBeVisible()
  const groups = screen.getAllByRole('heading', { level: 3 }).map((heading) => heading.parentElement as HTMLElement)
  expect(groups.map((group) => within(group).getAllByRole('listitem').length)).toEqual([4, 4, 4, 4, 4, 4])
  expect(screen.getByRole('region', { name: 'Vizyonumuz' })).toHaveTextContent('değer temelli')
  expect(screen.getByRole('link', { name: 'Ana sayfaya dön' })).toHaveAttribute('href', '/')
})
