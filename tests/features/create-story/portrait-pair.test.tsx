import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { PortraitPair } from '#features/create-story/portrait-pair.tsx'
import type { Portrait } from '#features/create-story/use-portrait.ts'

const LIKED = 'Portreyi beğendiyseniz her sayfada bu yüz olacak.'
const FAILED = 'Portre bu kez çizilemedi.'

const show = (portrait: Exclude<Portrait, { is: 'none' }>) =>
  render(
    <PortraitPair
      headingId="baslik"
      childName="Defne"
      childAge={5}
      portrait={portrait}
      snapshotUrl={null}
      onTryAgain={() => {}}
      onOtherPhoto={() => {}}
    >
      {null}
    </PortraitPair>,
  )

test('of a portrait that failed nobody is asked whether it is liked', () => {
  show({ is: 'failed', sentence: 'Dönüştürme işlemi başarısız oldu', fault: null })
  expect(screen.queryByText(LIKED)).toBeNull()
  expect(screen.getByText(FAILED)).toBeVisible()
  expect(screen.getByText('Dönüştürme işlemi başarısız oldu')).toBeVisible()
})

test('of one that is there it is', () => {
  show({ is: 'ready', url: '/media/portrait' })
  expect(screen.getByText(LIKED)).toBeVisible()
  expect(screen.queryByText(FAILED)).toBeNull()
})
