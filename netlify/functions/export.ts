/** POST: all data of the caller, as one ZIP archive that is streamed while it is built; or a part of it. */
import { makeZip } from 'client-zip'
import { exportRequestSchema } from '#domain/wire.ts'
import { handle } from '#netlify/access/handle.ts'
import { exportAccount } from '#netlify/accounts/export-account.ts'
import { SECURITY_HEADERS } from '#netlify/platform/http.ts'

export default handle({
  name: 'export',
  body: exportRequestSchema,
  answer: async ({ caller, body: wanted, nowMs }) =>
    new Response(makeZip(exportAccount(caller.uid, nowMs, wanted)), {
      headers: {
        ...SECURITY_HEADERS,
        'Content-Type': 'application/zip',
        'Content-Disposition': 'attachment; filename="masal-kahramanim.zip"',
        'Cache-Control': 'no-store',
      },
    }),
})
