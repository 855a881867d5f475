/** DELETE: the caller's account with all that is kept of them; payment records stay, without a child in them (product 10.7). */
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
    // From here on the account is deleted; what cannot be erased at once is erased by the sweep, which has been told.
    const logged = (error: unknown): void => logItemProblem('account', asProblem(error), uid)
    await eraseAccount(uid, null, nowMs).catch(logged)
    await sendQueued(outboxKeyOf('account_deleted', uid), Date.now()).catch(logged)
    const answer = jsonAnswer({ success: true, message: 'deleted' })
    // The next person at this device finds neither pictures nor drafts nor the session. A sign-up that could not be announced
    // opened no page: what its visitor had there before, such as a gift's code, stays.
    if (wasAnnounced) answer.headers.set('Clear-Site-Data', '"cache", "storage"')
    return answer
  },
})
