/** What is too grave for an old sign-in: whoever is here proves once more who they are, and it goes on. */
import { useCallback, useState, type ReactNode } from 'react'
import { Problem } from '#domain/problem.ts'
import type { AccountPorts } from './account-ports.ts'
import { ConfirmDialog } from './confirm-dialog.tsx'

/**
 * @param options.always is asked even where the sign-in is fresh
 * @returns null where the parent gave up
 */
export type Confirmed = <Result>(act: () => Promise<Result>, options?: { always?: boolean }) => Promise<Result | null>

export function useConfirmed(ports: Pick<AccountPorts, 'signInWays' | 'confirmByPassword' | 'confirmByGoogle'>): {
  confirmed: Confirmed
  dialog: ReactNode
} {
  const [answer, setAnswer] = useState<{ with: (isConfirmed: boolean) => void } | null>(null)
  const ask = useCallback(async () => {
    const isConfirmed = await new Promise<boolean>((resolve) => setAnswer({ with: resolve }))
    setAnswer(null)
    return isConfirmed
  }, [])
  const confirmed = useCallback<Confirmed>(
    async (act, { always = false } = {}) => {
      if (!always) {
        try {
          return await act()
        } catch (error) {
          if (!(error instanceof Problem) || error.code !== 'sign-in-too-old') throw error
        }
      }
      return (await ask()) ? act() : null
    },
    [ask],
  )
  return { confirmed, dialog: answer && <ConfirmDialog ports={ports} onAnswer={answer.with} /> }
}
