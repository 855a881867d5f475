/** 'Masal Yaratma Sayfası': choose a tale, then the same wizard as on the shelf (product 2.14 on its two spellings). */
import { useState } from 'react'
import { useLoaderData, type LoaderFunctionArgs } from 'react-router-dom'
import { templateClick } from '#domain/analytics.ts'
import { PARAMETERS } from '#domain/site-paths.ts'
import type { User } from '#domain/user.ts'
import { WorldChoice } from '#features/create-story/world-choice.tsx'
import { useTemplates } from '#features/dashboard/use-templates.ts'
import { track } from '#firebase/analytics.ts'
import { CREATE_STORY } from '#text/create-story.ts'
import { DASHBOARD } from '#text/dashboard.ts'
import { deviceStorage } from '#ui/device-storage.ts'
import { Spinner } from '#ui/spinner.tsx'
import { useSignedInUser } from '../auth/use-signed-in-user.ts'
import { OpenedByAddress } from '../dialogs/opened-by-address.tsx'
import { useUrlDialog } from '../dialogs/url-dialog.ts'
import { WizardDialog } from '../dialogs/wizard-dialog.tsx'
import { everyTemplate, fetchTemplate, templateSource } from '../templates.ts'
import { tellChild, toldChild } from '../told-child.ts'

export function loader({ request }: LoaderFunctionArgs) {
  return { fetchCreated: fetchTemplate(new URL(request.url).searchParams.get(PARAMETERS.create)) }
}

export function Component() {
  const user = useSignedInUser()
  return (
    <>
      <title>{CREATE_STORY.pageTitle}</title>
      <h1>{CREATE_STORY.pageHeading}</h1>
      <p className="lead mt-3 mb-10">{CREATE_STORY.pageHint}</p>
      {user && <Worlds user={user} />}
    </>
  )
}

function Worlds({ user }: { user: User }) {
  const { fetchCreated } = useLoaderData<typeof loader>()
  const { list } = useTemplates(templateSource, deviceStorage)
  const creating = useUrlDialog(PARAMETERS.create)
  const templates = everyTemplate(list)
  const [told] = useState(toldChild)

  if (!templates) return <Spinner label={DASHBOARD.loading} />
  return (
    <>
      {templates.length === 0 && <p>{DASHBOARD.empty}</p>}
      <WorldChoice
        templates={templates}
        told={told}
        onTell={tellChild}
        onChoose={({ id }) => {
          track(templateClick(id))
          creating.open(id)
        }}
      />
      <OpenedByAddress id={creating.id} shown={templates} fetch={fetchCreated} onMissing={creating.close}>
        {(template) => <WizardDialog template={template} user={user} onClose={creating.close} />}
      </OpenedByAddress>
    </>
  )
}
