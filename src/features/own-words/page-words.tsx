import { OWN_TEXT_MAX_LETTERS } from '#domain/own-words.ts'
import { OWN_WORDS } from '#text/own-words.ts'
import { notPrintable } from '#text/printable.ts'
import { Button } from '#ui/button.tsx'
import { Icon } from '#ui/icons.tsx'
import { TextField } from '#ui/text-field.tsx'
import type { TypedWords } from './use-typed-words.ts'
import styles from './book-words.module.css'

interface PageWordsProps {
  page: number
  words: TypedWords
  /** undefined: this tale has no script to return to. */
  taleText: string | undefined
  problem: string
}

/** When this many letters are left, their number is shown. */
const SOON_FULL = 60
/** The lines of the longest page. */
const LINES = 5

/** The words of one page, with the buttons that undo changes. */
export function PageWords({ page, words, taleText, problem }: PageWordsProps) {
  const text = words.texts[page] ?? ''
  const left = OWN_TEXT_MAX_LETTERS - text.length
  const hint = left <= SOON_FULL ? OWN_WORDS.left(Math.max(0, left)) : OWN_WORDS.room
  return (
    <div role="group" aria-label={OWN_WORDS.page(page)} className={styles.page}>
      <TextField
        label={OWN_WORDS.page(page)}
        value={text}
        onChange={(typed) => words.type(page, typed)}
        maxLength={OWN_TEXT_MAX_LETTERS}
        lines={LINES}
        hint={hint}
        problem={problem || notPrintable(text)}
      />
      <div className={styles.ways}>
        {words.mayUndo(page) && (
          <Button variant="plain" small onClick={() => words.undo(page)}>
            <Icon name="turn" />
            {OWN_WORDS.undo}
          </Button>
        )}
        {taleText !== undefined && text !== taleText && (
          <Button variant="plain" small onClick={() => words.replace(page, taleText)}>
            <Icon name="book" />
            {OWN_WORDS.toTale}
          </Button>
        )}
      </div>
    </div>
  )
}
