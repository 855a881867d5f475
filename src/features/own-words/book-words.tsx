/** 'Metni değiştir': a parent changes the pages of a finished book, and they are narrated again. */
import { useId, useState, type CSSProperties } from 'react'
import { TEXTS_PER_SPREAD, textsOfSpread, spreadKey } from '#domain/book-size.ts'
import { isSameTexts, plainText, rewordingNow, type Rewordings, type SpreadTexts } from '#domain/own-words.ts'
import type { TextBox } from '#domain/text-box.ts'
import type { Reader } from '#stories/script.ts'
import { OWN_WORDS } from '#text/own-words.ts'
import { problemText } from '#text/problems.ts'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { Icon } from '#ui/icons.tsx'
import { Spinner } from '#ui/spinner.tsx'
import { useUnloadWarning } from '#ui/unload-warning.ts'
import { PageWords } from './page-words.tsx'
import { SpreadList, type SpreadState } from './spread-list.tsx'
import { useTale } from './use-tale.ts'
import { useTypedWords } from './use-typed-words.ts'
import { useWordsFit } from './use-words-fit.ts'
import styles from './book-words.module.css'

interface BookToWord {
  templateId: string
  child: Reader
  title: string
  imageURLs: readonly string[]
  storyTexts: readonly string[]
  textBoxes?: readonly TextBox[] | undefined
}

interface BookWordsProps {
  book: BookToWord
  rewordings: Rewordings
  /** Resolves when the narration is under way, or the failure has been shown. */
  save: (spread: number, texts: SpreadTexts) => Promise<void>
  now: () => number
  onClose: () => void
}

export function BookWords({ book, rewordings, save, now, onClose }: BookWordsProps) {
  const heading = useId()
  const { storyTexts, imageURLs, textBoxes } = book
  const wishedOf = (spread: number) => rewordingNow(rewordings[spreadKey(spread)], now())
  const words = useTypedWords(
    imageURLs.flatMap((_, spread) => wishedOf(spread)?.texts ?? textsOfSpread(storyTexts, spread)),
  )
  const [tale] = useTale(book.templateId, book.child)
  const told = tale.is === 'ready' ? tale.value?.told : undefined
  const { letters, tooLong } = useWordsFit(words.texts, textBoxes)
  const [at, setAt] = useState(0)
  const [isAsked, setAsked] = useState(false)
  const [isSaving, setSaving] = useState(false)

  const typedOf = (spread: number): SpreadTexts => {
    const [left = '', right = ''] = textsOfSpread(words.texts, spread).map(plainText)
    return [left, right]
  }
  const isMaking = (spread: number) => wishedOf(spread)?.is === 'making'
  const stateOf = (spread: number): SpreadState => {
    if (isMaking(spread)) return 'making'
    if (!isSameTexts(typedOf(spread), textsOfSpread(storyTexts, spread))) return 'unsaved'
    return told && !isSameTexts(typedOf(spread), textsOfSpread(told, spread)) ? 'own' : 'tale'
  }
  const states = imageURLs.map((_, spread) => stateOf(spread))
  // The record keeps words whose narration has failed, so they count as saved.
  const isUnkept = imageURLs.some(
    (_, spread) => !isSameTexts(typedOf(spread), wishedOf(spread)?.texts ?? textsOfSpread(storyTexts, spread)),
  )
  useUnloadWarning(isUnkept)
  const wished = wishedOf(at)
  const pages = [at * TEXTS_PER_SPREAD, at * TEXTS_PER_SPREAD + 1]
  const problemOf = (page: number) =>
    tooLong.includes(page) ? OWN_WORDS.tooLong : plainText(words.texts[page] ?? '') ? '' : OWN_WORDS.empty
  const maySave = states[at] === 'unsaved' && !isSaving && !pages.some(problemOf)

  const press = async () => {
    if (!maySave) return
    setSaving(true)
    await save(at, typedOf(at))
    setSaving(false)
  }
  const close = () => {
    if (!isUnkept || isAsked) onClose()
    else setAsked(true)
  }
  return (
    <Dialog labelledBy={heading} closeLabel={OWN_WORDS.close} className={styles.dialog} onClose={close}>
      <div className={styles.room}>
        <h2 id={heading} tabIndex={-1}>
          {OWN_WORDS.title}
          <small>{book.title}</small>
        </h2>
        <p>{OWN_WORDS.lead}</p>
        <SpreadList states={states} at={at} onShow={setAt} />
        <Painting book={book} spread={at} texts={typedOf(at)} letters={letters} />
        {isMaking(at) ? (
          <Spinner label={OWN_WORDS.making} late={null} />
        ) : (
          <>
            <div className={styles.pages}>
              {pages.map((page) => (
                <PageWords key={page} page={page} words={words} taleText={told?.[page]} problem={problemOf(page)} />
              ))}
            </div>
            {wished?.is === 'failed' && states[at] === 'unsaved' && <p role="alert">{problemText(wished.problem)}</p>}
            <Button variant="forest" className={styles.save} aria-disabled={!maySave} onClick={() => void press()}>
              <Icon name="play" />
              {isSaving ? OWN_WORDS.saving : OWN_WORDS.save}
            </Button>
          </>
        )}
        {isAsked && isUnkept && (
          <div role="alertdialog" aria-label={OWN_WORDS.unsaved} className={styles.asked}>
            <p>{OWN_WORDS.unsaved}</p>
            <Button variant="paper" small onClick={() => setAsked(false)}>
              {OWN_WORDS.stay}
            </Button>
            <Button variant="crimson" small onClick={onClose}>
              {OWN_WORDS.leave}
            </Button>
          </div>
        )}
        <p className="field__hint">{OWN_WORDS.ofVoices}</p>
      </div>
    </Dialog>
  )
}

interface PaintingProps {
  book: BookToWord
  spread: number
  texts: SpreadTexts
  letters: number
}

/** The page as it will look: its painting with the words in their boxes. */
function Painting({ book: { imageURLs, textBoxes }, spread, texts, letters }: PaintingProps) {
  return (
    <figure className={styles.painting} style={{ '--letters': letters } as CSSProperties}>
      <img src={imageURLs[spread]} alt={OWN_WORDS.pictureOf(spread)} width={2200} height={1100} />
      {texts.map((text, side) => {
        const box = textBoxes?.[spread * TEXTS_PER_SPREAD + side]
        if (!box) return null
        const place = { left: box.x, top: box.y, width: box.w, height: box.h }
        return (
          <p
            key={side}
            aria-hidden="true"
            translate="no"
            data-ink={box.ink}
            style={Object.fromEntries(Object.entries(place).map(([edge, share]) => [edge, `${share * 100}%`]))}
          >
            {text}
          </p>
        )
      })}
    </figure>
  )
}
