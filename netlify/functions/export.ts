/** POST: all that is kept of the caller, as one ZIP archive that is sent while it is made; with a storyId one book alone. */
import { makeZip } from 'client-zip'
import { Problem } from '#domain/problem.ts'
import { exportRequestSchema } from '#domain/wire.ts'
import { countAddress } from '#netlify/accounts/address-limit.ts'
import { requireAccess } from '#netlify/accounts/access.ts'
import { callerOf } from '#netlify/accounts/caller.ts'
import { countToday } from '#netlify/accounts/daily-limit.ts'
import { exportAccount } from '#netlify/accounts/export-account.ts'
import { clientAddress } from '#netlify/platform/client-address.ts'
import { withProblemResponse } from '#netlify/monitoring/wrap-function.ts'
import { readAs, requirePost, SECURITY_HEADERS } from '#netlify/platform/http.ts'

export default withProblemResponse('export', async (request, context) => {
  requirePost(request)
  const caller = await callerOf(request)
  await countAddress(clientAddress(request, context), 'export', Date.now())
  const nowMs = Date.now()
  await requireAccess('export', caller, nowMs)
  const { storyId } = await readAs(request, exportRequestSchema, new Problem('bad-request', 'Not a storyId'))
  await countToday(caller.uid, 'export', nowMs)
  return new Response(makeZip(exportAccount(caller.uid, nowMs, storyId)), {
    headers: {
      ...SECURITY_HEADERS,
      'Content-Type': 'application/zip',
      'Content-Disposition': 'attachment; filename="masal-kahramanim.zip"',
      'Cache-Control': 'no-store',
    },
  })
})
