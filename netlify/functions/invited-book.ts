/** POST: the book that a guest has been invited to read aloud, as far as it is needed for that. */
import { Problem } from '#domain/problem.ts'
import { parseVoices } from '#domain/voice.ts'
import type { InvitedBook } from '#domain/wire.ts'
import { handle } from '#netlify/access/handle.ts'
import { countAddress } from '#netlify/accounts/address-limit.ts'
import { requireAppCheck } from '#netlify/clients/app-check.ts'
import { readableStory } from '#netlify/clients/own-story.ts'
import { invitationOf, invitedTo } from '#netlify/voices/invitations.ts'
import { readVoice } from '#netlify/voices/voices.ts'

export default handle({
  name: 'invited-book',
  answer: async ({ request, address, nowMs }) => {
    await requireAppCheck(request)
    await countAddress(address, 'invitation', nowMs)
    const invitation = invitationOf(request)
    if (invitation === null) throw new Problem('not-signed-in', 'No invitation')
    const voice = await invitedTo(invitation, nowMs)
    const story = await readableStory(voice.uid, voice.storyId)
    const { title, imageURLs, storyTexts } = story
    const record = await readVoice(voice)
    const [read] = parseVoices({ [voice.voiceId]: record }, story)
    const book: InvitedBook = {
      title,
      imageURLs,
      storyTexts,
      voiceName: read?.name ?? '',
      clipURLs: read?.clipURLs ?? [],
      expiresAt: voice.expiresAt,
    }
    return { book }
  },
})
