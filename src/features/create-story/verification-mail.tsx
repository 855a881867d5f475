import { useState } from 'react'
import { report } from '#report'
import { CREATE_STORY } from '#text/create-story.ts'
import { Button } from '#ui/button.tsx'
import { showError, showSuccess } from '#ui/toast.tsx'

interface VerificationMailProps {
  sendVerificationMail: () => Promise<void>
}

/** What a parent can do about an address that nobody has verified. */
export function VerificationMail({ sendVerificationMail }: VerificationMailProps) {
  const [isSending, setSending] = useState(false)
  const send = async () => {
    setSending(true)
    try {
      await sendVerificationMail()
      showSuccess(CREATE_STORY.verificationSent)
    } catch (error) {
      report(error, 'create-story: verification mail')
      showError(CREATE_STORY.verificationFailed)
    } finally {
      setSending(false)
    }
  }
  return (
    <Button look="forest" small disabled={isSending} onClick={() => void send()}>
      {isSending ? CREATE_STORY.working : CREATE_STORY.sendVerification}
    </Button>
  )
}
