import { useState } from 'react'
import { formatGiftCode, parseGiftCode, type GiftCode } from '#domain/gift.ts'
import { asProblem } from '#domain/problem.ts'
import { GIFT } from '#text/gift.ts'
import { SHELL } from '#text/shell.ts'
import { problemText } from '#text/problems.ts'
import { Button } from '#ui/button.tsx'
import { Icon } from '#ui/icons.tsx'
import { TextField } from '#ui/text-field.tsx'
import styles from './gift-code.module.css'

export interface KeptGift {
  code: GiftCode | null
  /** Stores the code on this device until a book is ordered with it. @param code null: the parent pays after all */
  keep: (code: GiftCode | null) => void
  /** @throws Problem if the code cannot be redeemed */
  check: (code: GiftCode) => Promise<unknown>
}

/** The gift that pays for the book: its code, or a field to enter one. */
export function GiftCodeBox({ gift }: { gift: KeptGift }) {
  const [isAsking, setAsking] = useState(false)
  if (gift.code) {
    return (
      <p className={styles.applied}>
        <Icon name="gift" />
        <span className={styles.code}>
          {GIFT.boxApplied} <b>{formatGiftCode(gift.code)}</b>
        </span>
        <Button variant="plain" small onClick={() => gift.keep(null)}>
          {GIFT.boxRemove}
        </Button>
      </p>
    )
  }
  if (isAsking) return <CodeField gift={gift} />
  return (
    <Button variant="plain" small className={styles.ask} onClick={() => setAsking(true)}>
      <Icon name="gift" />
      {SHELL.haveGiftCode}
    </Button>
  )
}

function CodeField({ gift }: { gift: KeptGift }) {
  const [typed, setTyped] = useState('')
  const [problem, setProblem] = useState('')
  const [isUnderWay, setUnderWay] = useState(false)

  const use = async () => {
    if (isUnderWay) return
    const code = parseGiftCode(typed)
    if (!code) return setProblem(GIFT.codeProblem)
    setUnderWay(true)
    try {
      await gift.check(code)
      gift.keep(code)
    } catch (error) {
      setProblem(problemText(asProblem(error).code))
      setUnderWay(false)
    }
  }
  return (
    <div className={styles.field}>
      <TextField
        label={GIFT.askCode}
        hint={GIFT.askCodeHint}
        value={typed}
        onChange={(text) => {
          setTyped(text)
          setProblem('')
        }}
        // The bill is no form, so handle Enter here: it uses the code, and never orders the book.
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return
          event.preventDefault()
          void use()
        }}
        problem={problem}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={40}
        // It appeared under the parent's hand, to be typed into.
        // eslint-disable-next-line jsx-a11y-x/no-autofocus
        autoFocus
      />
      <Button variant="forest" small aria-disabled={isUnderWay} onClick={() => void use()}>
        {isUnderWay ? GIFT.opening : GIFT.boxUse}
      </Button>
    </div>
  )
}
