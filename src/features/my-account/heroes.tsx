/** The heroes that are saved for the next tale, each with a button that erases it. */
import { useId } from 'react'
import type { KeptHero } from '#domain/hero.ts'
import { heroPicture } from '#stories/face/hero-picture.ts'
import { showProblem } from '#show-problem'
import { longDay } from '#text/long-day.ts'
import { MY_ACCOUNT } from '#text/my-account.ts'
import { OUTBOX } from '#text/outbox.ts'
import { AskOnceMore } from '#ui/ask-once-more.tsx'
import { Icon } from '#ui/icons.tsx'
import { Medallion } from '#ui/medallion.tsx'
import { showSuccess } from '#ui/toast.ts'
import type { AccountPorts, WhyWaiting } from './account-ports.ts'
import styles from './heroes.module.css'

interface HeroesProps {
  heroes: readonly KeptHero[]
  erase: AccountPorts['eraseHero']
  whyWaiting: WhyWaiting
}

export function Heroes({ heroes, ...ways }: HeroesProps) {
  if (heroes.length === 0) return <p>{MY_ACCOUNT.noHeroes}</p>
  return (
    <ul className={styles.heroes} aria-label={MY_ACCOUNT.heroes}>
      {heroes.map((hero) => (
        <Hero key={hero.id} hero={hero} {...ways} />
      ))}
    </ul>
  )
}

function Hero({ hero, erase, whyWaiting }: { hero: KeptHero } & Omit<HeroesProps, 'heroes'>) {
  const nameId = useId()
  const why = whyWaiting(hero.id)
  const { childName, keptAt, keptUntil } = hero
  return (
    <li>
      <Medallion src={heroPicture(hero)} alt={MY_ACCOUNT.portraitAlt(childName)} />
      <div className={styles.words}>
        <strong id={nameId}>{childName}</strong>
        <p>{MY_ACCOUNT.heroSince(longDay(keptAt))}</p>
        <p>{MY_ACCOUNT.heroUntil(longDay(keptUntil))}</p>
        {why !== null ? (
          <p role="status">{OUTBOX.eraseWaits[why]}</p>
        ) : (
          <AskOnceMore
            variant="paper"
            action={
              <>
                <Icon name="bin" />
                {MY_ACCOUNT.eraseHero}
              </>
            }
            describedBy={nameId}
            question={MY_ACCOUNT.eraseHeroQuestion(childName)}
            confirm={MY_ACCOUNT.eraseHeroConfirm}
            working={MY_ACCOUNT.erasing}
            cancel={MY_ACCOUNT.cancel}
            act={() => eraseAndSay(hero, erase)}
          />
        )}
      </div>
    </li>
  )
}

async function eraseAndSay({ id, childName }: KeptHero, erase: AccountPorts['eraseHero']): Promise<void> {
  try {
    const end = await erase(id)
    if (end !== null) showSuccess(end === 'sent' ? MY_ACCOUNT.heroErased(childName) : OUTBOX.keptErase[end](childName))
  } catch (error) {
    showProblem(error, 'my-account: erase a kept hero', MY_ACCOUNT.eraseHeroFailed)
  }
}
