/** 'Hesabım': stored data of parent and child, consents, and their withdrawal, export and deletion. */
import { useId, useState, type ReactNode } from 'react'
import { assertNever, type Remote } from '#domain/remote.ts'
import type { User } from '#domain/user.ts'
import { showProblem } from '#show-problem'
import { MY_ACCOUNT } from '#text/my-account.ts'
import { AskOnceMore } from '#ui/ask-once-more.tsx'
import { classNames } from '#ui/class-names.ts'
import { Icon } from '#ui/icons.tsx'
import { Spinner } from '#ui/spinner.tsx'
import type { AccountPorts, WhyWaiting } from './account-ports.ts'
import { ConsentList, type ConsentPaths } from './consent-list.tsx'
import { DataDownload } from './data-download.tsx'
import { Heroes } from './heroes.tsx'
import { keptPortraits } from './kept-portraits.ts'
import { Photos } from './photos.tsx'
import { SignInSettings } from './sign-in-settings.tsx'
import { useWatched } from '#ui/use-watched.ts'
import styles from './my-account.module.css'

interface MyAccountProps {
  user: User
  ports: AccountPorts
  whyWaiting: WhyWaiting
  textPaths: ConsentPaths
  /** The setting for analytics. */
  measurement: ReactNode
}

export function MyAccount({ user, ports, ...rest }: MyAccountProps) {
  const [isLeaving, setLeaving] = useState(false)

  const leave = async () => {
    try {
      await ports.confirmed(
        () => {
          setLeaving(true)
          return ports.leave()
        },
        { always: true },
      )
    } catch (error) {
      showProblem(error, 'my-account: leave', MY_ACCOUNT.leaveFailed)
    }
    setLeaving(false)
  }
  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <h1>{MY_ACCOUNT.title}</h1>
        <p className="lead">{isLeaving ? MY_ACCOUNT.leaving : MY_ACCOUNT.lead}</p>
      </header>
      {/* While an account is being deleted its data is not watched, and has no buttons. */}
      {isLeaving ? (
        <Spinner label={MY_ACCOUNT.erasing} late={null} />
      ) : (
        <Sections user={user} ports={ports} leave={leave} {...rest} />
      )}
    </div>
  )
}

const WATCH = 'my-account: watch'

interface SectionsProps extends MyAccountProps {
  leave: () => Promise<void>
}

function Sections({ user, ports, whyWaiting, textPaths, measurement, leave }: SectionsProps) {
  const { uid } = user
  const portraits = useWatched(uid, ports.watchPortraits, WATCH)
  const stories = useWatched(uid, ports.watchStories, WATCH)
  const consents = useWatched(uid, ports.watchConsents, WATCH)
  const heroes = useWatched(uid, ports.watchHeroes, WATCH)
  return (
    <>
      <Section title={MY_ACCOUNT.photos} lead={MY_ACCOUNT.photosLead}>
        <Loaded value={bothOf(portraits, stories)}>
          {([made, books]) => <Photos portraits={keptPortraits(made, books)} erase={() => ports.erasePhotos(uid)} />}
        </Loaded>
      </Section>
      <Section title={MY_ACCOUNT.heroes} lead={MY_ACCOUNT.heroesLead}>
        <Loaded value={heroes}>
          {(kept) => <Heroes heroes={kept} erase={ports.eraseHero} whyWaiting={whyWaiting} />}
        </Loaded>
      </Section>
      <Section title={MY_ACCOUNT.consents} lead={MY_ACCOUNT.consentsLead}>
        <Loaded value={bothOf(consents, stories)}>
          {([given, books]) => (
            <ConsentList
              consents={given}
              stories={books}
              heroes={heroes.is === 'ready' ? heroes.value : []}
              textPaths={textPaths}
              withdraw={ports.withdrawPhotoConsent}
              whyWaiting={whyWaiting}
            />
          )}
        </Loaded>
        {measurement}
      </Section>
      <Section title={MY_ACCOUNT.data} lead={MY_ACCOUNT.dataLead}>
        <DataDownload fetchExport={ports.fetchExport} confirmed={ports.confirmed} />
      </Section>
      <Section title={MY_ACCOUNT.signIn}>
        <SignInSettings user={user} ports={ports} confirmed={ports.confirmed} />
      </Section>
      <Section title={MY_ACCOUNT.leave} lead={MY_ACCOUNT.leaveLead} className={styles.last}>
        <p>{MY_ACCOUNT.leaveHint}</p>
        <AskOnceMore
          variant="paper"
          action={
            <>
              <Icon name="bin" />
              {MY_ACCOUNT.leaveAction}
            </>
          }
          question={MY_ACCOUNT.leaveQuestion}
          confirm={MY_ACCOUNT.leaveConfirm}
          working={MY_ACCOUNT.erasing}
          cancel={MY_ACCOUNT.cancel}
          act={leave}
        />
      </Section>
    </>
  )
}

interface SectionProps {
  title: string
  lead?: string
  className?: string | undefined
  children: ReactNode
}

function Section({ title, lead, className, children }: SectionProps) {
  const id = useId()
  return (
    <section className={classNames(styles.section, className)} aria-labelledby={id}>
      <div className={styles.about}>
        <h2 id={id}>{title}</h2>
        {lead && <p>{lead}</p>}
      </div>
      <div className={classNames('sheet', styles.sheet)}>{children}</div>
    </section>
  )
}

/** Loading and failing look the same for everything that is watched. */
function Loaded<Value>({ value, children }: { value: Remote<Value>; children: (value: Value) => ReactNode }) {
  switch (value.is) {
    case 'loading':
      return <Spinner label={MY_ACCOUNT.loading} />
    case 'failed':
      return <p role="alert">{MY_ACCOUNT.loadFailed}</p>
    case 'ready':
      return children(value.value)
    default:
      return assertNever(value)
  }
}

/** Joins two values that are only right together: ready when both are ready. */
function bothOf<One, Other>(one: Remote<One>, other: Remote<Other>): Remote<[One, Other]> {
  if (one.is !== 'ready') return one
  if (other.is !== 'ready') return other
  return { is: 'ready', value: [one.value, other.value] }
}
