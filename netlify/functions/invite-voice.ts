/** POST: creates a link with which a guest without an account records a voice for a book; or ends that link. */
import { inviteVoiceRequestSchema } from '#domain/wire.ts'
import { handle } from '#netlify/access/handle.ts'
import { countToday } from '#netlify/accounts/daily-limit.ts'
import { readableStory } from '#netlify/records/own-story.ts'
import { endInvitation } from '#netlify/links/end-link.ts'
import { invite } from '#netlify/links/invitations.ts'

export default handle({
  name: 'invite-voice',
  body: inviteVoiceRequestSchema,
  answer: async ({ caller: { uid }, body: { storyId, voiceId, name, wanted }, nowMs }) => {
    await readableStory(uid, storyId)
    const voice = { uid, storyId, voiceId }
    if (wanted) await countToday(uid, 'invitation', nowMs)
    await endInvitation(voice)
    return { invitation: wanted ? await invite(voice, name, nowMs) : null }
  },
})
