/** A book as an invited guest reads it; each picture and clip has an address of the link. */
import { parseVoices } from '#domain/voice.ts'
import type { InvitedBook } from '#domain/wire.ts'
import { readableStory } from '#netlify/records/own-story.ts'
import { readVoice, type VoiceOf } from '#netlify/voices/voices.ts'
import { hasAgreed, type OpenInvitation } from './invitations.ts'
import { LINKS } from './link-kinds.ts'
import { addressInLink } from './link-media.ts'

const { addressOf } = LINKS.invitation

/** @throws Problem 'not-found' if the book is deleted meanwhile */
export async function invitedBook({ voice, hash, expiresAt }: OpenInvitation): Promise<InvitedBook> {
  const [story, record, agreed] = await Promise.all([
    readableStory(voice.uid, voice.storyId),
    readVoice(voice),
    hasAgreed(voice.uid, hash),
  ])
  const { title, imageURLs, storyTexts } = story
  const [read] = parseVoices({ [voice.voiceId]: record }, story)
  return {
    title,
    imageURLs: imageURLs.map((url, spread) => addressInLink(url, { kind: 'spread', spread }, addressOf)),
    storyTexts,
    voiceName: read?.name ?? '',
    clipURLs: read?.clipURLs.map((url, spread) => clipInLink(voice, spread, url)) ?? [],
    expiresAt,
    hasAgreed: agreed,
  }
}

export const clipInLink = ({ voiceId }: VoiceOf, spread: number, url: string): string =>
  addressInLink(url, { kind: 'voice', voiceId, spread }, addressOf)
