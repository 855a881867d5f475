import { render, screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { PHOTO_FAULTS } from '#domain/photo-fault.ts'
import { PhotoGuide } from '#features/create-story/components/photo-guide.tsx'
import { CREATE_STORY } from '#text/create-story.ts'

test('names in the photo guide each fault that refuses a photo, and wrong distances', () => {
  render(<PhotoGuide />)
  const wrongs = within(screen.getByRole('list')).getAllByRole('listitem')
  const warnings = wrongs.map((wrong) => wrong.textContent)
  expect(warnings).toEqual(expect.arrayContaining(['Karanlık', 'Bulanık', 'Çok yakın', 'Çok uzak']))
  for (const fault of PHOTO_FAULTS) expect(warnings).toContain(CREATE_STORY.guideWrongs[fault])
  expect(screen.getByText(/yüzü açık, ışık önden/)).toBeVisible()
})
