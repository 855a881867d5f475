/** 'Keşfet': the week's favourite in front, the other books on the shelf below. */
import { useState } from 'react'
import type { TemplateId } from '#domain/ids.ts'
import { DASHBOARD } from '#text/dashboard.ts'
import { BookSkeleton } from '#ui/book-skeleton.tsx'
import { Button } from '#ui/button.tsx'
import { Painting } from '#ui/painting.tsx'
import { Spinner } from '#ui/spinner.tsx'
import { FeaturedTemplate } from './featured-template.tsx'
import type { TemplateActions } from './template-actions.ts'
import { TemplateCard } from './template-card.tsx'
import type { TemplateList } from './use-templates.ts'
import styles from './dashboard.module.css'

interface DashboardProps extends TemplateActions {
  /** The parent's display name, if the account has one. */
  name: string | null
  list: TemplateList
  onMore: () => void
}

export function Dashboard({ name, list, onMore, ...actions }: DashboardProps) {
  return (
    <>
      <header className={styles.welcome}>
        <h1>{DASHBOARD.welcome(name)}</h1>
        <p>{DASHBOARD.invitation}</p>
      </header>
      {list.is === 'loading' ? (
        <>
          <Spinner label={DASHBOARD.loading} />
          <div className={styles.waiting}>
            <BookSkeleton lines={4} />
          </div>
        </>
      ) : (
        <Books list={list} onMore={onMore} {...actions} />
      )}
    </>
  )
}

function Books({
  list,
  onMore,
  ...actions
}: TemplateActions & { list: Extract<TemplateList, { is: 'ready' }>; onMore: () => void }) {
  // One overlay at a time: on a touch screen a tap on a second card closes the first one's.
  const [openCard, setOpenCard] = useState<TemplateId | null>(null)
  const { featured, others, mayHaveMore } = list
  if (!featured && others.length === 0) return <EmptyShelf />
  return (
    <>
      {featured && <FeaturedTemplate template={featured} {...actions} />}
      {others.length > 0 && (
        <section aria-labelledby="other-books">
          <h2 id="other-books" className={styles.title}>
            {DASHBOARD.others}
          </h2>
          <div className={styles.shelf}>
            {others.map((template) => (
              <TemplateCard
                key={template.id}
                template={template}
                open={openCard === template.id}
                onToggle={() => setOpenCard((open) => (open === template.id ? null : template.id))}
                {...actions}
              />
            ))}
          </div>
          {mayHaveMore && (
            <Button variant="paper" className={styles.more} onClick={onMore}>
              {DASHBOARD.more}
            </Button>
          )}
        </section>
      )}
    </>
  )
}

function EmptyShelf() {
  return (
    <section className={styles.empty}>
      <Painting of="empty-shelf" className={styles.painting} />
      <div>
        <h2>{DASHBOARD.empty}</h2>
        <p>{DASHBOARD.emptyHint}</p>
      </div>
    </section>
  )
}
