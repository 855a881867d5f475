/** POST: the parts of a book that an invited guest needs to read it aloud. */
import { Problem } from '#domain/problem.ts'
import { handle } from '#netlify/access/handle.ts'
import { countAddress } from '#netlify/accounts/address-limit.ts'
import { openInvitation } from '#netlify/links/invitations.ts'
import { invitedBook } from '#netlify/links/invited-book.ts'

export default handle({
  name: 'invited-book',
  answer: async ({ request, address, nowMs }) => {
    const invitation = await openInvitation(request, nowMs)
    if (!invitation) throw new Problem('not-signed-in', 'No invitation')
    await countAddress(address, 'invitation', nowMs)
    return { book: await invitedBook(invitation) }
  },
})
