/** Actions that need a fresh sign-in: the user proves once more who they are, and the action continues. */
import { lazy, useCallback, useState, type ReactNode } from 'react'
import { Problem } from '#domain/problem.ts'
import { MY_ACCOUNT } from '#text/my-account.ts'
import { OverPage } from '../dialogs/over-page.tsx'
import { persistently } from '../network/persistent-import.ts'
import type { SignInProofs } from './sign-in-proofs.ts'

/**
 * @param options.always asks even if the sign-in is fresh
 * @param options.byAnyWay offers both password and Google, because the account may have got either elsewhere
 * @returns null if the parent gave up
 */
export type Confirmed = <Result>(
  act: () => Promise<Result>,
  options?: { always?: boolean; byAnyWay?: boolean },
) => Promise<Result | null>

const ConfirmDialog = lazy(async () => ({
  default: (await persistently(() => import('./confirm-dialog.tsx'))).ConfirmDialog,
}))

/** @returns `dialog`, which the page must show */
export function useConfirmed(proofs: SignInProofs): { confirmed: Confirmed; dialog: ReactNode } {
  const [answer, setAnswer] = useState<{ with: (isConfirmed: boolean) => void; byAnyWay: boolean } | null>(null)
  const ask = useCallback(async (byAnyWay: boolean) => {
    const isConfirmed = await new Promise<boolean>((resolve) => setAnswer({ with: resolve, byAnyWay }))
    setAnswer(null)
    return isConfirmed
  }, [])
  const confirmed = useCallback<Confirmed>(
    async (act, { always = false, byAnyWay = false } = {}) => {
      if (!always) {
        try {
          return await act()
        } catch (error) {
          if (!(error instanceof Problem) || error.code !== 'sign-in-too-old') throw error
        }
      }
      return (await ask(byAnyWay)) ? act() : null
    },
    [ask],
  )
  const dialog = answer && (
    <OverPage opening={MY_ACCOUNT.confirmTitle} seeThrough onClose={() => answer.with(false)}>
      <ConfirmDialog proofs={proofs} byAnyWay={answer.byAnyWay} onAnswer={answer.with} />
    </OverPage>
  )
  return { confirmed, dialog }
}
