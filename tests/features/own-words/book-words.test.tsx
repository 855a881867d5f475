import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import type { Rewordings, SpreadTexts } from '#domain/own-words.ts'
import { BookWords } from '#features/own-words/book-words.tsx'
import { OWN_WORDS } from '#text/own-words.ts'

const NOW = Date.UTC(2026, 10, 27, 12)
const storyTexts = Array.from({ length: 12 }, (_, page) => `Söz ${page + 1}.`)
const imageURLs = Array.from({ length: 6 }, (_, spread) => `/resim-${spread + 1}.webp`)

function open(rewordings: Rewordings = {}) {
  const save = vi.fn((_spread: number, _texts: SpreadTexts) => new Promise<void>(() => {}))
  const onClose = vi.fn()
  const shown = (texts: readonly string[]) => (
    <BookWords
      book={{
        templateId: 'yok',
        child: { name: 'Ali', age: 6, gender: 'male' },
        title: 'Ali’nin Masalı',
        imageURLs,
        storyTexts: texts,
      }}
      rewordings={rewordings}
      save={save}
      now={() => NOW}
      onClose={onClose}
    />
  )
  const { rerender } = render(shown(storyTexts))
  return { save, onClose, user: userEvent.setup(), showAgain: (texts: readonly string[]) => rerender(shown(texts)) }
}
const field = (page: number) => screen.getByRole('textbox', { name: OWN_WORDS.page(page) })

test('saves two changed pages together, once, however often it is pressed', async () => {
  const { save, user } = open()
  await user.type(field(1), ' Uyu.')
  await user.click(screen.getByRole('button', { name: OWN_WORDS.save }))
  await user.click(screen.getByRole('button', { name: OWN_WORDS.saving }))
  expect(save.mock.calls).toEqual([[0, ['Söz 1.', 'Söz 2. Uyu.']]])
})

test('does not treat another device’s words as a change', async () => {
  const { onClose, user, showAgain } = open()
  showAgain(storyTexts.with(0, 'Başka.'))
  expect(field(0)).toHaveValue('Başka.')
  await user.keyboard('{Escape}')
  await user.click(screen.getByRole('button', { name: OWN_WORDS.close }))
  expect(onClose).toHaveBeenCalled()
  expect(screen.queryByText(OWN_WORDS.unsaved)).toBeNull()
})

test('locks a spread while it is read aloud, but not another one', async () => {
  const { user } = open({ 'spread-0': { is: 'making', startedAt: NOW, texts: ['Yeni sol.', 'Yeni sağ.'] } })
  expect(screen.getByText(OWN_WORDS.making)).toBeVisible()
  expect(screen.queryByRole('textbox')).toBeNull()
  await user.click(screen.getByRole('button', { name: new RegExp(`^${OWN_WORDS.spread(1)}`) }))
  expect(field(2)).toHaveValue('Söz 3.')
})

test('asks before a tab closes with typed words, not with words whose reading failed', async () => {
  const isAsked = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }))
  const { onClose, user } = open({
    'spread-0': { is: 'failed', startedAt: NOW, texts: ['Yeni sol.', 'Yeni sağ.'], problem: 'words-not-read' },
  })
  expect(isAsked()).toBe(false)
  await user.type(field(0), ' Uyu.')
  expect(isAsked()).toBe(true)
  await user.click(screen.getByRole('button', { name: OWN_WORDS.close }))
  expect(screen.getByRole('alertdialog', { name: OWN_WORDS.unsaved })).toBeVisible()
  await user.click(screen.getByRole('button', { name: OWN_WORDS.leave }))
  expect(onClose).toHaveBeenCalledOnce()
})
