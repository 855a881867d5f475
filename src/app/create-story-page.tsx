/** 'Masal Yaratma Sayfası': choose a world, then the same wizard as on the shelf (decision 34 on its two spellings). */
import { templateClick } from '#domain/analytics.ts'
import { WorldChoice } from '#features/create-story/world-choice.tsx'
import { useTemplates } from '#features/dashboard/use-templates.ts'
import { track } from '#firebase/analytics.ts'
import type { User } from '#firebase/auth.ts'
import { useSession } from '#firebase/session.tsx'
import { createStoryText } from '#text/create-story.ts'
import { dashboardText } from '#text/dashboard.ts'
import { deviceStorage } from '#ui/device-storage.ts'
import { Spinner } from '#ui/spinner.tsx'
import { useDialogParameter } from './dialog-parameter.ts'
import { everyTemplate } from './every-template.ts'
import { templateSource } from './template-source.ts'
import { useTemplateById } from './use-template-by-id.ts'
import { WizardOverPage } from './wizard-over-page.tsx'

export function CreateStoryPage() {
  const session = useSession()
  return (
    <>
      <title>{createStoryText.pageTitle}</title>
      <h1>{createStoryText.pageHeading}</h1>
      <p className="lead mt-3 mb-10">{createStoryText.pageHint}</p>
      {session.is === 'signed-in' && <Worlds user={session.user} />}
    </>
  )
}

function Worlds({ user }: { user: User }) {
  const { list } = useTemplates(templateSource, deviceStorage)
  const drafting = useDialogParameter('draft')
  const templates = everyTemplate(list)
  const drafted = useTemplateById(drafting.id, templates, list.is === 'ready', drafting.close)

  if (list.is === 'loading') return <Spinner label={dashboardText.loading} />
  return (
    <>
      {templates.length === 0 && <p>{dashboardText.empty}</p>}
      <WorldChoice
        templates={templates}
        onChoose={({ id }) => {
          track(templateClick(id))
          drafting.open(id)
        }}
      />
      <WizardOverPage template={drafted} user={user} onClose={drafting.close} />
    </>
  )
}
