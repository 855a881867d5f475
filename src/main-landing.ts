/** index.html: the landing page stands there as HTML already, and nothing of the app is fetched before that is seen. */
import { hasSessionHint } from '#app/auth/session-hint.ts'
import { takeOverLate } from '#app/late-take-over.ts'

const takeOver = () => import('./landing.tsx').then(({ takeOver }) => takeOver)

const isAsBuilt = document.getElementById('root')?.hasChildNodes() && location.search === '' && !hasSessionHint()
if (isAsBuilt) takeOverLate(takeOver)
else void takeOver()
