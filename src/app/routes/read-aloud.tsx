/** '/read-aloud#…': a guest without an account reads a book aloud, by the link that a parent has sent. */
import { useCallback } from 'react'
import { useLocation } from 'react-router-dom'
import { fetchInvitedBook, fetchInvitedMedium, sendRecording, withdrawVoice } from '#api/voices.ts'
import { CURRENT_TEXT } from '#domain/current-text.ts'
import { asProblem } from '#domain/problem.ts'
import { LEGAL_SECTIONS, PATHS } from '#domain/site-paths.ts'
import { GuestVoice } from '#features/record-voice/guest-voice.tsx'
import { RECORD_VOICE } from '#text/record-voice.ts'
import { titleOf } from '#text/shell.ts'
import { useFetched } from '../network/use-fetched.ts'

const IS_OVER = ['invitation-over'] as const

// No page view: the analytics service must not get the address of a family's book.
export function Component() {
  const invitation = useLocation().hash.slice(1)
  const fetch = useCallback(() => fetchInvitedBook(invitation), [invitation])
  const fetchMedium = useCallback((address: string) => fetchInvitedMedium(invitation, address), [invitation])
  const { fetched: book, reload } = useFetched(fetch, 'read-aloud: fetch the book', IS_OVER)

  return (
    <>
      <title>{titleOf(RECORD_VOICE.guestPage)}</title>
      <GuestVoice
        key={invitation}
        invitation={invitation}
        book={book}
        fetchMedium={fetchMedium}
        send={(spread, pcm) => sendRecording({ invitation, agreedTo: CURRENT_TEXT.voice }, spread, pcm)}
        withdraw={() => withdraw(invitation)}
        onReload={reload}
        sitePath={PATHS.landing}
        noticePath={PATHS.privacy}
        consentPath={LEGAL_SECTIONS.voice}
      />
    </>
  )
}

/** @returns false if nothing that was recorded by this link is stored. @throws Problem */
async function withdraw(invitation: string): Promise<boolean> {
  try {
    await withdrawVoice(invitation)
    return true
  } catch (error) {
    if (asProblem(error).code !== 'invitation-over') throw error
    return false
  }
}
