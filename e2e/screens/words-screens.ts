/** A book whose words are changed. */
import { OWN_WORDS } from '#text/own-words.ts'
import { failedRewording, rewordingInProgress, pageField, putWordedBook, openWords } from '../support/own-words.ts'
import type { Screen } from './screen.ts'

export const WORDS_SCREENS: readonly Screen[] = [
  {
    name: 'words-typed',
    open: async ({ page, account }) => {
      await openWords(page, await putWordedBook(account))
      await pageField(page, 0).fill('Bir gün Defne, köpeği Fındık’la bahçeye çıkmış.')
      await pageField(page, 1).fill('MUHTEŞEM MAMMUTLAR '.repeat(26).trim())
    },
    sample: true,
    evening: 'too',
  },
  {
    name: 'words-making',
    open: async ({ page, account }) => {
      await openWords(page, await putWordedBook(account, { 'spread-0': rewordingInProgress() }))
      await page.getByText(OWN_WORDS.making).waitFor()
    },
  },
  {
    name: 'words-failed',
    open: async ({ page, account }) => openWords(page, await putWordedBook(account, { 'spread-0': failedRewording() })),
  },
]
