import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { EndingPage } from '#features/reader/components/book-pages.tsx'
import { READER } from '#text/reader.ts'

test("shows the children's names below 'Son' in a book of their own", () => {
  render(<EndingPage book={{ heroName: 'Defne ile Ali' }} isSeen />)
  expect(screen.getByText(READER.theEnd)).toBeVisible()
  expect(screen.getByText('Defne ile Ali')).toHaveAttribute('translate', 'no')
})

test("shows no name below 'Son' in a template", () => {
  const { container } = render(<EndingPage book={{}} isSeen />)
  expect([...container.querySelectorAll('p')].map(({ textContent }) => textContent)).toEqual([
    READER.theEnd,
    READER.farewell,
  ])
})
