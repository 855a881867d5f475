/** POST: a guest withdraws the consent, through the invitation link: this deletes the voice, its clips and the link. */
import { Problem } from '#domain/problem.ts'
import { handle } from '#netlify/access/handle.ts'
import { countAddress } from '#netlify/accounts/address-limit.ts'
import { withdrawVoice } from '#netlify/voices/voices.ts'
import { openGuestVoice } from '#netlify/links/invitations.ts'

export default handle({
  name: 'withdraw-voice',
  answer: async ({ request, address, nowMs }) => {
    const guest = await openGuestVoice(request)
    if (!guest) throw new Problem('not-signed-in', 'No invitation')
    await countAddress(address, 'invitation', nowMs)
    await withdrawVoice(guest.voice, guest.hash)
    return { message: 'withdrawn' }
  },
})
