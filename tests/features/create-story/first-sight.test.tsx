import { render, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { encodeFace, PLAIN_FACE } from '#domain/face-features.ts'
import { ToldChildsBook } from '#features/create-story/first-sight.tsx'
import { answerMediaQueries } from '../../support/media-queries.ts'

test.each([
  ['Max', 'Max’ın Uzay Yolculuğu'],
  ['Nur’Ece', 'Nur’Ece’nin Uzay Yolculuğu'],
])('gives the small book of %s the title of the bought book', (name, title) => {
  answerMediaQueries(false)
  render(
    <ToldChildsBook
      templateId="uzay-yolculugu"
      child={{ name, face: encodeFace(PLAIN_FACE) }}
      onClose={vi.fn()}
      onMake={vi.fn()}
    />,
  )
  expect(screen.getByText(title)).toBeVisible()
})
