/** '/read-aloud#…': somebody without an account reads a book aloud, by the link that a parent has sent. */
import { useCallback, useEffect, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { fetchInvitedBook, sendRecording } from '#api/voices.ts'
import { asProblem } from '#domain/problem.ts'
import type { Remote } from '#domain/remote.ts'
import { PATHS } from '#domain/site-paths.ts'
import type { InvitedBook } from '#domain/wire.ts'
import { GuestVoice } from '#features/record-voice/guest-voice.tsx'
import { report } from '#report'
import { RECORD_VOICE } from '#text/record-voice.ts'
import { titleOf } from '#text/shell.ts'

// No page view: an analytics service is not told the address of a family's book.
export function Component() {
  const invitation = useLocation().hash.slice(1)
  const [book, setBook] = useState<Remote<InvitedBook>>({ is: 'loading' })
  const load = useCallback(
    () =>
      fetchInvitedBook(invitation).then(
        (value) => setBook({ is: 'ready', value }),
        (error: unknown) => {
          const problem = asProblem(error)
          if (problem.code !== 'invitation-over') report(error, 'read-aloud: fetch the book')
          setBook({ is: 'failed', problem })
        },
      ),
    [invitation],
  )
  useEffect(() => void load(), [load])

  return (
    <>
      <title>{titleOf(RECORD_VOICE.guestPage)}</title>
      <GuestVoice
        key={invitation}
        invitation={invitation}
        book={book}
        send={(spread, pcm) => sendRecording({ invitation }, spread, pcm)}
        onReload={() => void load()}
        sitePath={PATHS.landing}
        noticePath={PATHS.privacy}
      />
    </>
  )
}
