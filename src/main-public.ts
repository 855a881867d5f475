/**
 * index.html and the other public pages that are built from it: they are HTML already, and the app takes them over only
 * when a visitor does something.
 */
import { isAsBuilt } from '#app/as-built.ts'
import { hasSessionHint } from '#app/auth/session-hint.ts'
import { takeOverLate, whenIdle } from '#app/late-take-over.ts'
import { PATHS } from '#domain/site-paths.ts'
import { ANALYTICS_CHOICE_KEY } from '#features/consent/choice-key.ts'
import { deviceStorage } from '#ui/device-storage.ts'
import fonts from './ui/fonts/fonts.css?url'

/** The landing page and its styles are loaded together with the script that takes it over. */
const page = () => (location.pathname === PATHS.landing ? import('#app/routes/landing.tsx') : undefined)

async function takeOver(isVisitor: boolean): Promise<void> {
  const [{ takeOver }] = await Promise.all([import('./public.tsx'), page()])
  return takeOver(isVisitor)
}

function addFonts(): void {
  const link = document.createElement('link')
  link.rel = 'stylesheet'
  link.href = fonts
  document.head.append(link)
}

if (isAsBuilt() && !hasSessionHint()) {
  // Until then the page shows fonts of the device.
  whenIdle(addFonts)
  whenIdle(() => {
    // Everything else works without it. It shares the app's largest script, which the first input then finds loaded: on
    // Slow 4G that saves half a second.
    import('#app/offline/keep-page.ts')
      .then(({ keepPage }) => keepPage())
      .catch((reason: unknown) => console.info('[offline] this page is not kept', reason))
  })
  const isMeasured = deviceStorage.getItem(ANALYTICS_CHOICE_KEY)?.includes('"granted":true')
  takeOverLate(
    async () => {
      await takeOver(true)
      // Load the dialog before it is needed, so that it opens at the press.
      whenIdle(() => {
        import('#app/auth/connected-account.tsx').catch((reason: unknown) =>
          console.info('[app] not fetched ahead', reason),
        )
      })
    },
    // A visitor of the page about cookies came to choose, so take it over without waiting for an input.
    { unmoved: isMeasured || location.pathname === PATHS.cookies },
  )
} else {
  addFonts()
  void import('#firebase/auth.ts')
  void takeOver(false)
}
