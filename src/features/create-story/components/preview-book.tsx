import {
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  type CSSProperties,
  type ReactNode,
  type RefObject,
} from 'react'
import type { OwnTexts } from '#domain/own-words.ts'
import type { TextBox } from '#domain/text-box.ts'
import { joinNames } from '#turkish/joined-names.ts'
import { CREATE_STORY } from '#text/create-story.ts'
import { Button } from '#ui/button.tsx'
import { classNames } from '#ui/class-names.ts'
import { Icon } from '#ui/icons.tsx'
import { prefersReducedMotion } from '#ui/motion.ts'
import { largestThatFits, PAINTED_LETTERS } from '#ui/painted-letters.ts'
import { Spinner } from '#ui/spinner.tsx'
import type { PreviewPage, PreviewRequest } from '../model/compose-cover.ts'
import type { PreviewWords } from '../model/compose-preview.ts'
import { usePreview, useSpreads } from '../hooks/use-preview.ts'
import { PageLayers } from './page-layers.tsx'
import styles from './preview-book.module.css'

interface PreviewBookProps extends PreviewRequest {
  /** Shown beneath the book while it is typed. */
  title?: string
  /** The parent's own words. */
  own?: OwnTexts | undefined
  /** Shown on the cover while it is typed. */
  dedication?: string | undefined
  /** The button beside the one that opens the pages. */
  hear?: ReactNode
  /** A paid book has no watermark. */
  isPaid?: boolean
}

/**
 * A small version of the child's book: its cover, then its watermarked spreads, the first with its words. The wizard
 * does not wait for it: if it cannot be made, the parent sees the portrait alone (product 5.1). Give it the portrait's
 * address as key: another portrait is another book.
 */
export function PreviewBook({ title, own, dedication, hear, isPaid = false, ...request }: PreviewBookProps) {
  const preview = usePreview(request)
  const ready = preview.is === 'ready' ? preview : null
  const { spreads, count } = useSpreads(ready)
  /** 0 is the cover; the spreads count from 1. */
  const [at, setAt] = useState(0)
  const whole = useRef<HTMLDivElement>(null)
  const openButton = useRef<HTMLButtonElement>(null)
  const nextButton = useRef<HTMLButtonElement>(null)
  /** The press that opens or closes the book removes its own button: the focus goes to the next one to press. */
  const hasTurned = useRef(false)
  const isOpen = at > 0
  useEffect(() => {
    if (hasTurned.current) (isOpen ? nextButton : openButton).current?.focus({ preventScroll: true })
  }, [isOpen])
  const { name } = joinNames(request.heroes)
  const wordsWith = ready?.wordsWith
  const words = useMemo(() => wordsWith?.(own) ?? [], [wordsWith, own])
  if (preview.is === 'none') return hear
  const turnTo = (spread: number) => {
    if (!ready || spread < 0 || spread > count) return
    if (at === 0 || spread === 0)
      whole.current?.scrollIntoView?.({ block: 'nearest', behavior: prefersReducedMotion() ? 'auto' : 'smooth' })
    hasTurned.current = true
    setAt(spread)
  }
  const isWaiting = !ready || at > spreads.length
  return (
    <section
      className={styles.preview}
      aria-label={CREATE_STORY.preview}
      aria-busy={isWaiting}
      data-open={isOpen || undefined}
    >
      <div ref={whole} className={styles.book}>
        <div className={styles.spreads}>
          {spreads.map(
            (page, index) =>
              Math.abs(index + 1 - at) <= 1 && (
                <Page
                  key={index}
                  className={styles.spread}
                  page={page}
                  label={CREATE_STORY.previewSpread(name, index + 1)}
                  isHidden={at !== index + 1}
                />
              ),
          )}
          {!isPaid && <div className={styles.mark} data-mark aria-hidden="true" />}
        </div>
        <Words words={words} isHidden={at !== 1} />
        <div className={styles.cover}>
          <Page
            className={styles.picture}
            page={ready?.cover ?? null}
            label={CREATE_STORY.previewCover(name)}
            isHidden={isOpen}
          />
        </div>
        {isWaiting && (
          <div className={styles.waiting}>
            <Spinner label={CREATE_STORY.previewComposing} late={null} />
          </div>
        )}
        <output className={styles.ribbon} hidden={isPaid && at === 0}>
          {!isPaid && CREATE_STORY.previewRibbon} {isOpen && CREATE_STORY.previewPlace(at, count)}
        </output>
        {/* A touch on one half of the book turns its page; the closed book has a button beneath it for screen
           readers. */}
        {ready && at === 0 && (
          <button type="button" className={styles.half} tabIndex={-1} aria-hidden="true" onClick={() => turnTo(1)} />
        )}
        {isOpen && (
          <>
            <Half label={CREATE_STORY.previewPrevious} onClick={() => turnTo(at - 1)} />
            <Half
              label={CREATE_STORY.previewNext}
              ref={nextButton}
              isRight
              isLast={at >= count}
              onClick={() => turnTo(at + 1)}
            />
          </>
        )}
      </div>
      {title && (
        <p className={styles.title} translate="no">
          {title}
        </p>
      )}
      {dedication?.trim() && (
        <p className="hand" translate="no">
          {dedication.trim()}
        </p>
      )}
      <div className={styles.acts}>
        {at === 0 && (
          <Button ref={openButton} variant="paper" small disabled={!ready} onClick={() => turnTo(1)}>
            <Icon name="book" />
            {CREATE_STORY.previewOpen}
          </Button>
        )}
        {at > 1 ? (
          <p className={styles.wordless}>{isPaid ? CREATE_STORY.wordsFollow : CREATE_STORY.previewWordless}</p>
        ) : (
          hear
        )}
      </div>
    </section>
  )
}

