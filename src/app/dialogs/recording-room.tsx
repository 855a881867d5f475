/** The room where a book gets a voice, with its ways to the database and the functions. */
import { useMemo } from 'react'
import { eraseVoice, inviteVoice, sendRecording } from '#api/voices.ts'
import type { FaultPlace } from '#domain/fault-places.ts'
import type { UserId } from '#domain/ids.ts'
import { asProblem } from '#domain/problem.ts'
import { readAloudPath } from '#domain/site-paths.ts'
import type { ReadableStory } from '#domain/story.ts'
import { RecordVoice } from '#features/record-voice/record-voice.tsx'
import { eraseTakesOf } from '#features/record-voice/takes.ts'
import type { RecordVoicePorts } from '#features/record-voice/record-voice-ports.ts'
import { report } from '#report'
import { childAsSeen } from '#text/child-as-seen.ts'
import { problemText } from '#text/problems.ts'
import { RECORD_VOICE } from '#text/record-voice.ts'
import { showError, showSuccess } from '#ui/toast.tsx'
import { serverNow } from '#firebase/server-clock.ts'
import { copyLink } from './copy-link.ts'
import { useVoices } from './use-voices.ts'

interface RecordingRoomProps {
  uid: UserId
  story: ReadableStory
  onRead: () => void
  onClose: () => void
}

export function RecordingRoom({ uid, story, onRead, onClose }: RecordingRoomProps) {
  const { id: storyId } = story
  const voices = useVoices(uid, storyId, story)
  const whose = useMemo(() => ({ owner: uid, book: storyId }), [uid, storyId])
  const ports = useMemo(
    (): RecordVoicePorts => ({
      send: ({ id: voiceId, name }, spread, pcm) => sendRecording({ storyId, voiceId, name }, spread, pcm),
      erase: ({ id: voiceId, name }) =>
        told('voices: erase a voice', async () => {
          await eraseVoice({ storyId, voiceId })
          await eraseTakesOf(whose, voiceId)
          showSuccess(RECORD_VOICE.erased(name))
        }),
      invite: async ({ id: voiceId, name }) => {
        const invitation = await told('voices: invite', () => inviteVoice({ storyId, voiceId, name }, true))
        return invitation ? new URL(readAloudPath(invitation), window.location.origin).href : null
      },
      takeBack: ({ id: voiceId, name }) =>
        told('voices: take an invitation back', async () => {
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
      onRead={onRead}
      onClose={onClose}
    />
  )
}

/** @returns undefined where it has said why not */
async function told<Result>(place: FaultPlace, act: () => Promise<Result>): Promise<Result | undefined> {
  try {
    return await act()
  } catch (error) {
    report(error, place)
    const { code } = asProblem(error)
    showError(code === 'unknown' ? RECORD_VOICE.failed : problemText(code))
    return undefined
  }
}
