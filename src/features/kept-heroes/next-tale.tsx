/**
 * 'Sıradaki masal': the heroes of a finished book, and the tales that they may appear in. One press leads to the
 * wizard's last step.
 */
import { useEffect, useId, useRef, type ReactNode } from 'react'
import type { HeroOfBook, HeroToKeep } from '#domain/hero.ts'
import type { TemplateId } from '#domain/ids.ts'
import type { StoryTemplate } from '#domain/template.ts'
import type { NamedChild } from '#turkish/joined-names.ts'
import { ownerInTitle } from '#turkish/suffix.ts'
import { heroPicture } from '#stories/face/hero-picture.ts'
import { KEPT_HEROES } from '#text/kept-heroes.ts'
import { Dialog } from '#ui/dialog.tsx'
import { Icon } from '#ui/icons.tsx'
import { Medallion } from '#ui/medallion.tsx'
import { NamedCover } from '#ui/named-cover.tsx'
import { Spinner } from '#ui/spinner.tsx'
import { KeepHero, type KeepHeroProps } from './keep-hero.tsx'
import styles from './next-tale.module.css'

interface NextTaleProps {
  /** The heroes' joined names as the book has them. */
  names: NamedChild
  heroes: readonly HeroOfBook[]
  /** null: still loading. */
  tales: readonly StoryTemplate[] | null
  /** Tales in which these heroes have appeared. */
  toldTales: ReadonlySet<TemplateId>
  hasDraft: (tale: StoryTemplate) => boolean
  keep: KeepHeroProps['keep']
  consentPath: string
  /** Draws the heroes over a tale's cover. */
  onCover?: (tale: StoryTemplate) => ReactNode
  onChoose: (tale: StoryTemplate) => void
  onClose: () => void
}

export function NextTale({
  names: { name, childNameForm },
  heroes,
  tales,
  toldTales,
  hasDraft,
  keep,
  consentPath,
  onCover,
  onChoose,
  onClose,
}: NextTaleProps) {
  const [titleId, talesId] = [useId(), useId()]
  const kept = heroes.flatMap((hero) => hero.kept ?? [])
  const unkept = heroes.filter((hero) => hero.kept === null)
  const askable = unkept.flatMap(({ told, transformId }): HeroToKeep[] =>
    transformId ? [{ ...told, transformId }] : [],
  )
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    // The question that was answered is gone with its button.
    if (document.activeElement === document.body) heading.current?.focus()
  }, [kept.length])
  // New tales come first.
  const shown = tales?.toSorted((one, other) => Number(toldTales.has(one.id)) - Number(toldTales.has(other.id)))
  return (
    <Dialog labelledBy={titleId} closeLabel={KEPT_HEROES.close} className={styles.dialog} onClose={onClose}>
      <div className={styles.room}>
        <header className={styles.head}>
          {kept.length > 0 && (
            <span className={styles.heroes}>
              {kept.map((hero) => (
                <Medallion key={hero.id} src={heroPicture(hero)} alt={KEPT_HEROES.portraitAlt(hero.childName)} />
              ))}
            </span>
          )}
          <h2 ref={heading} id={titleId} tabIndex={-1}>
            {KEPT_HEROES.title}
            <small>{KEPT_HEROES.lead(name)}</small>
          </h2>
        </header>
        {shown ? (
          <>
            <section aria-labelledby={talesId}>
              <h3 id={talesId} className="sr-only">
                {KEPT_HEROES.tales}
              </h3>
              <ul className={styles.tales}>
                {shown.map((tale) => (
                  <Tale
                    key={tale.id}
                    tale={tale}
                    owner={ownerInTitle(name, childNameForm)}
                    note={noteOf(tale)}
                    onCover={onCover}
                    onChoose={() => onChoose(tale)}
                  />
                ))}
              </ul>
              {unkept.length > 0 && <p className={styles.hint}>{KEPT_HEROES.withPhoto}</p>}
            </section>
            {/* The question waits until the saved heroes are known. */}
            {askable.map((hero) => (
              <KeepHero key={hero.transformId} hero={hero} isKept={false} keep={keep} consentPath={consentPath} />
            ))}
          </>
        ) : (
          <Spinner label={KEPT_HEROES.loading} />
        )}
      </div>
    </Dialog>
  )

  function noteOf(tale: StoryTemplate): string | null {
    if (hasDraft(tale)) return KEPT_HEROES.hasDraft
    if (!toldTales.has(tale.id)) return null
    return heroes.length > 1 ? KEPT_HEROES.toldTogether : KEPT_HEROES.told
  }
}

interface TaleProps {
  tale: StoryTemplate
  owner: string
  note: string | null
  onCover: NextTaleProps['onCover']
  onChoose: () => void
}

function Tale({ tale, owner, note, onCover, onChoose }: TaleProps) {
  const { title, coverImageURL, thumbnailURL, unnamedCoverURL } = tale
  const noteId = useId()
  return (
    <li>
      <button type="button" className={styles.tale} aria-describedby={note ? noteId : undefined} onClick={onChoose}>
        <NamedCover src={thumbnailURL || coverImageURL} unnamedSrc={unnamedCoverURL} owner={owner} alt="">
          {onCover?.(tale)}
        </NamedCover>
        <b>{title}</b>
      </button>
      {note && (
        <p id={noteId} className={styles.hint}>
          <Icon name="tick" />
          {note}
        </p>
      )}
    </li>
  )
}
