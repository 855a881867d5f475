/** 'Keşfet': the shelf, and over it the reader (`?read=`) or the wizard (`?draft=`, also the way back from the pay page). */
import { useEffect, useState } from 'react'
import { storyViewed, templateClick } from '#domain/analytics.ts'
import type { StoryTemplate, StoryTemplateDetails } from '#domain/template.ts'
import { Dashboard } from '#features/dashboard/dashboard.tsx'
import { useTemplates } from '#features/dashboard/use-templates.ts'
import type { ReaderBook } from '#features/reader/reader-book.ts'
import { track } from '#firebase/analytics.ts'
import type { User } from '#firebase/auth.ts'
import { useSession } from '#firebase/session.tsx'
import { dashboardText } from '#text/dashboard.ts'
import { SHELL, titleOf } from '#text/shell.ts'
import { deviceStorage } from '#ui/device-storage.ts'
import { BookOpening } from './book-opening.tsx'
import { useDialogParameter } from './dialog-parameter.ts'
import { everyTemplate } from './every-template.ts'
import { ReaderOverPage } from './reader-over-page.tsx'
import { templateSource } from './template-source.ts'
import { usePageView } from './use-page-view.ts'
import { useReading } from './use-reading.ts'
import { useTemplateById } from './use-template-by-id.ts'
import { WizardOverPage } from './wizard-over-page.tsx'

const PAGE_TITLE = titleOf(SHELL.discover)

export function DashboardPage() {
  const session = useSession()
  return session.is === 'signed-in' ? <SignedInDashboard user={session.user} /> : null
}

function SignedInDashboard({ user }: { user: User }) {
  usePageView('dashboard', PAGE_TITLE)
  const { list, loadMore, loadDetails } = useTemplates(templateSource, deviceStorage)
  const reading = useReading()
  const drafting = useDialogParameter('draft')
  const shown = everyTemplate(list)
  const read = useTemplateById(reading.id, shown, list.is === 'ready', reading.close)
  const drafted = useTemplateById(drafting.id, shown, list.is === 'ready', drafting.close)

  return (
    <>
      <title>{PAGE_TITLE}</title>
      <Dashboard
        name={user.displayName}
        list={list}
        onMore={() => void loadMore()}
        onRead={clicked(reading.open)}
        onTry={clicked(drafting.open)}
      />
      {read && (
        <TemplateReader
          key={read.id}
          template={read}
          uid={user.uid}
          loadDetails={loadDetails}
          onClose={reading.close}
          onUseDraft={() => drafting.openInstead(read.id)}
        />
      )}
      <WizardOverPage template={drafted} user={user} onClose={drafting.close} />
    </>
  )
}

interface TemplateReaderProps {
  template: StoryTemplate
  uid: User['uid']
  loadDetails: (template: StoryTemplate) => Promise<StoryTemplateDetails | null>
  onClose: () => void
  onUseDraft: () => void
}

/** Fetches the pages first; where that fails the shelf has said so, and the reader does not open. */
function TemplateReader({ uid, template, loadDetails, onClose, onUseDraft }: TemplateReaderProps) {
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

  if (!book) return <BookOpening label={dashboardText.opening} onClose={onClose} />
  return (
    <ReaderOverPage
      opening={dashboardText.opening}
      uid={uid}
      book={book}
      limited={!template.isWeeklyFavorite}
      onClose={onClose}
      onUseDraft={onUseDraft}
      onViewed={() => track(storyViewed(book.id))}
    />
  )
}

const clicked = (open: (id: string) => void) => (template: StoryTemplate) => {
  track(templateClick(template.id))
  open(template.id)
}
