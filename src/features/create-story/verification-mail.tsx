import { useEffect, useState } from 'react'
import { showProblem } from '#show-problem'
import { CREATE_STORY } from '#text/create-story.ts'
import { Button } from '#ui/button.tsx'
import { showError, showSuccess } from '#ui/toast.ts'

export interface VerificationMailPort {
  /** Sends a mail if this parent has got none yet. @returns true if it has sent one */
  sendFirst: () => Promise<boolean>
  /** @returns false if the last mail was sent less than a minute ago */
  sendAgain: () => Promise<boolean>
}

interface VerificationMailProps {
  mail: VerificationMailPort
}

/** An unverified address gets its link as soon as that matters; the button sends another. */
export function VerificationMail({ mail }: VerificationMailProps) {
  const [isSending, setSending] = useState(false)
  useEffect(() => {
    void sendAndSay(mail.sendFirst, () => undefined)
  }, [mail])

  const sendAgain = async () => {
    setSending(true)
    await sendAndSay(mail.sendAgain, () => showError(CREATE_STORY.verificationTooSoon))
    setSending(false)
  }
  return (
    <Button variant="forest" small disabled={isSending} onClick={() => void sendAgain()}>
      {isSending ? CREATE_STORY.working : CREATE_STORY.sendVerification}
    </Button>
  )
}

async function sendAndSay(send: () => Promise<boolean>, otherwise: () => void): Promise<void> {
  try {
    if (await send()) showSuccess(CREATE_STORY.verificationSent)
    else otherwise()
  } catch (error) {
    showProblem(error, 'verification mail', CREATE_STORY.verificationFailed)
  }
}
