import { lazy } from 'react'
import type { StoryTemplate } from '#domain/template.ts'
import type { User } from '#domain/user.ts'
import { DASHBOARD } from '#text/dashboard.ts'
import { persistently } from '../network/persistent-import.ts'
import { OverPage } from './over-page.tsx'

const StoryWizard = lazy(async () => ({
  default: (await persistently(() => import('./story-wizard.tsx'))).StoryWizard,
}))

interface WizardDialogProps {
  template: StoryTemplate
  user: User
  onClose: () => void
}

/** The wizard, loaded when the first book is begun. */
export function WizardDialog(wizard: WizardDialogProps) {
  return (
    <OverPage opening={DASHBOARD.opening} onClose={wizard.onClose}>
      <StoryWizard {...wizard} />
    </OverPage>
  )
}
