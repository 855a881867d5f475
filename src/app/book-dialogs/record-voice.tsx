/** A parent records a book, or invites a guest who does. */
import { useMemo } from 'react'
import { eraseVoice, inviteVoice, sendRecording } from '#api/voices.ts'
import type { FaultPlace } from '#domain/fault-places.ts'
import { readAloudPath } from '#domain/site-paths.ts'
import { RecordVoice } from '#features/record-voice/record-voice.tsx'
import { eraseTakesOf } from '#features/record-voice/takes.ts'
import type { RecordVoicePorts } from '#features/record-voice/record-voice-ports.ts'
import { sentenceOr, showProblem } from '#show-problem'
import { childAsSeen } from '#text/child-as-seen.ts'
import { RECORD_VOICE } from '#text/record-voice.ts'
import { showSuccess } from '#ui/toast.ts'
import { serverNow } from '#firebase/server-clock.ts'
import { copyLink } from '../dialogs/copy-link.ts'
import { useVoices } from '../dialogs/use-voices.ts'
import type { BookDialogProps } from './book-dialog-props.ts'

export function Component({ uid, story, openInstead, onClose }: BookDialogProps) {
  const { id: storyId } = story
  const voices = useVoices(uid, storyId, story)
  const whose = useMemo(() => ({ owner: uid, book: storyId }), [uid, storyId])
  const ports = useMemo(
    (): RecordVoicePorts => ({
      send: ({ id: voiceId, name }, spread, pcm) => sendRecording({ storyId, voiceId, name }, spread, pcm),
      erase: ({ id: voiceId, name }) =>
        orShowProblem('voices: erase a voice', async () => {
          await eraseVoice({ storyId, voiceId })
          await eraseTakesOf(whose, voiceId)
          showSuccess(RECORD_VOICE.erased(name))
        }),
      invite: async ({ id: voiceId, name }) => {
        const invitation = await orShowProblem('voices: invite', () => inviteVoice({ storyId, voiceId, name }, true))
        return invitation ? new URL(readAloudPath(invitation), window.location.origin).href : null
      },
      takeBack: ({ id: voiceId, name }) =>
        orShowProblem('voices: take an invitation back', async () => {
          await inviteVoice({ storyId, voiceId, name }, false)
          showSuccess(RECORD_VOICE.takenBack)
        }),
      copy: copyLink,
    }),
    [storyId, whose],
  )
  return (
    <RecordVoice
      child={childAsSeen(story)}
      book={story}
      whose={whose}
      voices={voices}
      ports={ports}
      now={serverNow}
      onRead={() => openInstead('read')}
      onClose={onClose}
    />
  )
}

/** @returns undefined if it has shown the problem */
async function orShowProblem<Result>(place: FaultPlace, act: () => Promise<Result>): Promise<Result | undefined> {
  try {
    return await act()
  } catch (error) {
    showProblem(error, place, sentenceOr(RECORD_VOICE.failed))
    return undefined
  }
}
