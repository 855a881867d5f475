import { existsSync, statSync } from 'node:fs'
import { render } from '@testing-library/react'
import { expect, test } from 'vitest'
import { Painting, type PaintingName } from '#ui/painting.tsx'

const NAMES: readonly PaintingName[] = ['about', 'lost', 'mishap', 'empty-shelf']
const MAX_BYTES = 40 * 1_024

test.each(NAMES)('shows the stored painting %s, its size known before it loads', (name) => {
  const { container } = render(<Painting of={name} />)
  const image = container.querySelector('img')
  const file = `public${image?.getAttribute('src') ?? ''}`
  expect(existsSync(file)).toBe(true)
  expect(statSync(file).size).toBeLessThanOrEqual(MAX_BYTES)
  expect([image?.width, image?.height]).toEqual([960, 640])
  // The text beside it says the same.
  expect(image?.alt).toBe('')
})
