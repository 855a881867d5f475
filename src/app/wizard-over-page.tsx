import { lazy, Suspense } from 'react'
import type { StoryTemplate } from '#domain/template.ts'
import type { User } from '#firebase/auth.ts'
import { dashboardText } from '#text/dashboard.ts'
import { BookOpening } from './book-opening.tsx'
import { persistently } from './persistent-import.ts'

const StoryWizard = lazy(async () => ({
  default: (await persistently(() => import('./story-wizard.tsx'))).StoryWizard,
}))

interface WizardOverPageProps {
  /** null: none is being made. */
  template: StoryTemplate | null
  user: User
  onClose: () => void
}

/** The wizard, fetched when the first draft begins. */
export function WizardOverPage({ template, user, onClose }: WizardOverPageProps) {
  if (!template) return null
  return (
    <Suspense fallback={<BookOpening label={dashboardText.opening} onClose={onClose} />}>
      <StoryWizard key={template.id} template={template} user={user} onClose={onClose} />
    </Suspense>
  )
}
