import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { WizardTop } from '#features/create-story/components/wizard-top.tsx'

test.each([1, 2, 3] as const)('shows step %i of three in the progress bar', (step) => {
  render(<WizardTop step={step} onClose={() => undefined} />)
  const bar = screen.getByRole('progressbar', { name: `Adım ${step} / 3` })
  expect(bar).toHaveAttribute('aria-valuenow', `${step}`)
  expect(bar).toHaveAttribute('aria-valuemax', '3')
})
