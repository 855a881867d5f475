import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { ThemeChoice } from '#features/reader/components/theme-choice.tsx'

test('offers three music themes, each with a word about the music', async () => {
  const onChange = vi.fn()
  render(<ThemeChoice theme="sleep" onChange={onChange} />)
  await userEvent.click(screen.getByRole('button', { name: 'Müzik teması: Uyku' }))
  expect(screen.getAllByRole('radio')).toHaveLength(3)
  await userEvent.click(screen.getByRole('radio', { name: /Yemek/ }))
  expect(onChange).toHaveBeenCalledWith('story')
  await userEvent.click(screen.getByRole('radio', { name: /Eğlence/ }))
  expect(onChange).toHaveBeenCalledWith('fun')
})
