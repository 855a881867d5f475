import { createStoryPath, PARAMETERS } from '#domain/site-paths.ts'
import { LandingPage } from '#features/landing/landing-page.tsx'
import { LANDING } from '#text/landing.ts'
import { usePageView } from '../analytics/use-page-view.ts'
import { useAccount } from '../auth/account-context.ts'
import { rememberReturnTo } from '../auth/return-to.ts'
import { useUrlDialog } from '../dialogs/url-dialog.ts'
import { useReaderDialog } from '../dialogs/use-reader-dialog.ts'
import { VisitorReader } from '../dialogs/visitor-reader.tsx'
import { SITE_FACTS } from '../site-facts.ts'
import { useOwnChild } from '../own-child.tsx'

/** A visitor reads the favourite, whatever id the address names. */
const FAVOURITE = 'favourite'

export function Component() {
  const { openAccount, openAccountInstead } = useAccount()
  usePageView('landing', LANDING.title)
  const reading = useReaderDialog()
  const { hasFace, bookOf, ...child } = useOwnChild()
  const preview = useUrlDialog(PARAMETERS.preview)
  const begin = (id?: string) => {
    if (id && hasFace) return preview.open(id)
    if (id) rememberReturnTo(createStoryPath(id))
    openAccount('register')
  }
  const make = (id: string) => () => {
    rememberReturnTo(createStoryPath(id))
    openAccountInstead('register')
  }
  return (
    <>
      <LandingPage discount={SITE_FACTS.discount} onTry={begin} child={child} onRead={() => reading.open(FAVOURITE)} />
      {preview.id !== null && bookOf(preview.id, { onClose: preview.close, onMake: make(preview.id) })}
      {reading.id !== null && (
        <VisitorReader onClose={reading.close} onMakeOwn={() => openAccountInstead('register')} />
      )}
    </>
  )
}
