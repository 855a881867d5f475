/** 'Keşfet': the shelf, and over it the reader (`?read=`) or the wizard (`?create=`, also the way back from the pay page). */
import { useEffect, useState } from 'react'
import { useLoaderData, type LoaderFunctionArgs } from 'react-router-dom'
import { storyViewed, templateClick } from '#domain/analytics.ts'
import { SIBLINGS_AT_MOST } from '#domain/flat-book.ts'
import type { KeptHero } from '#domain/hero.ts'
import { PARAMETERS } from '#domain/site-paths.ts'
import type { StoryTemplate, StoryTemplateDetails } from '#domain/template.ts'
import type { User } from '#domain/user.ts'
import { HeroesOnCover } from '#features/create-story/heroes-on-cover.tsx'
import { Dashboard } from '#features/dashboard/dashboard.tsx'
import { useTemplates } from '#features/dashboard/use-templates.ts'
import type { ReaderBook } from '#features/reader/reader-book.ts'
import { track } from '#firebase/analytics.ts'
import { DASHBOARD } from '#text/dashboard.ts'
import { SHELL, titleOf } from '#text/shell.ts'
import { deviceStorage } from '#ui/device-storage.ts'
import { usePageView } from '../analytics/use-page-view.ts'
import { useSession } from '../auth/session.tsx'
import { useSignedInUser } from '../auth/use-signed-in-user.ts'
import { BookOpening } from '../dialogs/book-opening.tsx'
import { nextOf } from '../dialogs/next-of.ts'
import { OpenedByAddress } from '../dialogs/opened-by-address.tsx'
import { ReaderDialog } from '../dialogs/reader-dialog.tsx'
import { useUrlDialog } from '../dialogs/url-dialog.ts'
import { useReaderDialog } from '../dialogs/use-reader-dialog.ts'
import { useKeptHeroes } from '../dialogs/use-kept-heroes.ts'
import { WizardDialog } from '../dialogs/wizard-dialog.tsx'
import { everyTemplate, fetchTemplate, templateSource } from '../templates.ts'

const PAGE_TITLE = titleOf(SHELL.discover)

export function loader({ request }: LoaderFunctionArgs) {
  const { searchParams } = new URL(request.url)
  return {
    fetchRead: fetchTemplate(searchParams.get(PARAMETERS.read)),
    fetchCreated: fetchTemplate(searchParams.get(PARAMETERS.create)),
  }
}

export function Component() {
  const user = useSignedInUser()
  return user && <SignedInDashboard user={user} />
}

function SignedInDashboard({ user }: { user: User }) {
  usePageView('dashboard', PAGE_TITLE)
  const { fetchRead, fetchCreated } = useLoaderData<typeof loader>()
  const { list, loadMore, loadDetails } = useTemplates(templateSource, deviceStorage)
  const reading = useReaderDialog()
  const creating = useUrlDialog(PARAMETERS.create)
  const shown = everyTemplate(list)
  // The user of the hint (guards.ts) may not be the user of the session.
  const isKnown = useSession().is === 'signed-in'
  const kept = useKeptHeroes(isKnown ? user.uid : null)
  const family = kept.is === 'ready' ? newestFamily(kept.value) : []

  return (
    <>
      <title>{PAGE_TITLE}</title>
      <Dashboard
        name={user.displayName}
        list={list}
        onMore={loadMore}
        onRead={clicked(reading.open)}
        onTry={clicked(creating.open)}
        onCover={({ id }) => family.length > 0 && <HeroesOnCover templateId={id} heroes={family} />}
      />
      <OpenedByAddress id={reading.id} shown={shown} fetch={fetchRead} onMissing={reading.close}>
        {(template) => (
          <TemplateReader
            template={template}
            uid={user.uid}
            loadDetails={loadDetails}
            onClose={reading.close}
            onUseDraft={() => creating.openInstead(template.id)}
            next={nextOf(shown ?? [], template.id)}
            onReadNext={clicked(reading.openInstead)}
          />
        )}
      </OpenedByAddress>
      <OpenedByAddress id={creating.id} shown={shown} fetch={fetchCreated} onMissing={creating.close}>
        {(template) => <WizardDialog template={template} user={user} onClose={creating.close} />}
      </OpenedByAddress>
    </>
  )
}
/**
 * A book has room for three heroes: the last three that were kept, in the order of keeping. @param kept the newest
 * first
 */
const newestFamily = (kept: readonly KeptHero[]): KeptHero[] => kept.slice(0, SIBLINGS_AT_MOST + 1).toReversed()

interface TemplateReaderProps {
  template: StoryTemplate
  uid: User['uid']
  loadDetails: (template: StoryTemplate) => Promise<StoryTemplateDetails | null>
  onClose: () => void
  onUseDraft: () => void
  next: StoryTemplate | null
  onReadNext: (template: StoryTemplate) => void
}

/** Loads the pages first; if that fails, the shelf has shown the failure, and the reader does not open. */
function TemplateReader({ uid, template, loadDetails, onClose, onUseDraft, next, onReadNext }: TemplateReaderProps) {
  const [book, setBook] = useState<ReaderBook | null>(null)
  useEffect(() => {
    let gone = false
    void loadDetails(template).then((details) => {
      if (gone) return
      if (details)
        setBook(
          (before) =>
            before ?? {
              ...details,
              id: template.id,
              templateId: template.id,
              title: template.title,
              coverImageURL: template.coverImageURL || template.thumbnailURL,
            },
        )
      else onClose()
    })
    return () => {
      gone = true
    }
  }, [template, loadDetails, onClose])

  if (!book) return <BookOpening label={DASHBOARD.opening} onClose={onClose} />
  return (
    <ReaderDialog
      opening={DASHBOARD.opening}
      uid={uid}
      book={book}
      limited={!template.isWeeklyFavorite}
      onClose={onClose}
      onUseDraft={onUseDraft}
      onward={{
        onMakeOwn: onUseDraft,
        ...(next && {
          next: {
            title: next.title,
            picture: next.coverImageURL || next.thumbnailURL,
            onRead: () => onReadNext(next),
          },
        }),
      }}
      onViewed={() => track(storyViewed(book.id))}
    />
  )
}

const clicked = (open: (id: string) => void) => (template: StoryTemplate) => {
  track(templateClick(template.id))
  open(template.id)
}
