import { createStoryPath } from '#domain/site-paths.ts'
import { LandingPage } from '#features/landing/landing-page.tsx'
import { LANDING } from '#text/landing.ts'
import { usePageView } from '../analytics/use-page-view.ts'
import { useAccount } from '../auth/account-context.ts'
import { rememberReturnTo } from '../auth/return-to.ts'
import { useReaderDialog } from '../dialogs/use-reader-dialog.ts'
import { VisitorReader } from '../dialogs/visitor-reader.tsx'
import { SITE_FACTS } from '../site-facts.ts'
import { useOwnChild } from '../own-child.tsx'

/** Whatever the address names: a visitor reads the favourite. */
const FAVOURITE = 'favourite'

export function Component() {
  const { openAccount, openAccountInstead } = useAccount()
  usePageView('landing', LANDING.title)
  const reading = useReaderDialog()
  const child = useOwnChild()
  const register = (id?: string) => {
    if (id) rememberReturnTo(createStoryPath(id))
    openAccount('register')
  }
  return (
    <>
      <LandingPage
        discount={SITE_FACTS.discount}
        onTry={register}
        child={child}
        onRead={() => reading.open(FAVOURITE)}
      />
      {reading.id !== null && (
        <VisitorReader onClose={reading.close} onMakeOwn={() => openAccountInstead('register')} />
      )}
    </>
  )
}
