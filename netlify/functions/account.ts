/** DELETE: the caller's account with all their data; payment records stay, without the child's data (product 10.7). */
import { asProblem } from '#domain/problem.ts'
import { handle } from '#netlify/access/handle.ts'
import { beginErasure } from '#netlify/accounts/erasure.ts'
import { eraseAccount } from '#netlify/jobs/erase-account.ts'
import { outboxKeyOf, wasSignupQueued } from '#netlify/notifications/outbox.ts'
import { sendQueued } from '#netlify/notifications/tell.ts'
import { jsonAnswer } from '#netlify/platform/http.ts'
import { logItemProblem } from '#netlify/platform/log.ts'

export default handle({
  name: 'account',
  answer: async ({ caller: { uid }, nowMs }) => {
    const wasAnnounced = await wasSignupQueued(uid)
    await beginErasure(uid, nowMs)
    // From here on the account is deleted; `beginErasure` has scheduled the sweep, which erases what fails here.
    const logged = (error: unknown): void => logItemProblem('account', asProblem(error), uid)
    await eraseAccount(uid, null, nowMs).catch(logged)
    await sendQueued(outboxKeyOf('account_deleted', uid), Date.now()).catch(logged)
    const answer = jsonAnswer({ success: true, message: 'deleted' })
    // The next person at this device finds no pictures, no drafts and no session. Without an announced sign-up the
    // account has opened no page, so the visitor's earlier data there, such as a gift's code, stays.
    if (wasAnnounced) answer.headers.set('Clear-Site-Data', '"cache", "storage"')
    return answer
  },
})
