import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeAll, expect, test, vi } from 'vitest'
import type { OwnTexts } from '#domain/own-words.ts'
import { DraftWords } from '#features/own-words/draft-words.tsx'
import { OWN_WORDS } from '#text/own-words.ts'

// Loads all tales: on a busy machine that takes longer than a test may wait.
beforeAll(() => import('#features/own-words/tale.ts'))

const child = { name: 'Ali', age: 6, gender: 'male' } as const

async function open(own: OwnTexts = {}) {
  const onChange = vi.fn<(own: OwnTexts) => void>()
  const shown = (words: OwnTexts) => (
    <DraftWords
      templateId="sihirli-orman-macerasi"
      child={child}
      own={words}
      onChange={onChange}
      onTooLong={() => undefined}
    />
  )
  const { rerender } = render(shown(own))
  const user = userEvent.setup()
  await user.click(screen.getByRole('button', { name: OWN_WORDS.open }))
  await screen.findByRole('textbox', { name: OWN_WORDS.page(0) })
  return { onChange, user, showAgain: (words: OwnTexts) => rerender(shown(words)) }
}
const field = (page: number) => screen.getByRole('textbox', { name: OWN_WORDS.page(page) })

test('stores the name in typed words as a token, and no words that equal the tale’s', async () => {
  const { onChange, user, showAgain } = await open()
  await user.clear(field(1))
  await user.click(field(1))
  await user.paste('Ali’nin köpeği.')
  expect(onChange).toHaveBeenLastCalledWith({ 'text-1': '{child:genitive} köpeği.' })
  showAgain({ 'text-1': '{child:genitive} köpeği.' })
  await user.click(screen.getByRole('button', { name: OWN_WORDS.toTale }))
  expect(onChange).toHaveBeenLastCalledWith({})
  showAgain({})
  await user.click(screen.getByRole('button', { name: OWN_WORDS.undo }))
  expect(field(1)).toHaveValue('Ali’nin köpeği.')
})

test('shows another tab’s words and does not overwrite them', async () => {
  const { onChange, user, showAgain } = await open()
  showAgain({ 'text-0': '{child} uyumuş.' })
  expect(field(0)).toHaveValue('Ali uyumuş.')
  expect(onChange).not.toHaveBeenCalled()
  await user.click(field(1))
  await user.paste(' Son.')
  expect(onChange.mock.lastCall?.[0]).toMatchObject({ 'text-0': '{child} uyumuş.' })
})

test('uses the tale’s words for an empty page, with a message', async () => {
  const { onChange, user } = await open({ 'text-0': '{child} uyumuş.' })
  await user.clear(field(0))
  expect(onChange).toHaveBeenLastCalledWith({})
  expect(screen.getByText(OWN_WORDS.emptyDraft)).toBeVisible()
})
