/** '/gift#…': the holder of a code reads the words written to them, and goes to the shelf with it. */
import { useState, type FormEvent } from 'react'
import { parseGiftCode, PASTED_MAX_LETTERS, type GiftCode } from '#domain/gift.ts'
import type { Problem } from '#domain/problem.ts'
import { assertNever, type Remote } from '#domain/remote.ts'
import type { GiftCardWords } from '#domain/wire.ts'
import { GIFT } from '#text/gift.ts'
import { longDay } from '#text/long-day.ts'
import { problemText } from '#text/problems.ts'
import { Button } from '#ui/button.tsx'
import { LegalLink } from '#ui/legal-link.tsx'
import { Spinner } from '#ui/spinner.tsx'
import { TextField } from '#ui/text-field.tsx'
import { GiftCard } from './gift-card.tsx'
import styles from './gift-welcome.module.css'

interface GiftWelcomeProps {
  /** The link's code; null: none was entered yet. */
  code: GiftCode | null
  card: Remote<GiftCardWords>
  picture: string
  /** The address of the notice on personal data. */
  noticePath: string
  onCode: (code: GiftCode | null) => void
  /** The code is stored until a book is ordered with it. */
  onBegin: (code: GiftCode) => void
  onReload: () => void
}

export function GiftWelcome({ code, noticePath, ...rest }: GiftWelcomeProps) {
  return (
    <main id="content" className={styles.page}>
      <header>
        <h1>{GIFT.welcomeTitle}</h1>
        <p className="lead">{GIFT.welcomeLead}</p>
      </header>
      {code ? <Opened code={code} {...rest} /> : <CodeForm onCode={rest.onCode} />}
      <p>
        <LegalLink path={noticePath}>{GIFT.notice}</LegalLink>
      </p>
    </main>
  )
}

function Opened({
  code,
  card,
  picture,
  onBegin,
  onCode,
  onReload,
}: Omit<GiftWelcomeProps, 'code' | 'noticePath'> & { code: GiftCode }) {
  switch (card.is) {
    case 'loading':
      return <Spinner label={GIFT.opening} />
    case 'failed':
      return <Refused problem={card.problem} onCode={onCode} onReload={onReload} />
    case 'ready':
      return (
        <>
          <div className={styles.begin}>
            <Button onClick={() => onBegin(code)}>{GIFT.begin}</Button>
            <p>{GIFT.validUntil(longDay(card.value.openUntil))}</p>
          </div>
          <GiftCard words={card.value} picture={picture} />
        </>
      )
    default:
      return assertNever(card)
  }
}

const IS_OVER: readonly Problem['code'][] = ['gift-unknown', 'gift-used', 'gift-over']

function Refused({ problem, onCode, onReload }: { problem: Problem } & Pick<GiftWelcomeProps, 'onCode' | 'onReload'>) {
  const isOver = IS_OVER.includes(problem.code)
  return (
    <div className={styles.refused} role="alert">
      <p>{problemText(problem.code)}</p>
      <Button variant="paper" onClick={() => (isOver ? onCode(null) : onReload())}>
        {isOver ? GIFT.anotherCode : GIFT.again}
      </Button>
    </div>
  )
}

function CodeForm({ onCode }: Pick<GiftWelcomeProps, 'onCode'>) {
  const [typed, setTyped] = useState('')
  const [isTried, setTried] = useState(false)
  const code = parseGiftCode(typed)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setTried(true)
    if (code) onCode(code)
  }
  return (
    <form className={styles.form} noValidate onSubmit={submit}>
      <TextField
        label={GIFT.askCode}
        hint={GIFT.askCodeHint}
        value={typed}
        onChange={setTyped}
        problem={isTried && !code ? GIFT.codeProblem : ''}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={PASTED_MAX_LETTERS}
      />
      <Button type="submit">{GIFT.openGift}</Button>
    </form>
  )
}
