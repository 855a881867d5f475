import { useLayoutEffect, useMemo, useRef, useState, type CSSProperties, type ReactNode, type RefObject } from 'react'
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
import { usePreview } from '../hooks/use-preview.ts'
import { PageLayers } from './page-layers.tsx'
import styles from './preview-book.module.css'

interface PreviewBookProps extends PreviewRequest {
  /** Beneath the book, while it is typed. */
  title: string
  /** The parent's own words. */
  own: OwnTexts | undefined
  /** Lettered on the cover while it is typed. */
  dedication: string | undefined
  /** The button beside the one that opens the pages. */
  hear: ReactNode
}

/**
 * A small book that turns: its cover, and beneath it the first two pages with their words. The wizard does not wait for
 * it: if it cannot be made, the parent sees the portrait alone
 * (product 5.1). Give it the portrait's address as key:
 * another portrait is another book.
 */
export function PreviewBook({ title, own, dedication, hear, ...request }: PreviewBookProps) {
  const preview = usePreview(request)
  const [isOpen, setOpen] = useState(false)
  const whole = useRef<HTMLElement>(null)
  const { name } = joinNames(request.heroes)
  const wordsWith = preview.is === 'ready' ? preview.wordsWith : null
  const words = useMemo(() => wordsWith?.(own) ?? [], [wordsWith, own])
  if (preview.is === 'none') return hear
  const turn = () => {
    setOpen(!isOpen)
    whole.current?.scrollIntoView?.({ block: 'nearest', behavior: prefersReducedMotion() ? 'auto' : 'smooth' })
  }
  const { cover, spread } = preview.is === 'ready' ? preview : { cover: null, spread: null }
  return (
    <section
      ref={whole}
      className={styles.preview}
      aria-label={CREATE_STORY.preview}
      aria-busy={preview.is === 'composing'}
      data-open={isOpen || undefined}
    >
      <div className={styles.book}>
        <Page className={styles.spread} page={spread} label={CREATE_STORY.previewSpread(name)} isHidden={!isOpen} />
        <Words words={words} isHidden={!isOpen} />
        <div className={styles.cover}>
          <Page className={styles.picture} page={cover} label={CREATE_STORY.previewCover(name)} isHidden={isOpen} />
        </div>
        {preview.is === 'composing' && (
          <div className={styles.waiting}>
            <Spinner label={CREATE_STORY.previewComposing} late={null} />
          </div>
        )}
        <span className={styles.ribbon}>{CREATE_STORY.previewRibbon}</span>
        {/* A book is turned by touching it; the button beneath does the same for those who do not see it. */}
        {preview.is === 'ready' && (
          <button type="button" className={styles.hand} tabIndex={-1} aria-hidden="true" onClick={turn} />
        )}
      </div>
      <p className={styles.title} translate="no">
        {title}
      </p>
      {dedication?.trim() && (
        <p className="hand" translate="no">
          {dedication.trim()}
        </p>
      )}
      <div className={styles.acts}>
        <Button variant="paper" small disabled={preview.is === 'composing'} onClick={turn}>
          <Icon name="book" />
          {isOpen ? CREATE_STORY.previewToCover : CREATE_STORY.previewToPages}
        </Button>
        {hear}
      </div>
    </section>
  )
}

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

/** All in shares of the book's width: what fits at one size of the window fits at every other. */
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
