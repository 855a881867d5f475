/** Before a book is made: the tale's words, page by page, for the parent to change. */
import { useEffect, useId, useState } from 'react'
import { TEXTS_PER_SPREAD } from '#domain/book-size.ts'
import { textKey, type OwnTexts } from '#domain/own-words.ts'
import type { Reader } from '#stories/script.ts'
import { OWN_WORDS } from '#text/own-words.ts'
import { Button } from '#ui/button.tsx'
import { Icon } from '#ui/icons.tsx'
import { Spinner } from '#ui/spinner.tsx'
import { PageWords } from './page-words.tsx'
import { SpreadList } from './spread-list.tsx'
import { useTale, type KnownTale } from './use-tale.ts'
import { useTypedWords } from './use-typed-words.ts'
import { useTooLong } from './use-words-fit.ts'
import styles from './book-words.module.css'

interface DraftWordsProps {
  templateId: string
  child: Reader
  own: OwnTexts
  onChange: (own: OwnTexts) => void
  /** Pages whose words are too long: such a book cannot be ordered. */
  onTooLong: (pages: readonly number[]) => void
}

export function DraftWords({ templateId, child, own, onChange, onTooLong }: DraftWordsProps) {
  const panel = useId()
  const [isOpen, setOpen] = useState(false)
  const hasOwn = Object.keys(own).length > 0
  return (
    <section className={styles.draft}>
      <Button variant="paper" small aria-expanded={isOpen} aria-controls={panel} onClick={() => setOpen(!isOpen)}>
        <Icon name="pencil" />
        {isOpen ? OWN_WORDS.shut : OWN_WORDS.open}
      </Button>
      {hasOwn && !isOpen && <p className="field__hint">{OWN_WORDS.changed(Object.keys(own).length)}</p>}
      <div id={panel} hidden={!isOpen}>
        {/* Render the closed panel too, because it finds words that no longer fit when the name gets longer. */}
        {(isOpen || hasOwn) && (
          <Panel templateId={templateId} child={child} own={own} onChange={onChange} onTooLong={onTooLong} />
        )}
      </div>
    </section>
  )
}

function Panel({ templateId, child, ...rest }: DraftWordsProps) {
  const [tale, tryAgain] = useTale(templateId, child)
  switch (tale.is) {
    case 'loading':
      return <Spinner label={OWN_WORDS.loading} />
    case 'failed':
      return (
        <>
          <p role="alert">{OWN_WORDS.loadFailed}</p>
          <Button variant="paper" small onClick={tryAgain}>
            {OWN_WORDS.loadAgain}
          </Button>
        </>
      )
    case 'ready':
      return tale.value && <Desk key={JSON.stringify(child)} child={child} tale={tale.value} {...rest} />
  }
}

function Desk({ child, tale, own, onChange, onTooLong }: Omit<DraftWordsProps, 'templateId'> & { tale: KnownTale }) {
  const { pages, told, boxes, renderOwnText, toOwnText } = tale
  // The words before the parent's changes, as a basis for `toOwnText`: a name that is also an ordinary word stays a
  // word.
  const [first] = useState(() => pages.map((page, index) => own[textKey(index)] ?? page))
  const current = pages.map((page, index) => renderOwnText(own[textKey(index)] ?? page, child))
  const typed = useTypedWords(current, (page, text) => {
    const words = toOwnText(text, child, first[page] ?? '')
    const { [textKey(page)]: _former, ...others } = own
    const isTale = words === '' || renderOwnText(words, child) === told[page]
    onChange(isTale ? others : { ...others, [textKey(page)]: words })
  })
  const [at, setAt] = useState(0)
  const tooLong = useTooLong(typed.texts, boxes)
  const tooLongKey = tooLong.join()
  useEffect(() => onTooLong(tooLongKey ? tooLongKey.split(',').map(Number) : []), [onTooLong, tooLongKey])

  return (
    <div className={styles.desk}>
      <p className="field__hint">{OWN_WORDS.draftLead}</p>
      <SpreadList
        at={at}
        onShow={setAt}
        states={Array.from({ length: pages.length / TEXTS_PER_SPREAD }, (_, spread) =>
          [0, 1].some((side) => own[textKey(spread * TEXTS_PER_SPREAD + side)] !== undefined) ? 'own' : 'tale',
        )}
      />
      <div className={styles.pages}>
        {[at * TEXTS_PER_SPREAD, at * TEXTS_PER_SPREAD + 1].map((page) => (
          <PageWords
            key={page}
            page={page}
            words={typed}
            taleText={told[page]}
            problem={tooLong.includes(page) ? OWN_WORDS.tooLong : typed.texts[page]?.trim() ? '' : OWN_WORDS.emptyDraft}
          />
        ))}
      </div>
    </div>
  )
}
