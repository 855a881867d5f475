/** 'Baskı dosyası (PDF)': a finished book as a file for a press, in one format or the other. */
import { useId, useRef, useState } from 'react'
import { assertNever } from '#domain/remote.ts'
import { PRINT_FORMATS, printNow, type Print, type PrintFormat, type Prints } from '#domain/printed-book.ts'
import { longDay } from '#text/long-day.ts'
import { PRINT_BOOK } from '#text/print-book.ts'
import { problemText } from '#text/problems.ts'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { Icon } from '#ui/icons.tsx'
import { Spinner } from '#ui/spinner.tsx'
import { OpenSheets } from './open-sheets.tsx'
import styles from './print-book.module.css'

interface PrintBookProps {
  title: string
  /** The child as others see them (src/text/child-as-seen.ts). */
  child: string
  prints: Prints
  /** Resolves when production has begun, or the failure has been shown. */
  make: (format: PrintFormat) => Promise<void>
  now: () => number
  onClose: () => void
}

export function PrintBook({ title, child, prints, make, now, onClose }: PrintBookProps) {
  const heading = useId()
  return (
    <Dialog labelledBy={heading} closeLabel={PRINT_BOOK.close} className={styles.dialog} onClose={onClose}>
      <div className={styles.room}>
        <h2 id={heading} tabIndex={-1}>
          {PRINT_BOOK.title}
          <small>{title}</small>
        </h2>
        <p>{PRINT_BOOK.lead}</p>
        <ul className={styles.formats}>
          {PRINT_FORMATS.map((format) => (
            <li key={format}>
              <Format
                format={format}
                print={printNow(prints[format], now())}
                fileName={PRINT_BOOK.fileName(title, format)}
                make={() => make(format)}
              />
            </li>
          ))}
        </ul>
        <p className={styles.hint}>{PRINT_BOOK.forPrinter}</p>
        <p className={styles.hint}>{PRINT_BOOK.privacy(child)}</p>
      </div>
    </Dialog>
  )
}

interface FormatProps {
  format: PrintFormat
  print: Print | null
  fileName: string
  make: () => Promise<void>
}

function Format({ format, print, fileName, make }: FormatProps) {
  const name = useId()
  const article = useRef<HTMLElement>(null)
  const { name: words, about } = PRINT_BOOK.formats[format]
  const begin = () => {
    // Move the focus: the pressed button disappears as soon as production begins.
    article.current?.focus({ preventScroll: true })
    return make()
  }
  return (
    <article ref={article} tabIndex={-1} className={styles.format} aria-labelledby={name}>
      <OpenSheets format={format} />
      <h3 id={name}>
        {words}
        <small>{PRINT_BOOK.size(format)}</small>
      </h3>
      <p>{about}</p>
      <State print={print} fileName={fileName} make={begin} describedBy={name} />
    </article>
  )
}

interface StateProps extends Omit<FormatProps, 'format'> {
  describedBy: string
}

function State({ print, fileName, make, describedBy }: StateProps) {
  if (print === null) return <MakeButton make={make} describedBy={describedBy} words={PRINT_BOOK.make} />
  switch (print.is) {
    case 'making':
      return <Spinner label={PRINT_BOOK.making} late={null} />
    case 'ready':
      return (
        <>
          <a
            className="button button--forest button--small"
            href={print.url}
            download={fileName}
            aria-describedby={describedBy}
          >
            <Icon name="download" />
            {PRINT_BOOK.download(print.bytes)}
          </a>
          <p className={styles.hint}>{PRINT_BOOK.openUntil(longDay(print.expiresAt))}</p>
        </>
      )
    case 'failed':
      return (
        <>
          <p role="alert">{problemText(print.problem)}</p>
          {/* A retry cannot print pages that our studio has not drawn. */}
          {print.problem !== 'print-not-drawn' && (
            <MakeButton make={make} describedBy={describedBy} words={PRINT_BOOK.makeAgain} />
          )}
        </>
      )
    default:
      return assertNever(print)
  }
}

interface MakeButtonProps {
  make: () => Promise<void>
  describedBy: string
  words: string
}

function MakeButton({ make, describedBy, words }: MakeButtonProps) {
  const [isUnderWay, setUnderWay] = useState(false)
  const begin = async () => {
    if (isUnderWay) return
    setUnderWay(true)
    await make()
    setUnderWay(false)
  }
  return (
    <Button
      variant="forest"
      small
      aria-disabled={isUnderWay}
      aria-describedby={describedBy}
      onClick={() => void begin()}
    >
      <Icon name="printer" />
      {isUnderWay ? PRINT_BOOK.beginning : words}
    </Button>
  )
}
