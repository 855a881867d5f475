/**
 * The two links that open something without an account. Both hold one token (link-token.ts), are found by its hash, are looked up
 * at each request, and give pictures and clips by names of their own (link-media.ts). This table has all that differs.
 *
 * |                      | share                                            | invitation                                        |
 * | -------------------- | ------------------------------------------------ | ------------------------------------------------- |
 * | lives                | 7, 30 or 90 days (`SHARE_DAYS`)                  | 14 days (`INVITATION_KEPT_MS`)                    |
 * | shown to its parent  | again and again: the record has the token        | once: the database has its hash alone             |
 * | changes              | nothing but its count of readings                | pages of its one voice                            |
 */
import * as v from 'valibot'
import { paths } from '#domain/database-paths.ts'
import { shareTokenSchema, type Share, type ShareToken } from '#domain/share.ts'
import { invitedMediaPath, sharedMediaPath } from '#domain/site-paths.ts'
import type { VoiceId } from '#domain/voice.ts'
import { invitationSchema } from '#domain/wire.ts'
import type { Medium } from './link-media.ts'

export const LINKS = {
  share: {
    folder: paths.sharedBooks,
    entry: paths.sharedBook,
    /** The token is in the address, because a messenger reads the link's preview there. */
    tokenIn: ({ url }: Request): ShareToken | null =>
      parsed(shareTokenSchema, /^\/(?:shared|book)\/([^/]*)/.exec(new URL(url).pathname)?.[1]),
    addressOf: sharedMediaPath,
    opens: ({ kind }: Medium, { withVoices }: Share): boolean => kind !== 'voice' || withVoices,
    over: 'share-over',
  },
  invitation: {
    folder: paths.invitations,
    entry: paths.invitation,
    /** The token is in a header, because a token that allows changes must not appear in an address or a log. */
    tokenIn: ({ headers }: Request): string | null =>
      parsed(invitationSchema, /^Invitation (\S+)$/.exec(headers.get('Authorization') ?? '')?.[1]),
    addressOf: invitedMediaPath,
    opens: (medium: Medium, { voiceId }: { voiceId: VoiceId }): boolean =>
      medium.kind === 'spread' || (medium.kind === 'voice' && medium.voiceId === voiceId),
    over: 'invitation-over',
  },
} as const

function parsed<Output>(schema: v.GenericSchema<unknown, Output>, token: string | undefined): Output | null {
  const result = v.safeParse(schema, token)
  return result.success ? result.output : null
}