interface HalfProps {
  ref?: RefObject<HTMLButtonElement | null>
  label: string
  isRight?: boolean
  isLast?: boolean
  onClick: () => void
}

/** Half of the open book, with an arrow at its edge. At the last page it stays enabled, so that it keeps the focus. */
const Half = ({ ref, label, isRight = false, isLast = false, onClick }: HalfProps) => (
  <button
    ref={ref}
    type="button"
    className={styles.half}
    data-right={isRight || undefined}
    aria-label={label}
    aria-disabled={isLast}
    onClick={onClick}
  >
    <Icon name="arrowLeft" />
  </button>
)

interface PageProps {
  page: PreviewPage | null
  label: string
  className: string | undefined
  isHidden: boolean
}

function Page({ page, label, className, isHidden }: PageProps) {
  return (
    <div
      className={classNames(styles.page, className)}
      role="img"
      aria-label={label}
      aria-hidden={isHidden || undefined}
    >
      <div className={styles.layers}>{page && <PageLayers page={page} />}</div>
    </div>
  )
}

/** Shows the words on the painting if the book is wide enough to read them there, otherwise below it. */
function Words({ words, isHidden }: { words: readonly PreviewWords[]; isHidden: boolean }) {
  const all = useRef<HTMLDivElement>(null)
  useLetters(all, words)
  return (
    <div ref={all} className={styles.words} aria-hidden={isHidden || undefined}>
      {words.map(({ text, box }, side) => (
        <p key={side} translate="no" style={box && placeOf(box, side)} data-ink={box?.ink}>
          {text}
        </p>
      ))}
    </div>
  )
}

/** All in fractions of the book's width, so that words that fit in one window size fit in every other. */
const placeOf = ({ x, y, w, h }: TextBox, side: number) =>
  ({
    '--left': `${((side + x) / 2) * 100}%`,
    '--top': `${y * 100}%`,
    '--width': `${(w / 2) * 100}%`,
    '--height': `${h * 100}%`,
  }) as CSSProperties

/** One size of letters for both pages, as in the reader: the largest at which each text fits its box. */
function useLetters(all: RefObject<HTMLDivElement | null>, words: readonly PreviewWords[]): void {
  useLayoutEffect(() => {
    const element = all.current
    if (!element) return
    const set = (ofPage: number) => element.style.setProperty('--letters', `${ofPage * 50}cqw`)
    const fits = (ofPage: number) => {
      set(ofPage)
      return [...element.children].every(({ scrollHeight, clientHeight }) => scrollHeight <= clientHeight)
    }
    const fit = () => set(largestThatFits(PAINTED_LETTERS.least, PAINTED_LETTERS.most, fits))
    fit()
    document.fonts?.addEventListener('loadingdone', fit)
    return () => document.fonts?.removeEventListener('loadingdone', fit)
  }, [all, words])
}
