import { useId, useState } from 'react'
import { Link } from 'react-router-dom'
import type { Consent } from '#domain/consent.ts'
import type { ConsentKind } from '#domain/current-text.ts'
import type { KeptHero } from '#domain/hero.ts'
import type { Story } from '#domain/story.ts'
import { showProblem } from '#show-problem'
import { longDay } from '#text/long-day.ts'
import { CONSENT_NAMES, MY_ACCOUNT } from '#text/my-account.ts'
import { OUTBOX } from '#text/outbox.ts'
import { AskOnceMore } from '#ui/ask-once-more.tsx'
import { Button } from '#ui/button.tsx'
import { showSuccess } from '#ui/toast.ts'
import type { AccountPorts, WhyWaiting } from './account-ports.ts'
import styles from './consent-list.module.css'

/** Addresses of the texts of each kind. */
export type ConsentPaths = Readonly<Record<ConsentKind, string>>

/** Shown at first: a parent who has often changed the choice about analytics need not scroll past all answers. */
const SHOWN_AT_FIRST = 5

interface ConsentListProps {
  /** The newest first. */
  consents: readonly Consent[]
  /** The stories that the consents were given for. */
  stories: readonly Story[]
  heroes: readonly KeptHero[]
  textPaths: ConsentPaths
  withdraw: AccountPorts['withdrawPhotoConsent']
  whyWaiting: WhyWaiting
}

export function ConsentList({ consents, stories, heroes, textPaths, ...ways }: ConsentListProps) {
  const [isWhole, setWhole] = useState(false)
  if (consents.length === 0) return <p>{MY_ACCOUNT.noConsents}</p>
  const shown = isWhole ? consents : consents.slice(0, SHOWN_AT_FIRST)
  return (
    <>
      <ul className={styles.consents}>
        {shown.map((consent) => (
          <ConsentItem
            key={keyOf(consent)}
            consent={consent}
            subject={subjectOf(consent, stories, heroes)}
            textPath={textPaths[consent.kind]}
            {...ways}
          />
        ))}
      </ul>
      {shown.length < consents.length && (
        <Button variant="plain" small onClick={() => setWhole(true)}>
          {MY_ACCOUNT.showAll(consents.length)}
        </Button>
      )}
    </>
  )
}

interface ConsentItemProps extends Pick<ConsentListProps, 'withdraw' | 'whyWaiting'> {
  consent: Consent
  subject: string | undefined
  textPath: string
}

function ConsentItem({ consent, subject, textPath, withdraw, whyWaiting }: ConsentItemProps) {
  const id = useId()
  const why = consent.kind === 'photo' ? whyWaiting(consent.transformId) : null
  const { kind, version, granted, withdrawnAt } = consent
  return (
    <li>
      <p id={id}>
        <strong>{CONSENT_NAMES[kind]}</strong>
        {subject !== undefined && ` · ${subject}`}
      </p>
      <p className={styles.when}>
        {sentenceFor(consent)} <span>{MY_ACCOUNT.version(version)}</span>{' '}
        <Link to={textPath}>{MY_ACCOUNT.consentText}</Link>
      </p>
      {kind === 'sale' && <p className={styles.when}>{MY_ACCOUNT.saleStays}</p>}
      {kind === 'hero' && withdrawnAt === undefined && <p className={styles.when}>{MY_ACCOUNT.heroEnds}</p>}
      {kind === 'voice' && <p className={styles.when}>{MY_ACCOUNT.voiceIsTheirs}</p>}
      {why !== null && <p role="status">{OUTBOX.withdrawalWaits[why]}</p>}
      {kind === 'photo' && granted && withdrawnAt === undefined && why === null && (
        <AskOnceMore
          variant="paper"
          action={MY_ACCOUNT.withdraw}
          describedBy={id}
          question={MY_ACCOUNT.withdrawQuestion}
          confirm={MY_ACCOUNT.withdrawConfirm}
          working={MY_ACCOUNT.withdrawing}
          cancel={MY_ACCOUNT.cancel}
          act={() => withdrawAndSay(() => withdraw(consent.transformId))}
        />
      )}
    </li>
  )
}

const keyOf = (consent: Consent): string => `${consent.kind} ${consent.createdAt} ${aboutOf(consent)}`

const aboutOf = (consent: Consent): string => {
  if (consent.kind === 'photo') return consent.transformId
  if (consent.kind === 'hero') return consent.heroId
  if (consent.kind === 'voice') return consent.invitation
  return consent.kind === 'sale' ? consent.storyId : ''
}

function subjectOf(consent: Consent, stories: readonly Story[], heroes: readonly KeptHero[]): string | undefined {
  switch (consent.kind) {
    case 'photo':
      return stories.flatMap(({ children }) => children).find(({ transformId }) => transformId === consent.transformId)
        ?.childName
    case 'sale':
    case 'voice':
      return stories.find(({ id }) => id === consent.storyId)?.title
    case 'hero':
      return heroes.find(({ id }) => id === consent.heroId)?.childName
    case 'analytics':
      return undefined
  }
}

function sentenceFor({ kind, granted, createdAt, withdrawnAt }: Consent): string {
  if (kind === 'voice')
    return withdrawnAt === undefined
      ? MY_ACCOUNT.guestGranted(longDay(createdAt))
      : MY_ACCOUNT.guestWithdrawn(longDay(withdrawnAt))
  if (withdrawnAt !== undefined) return MY_ACCOUNT.withdrawn(longDay(withdrawnAt))
  return granted ? MY_ACCOUNT.granted(longDay(createdAt)) : MY_ACCOUNT.refused(longDay(createdAt))
}

async function withdrawAndSay(withdraw: () => ReturnType<AccountPorts['withdrawPhotoConsent']>): Promise<void> {
  try {
    const end = await withdraw()
    if (end !== null) showSuccess(end === 'sent' ? MY_ACCOUNT.withdrawnNow : OUTBOX.keptWithdrawal[end])
  } catch (error) {
    showProblem(error, 'my-account: withdraw a consent', MY_ACCOUNT.withdrawFailed)
  }
}
