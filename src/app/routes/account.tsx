/** 'Hesabım': stored data of parent and child, its withdrawal, export and deletion. Analytics gets no page view. */
import { useMemo } from 'react'
import { deleteAccountAndAll, erasePhotos, fetchExport } from '#api/account.ts'
import { LEGAL_SECTIONS, PATHS } from '#domain/site-paths.ts'
import { eraseDrafts } from '#features/create-story/draft-storage.ts'
import type { AccountPorts, WhyWaiting } from '#features/my-account/account-ports.ts'
import { MyAccount } from '#features/my-account/my-account.tsx'
import { watchHeroes } from '#firebase/heroes.ts'
import { watchConsents } from '#firebase/consents.ts'
import { changePassword, sendAddressChange, signInWays } from '#firebase/sign-in-settings.ts'
import { watchMyStories } from '#firebase/stories.ts'
import { watchPortraits } from '#firebase/transformations.ts'
import { MY_ACCOUNT } from '#text/my-account.ts'
import { titleOf } from '#text/shell.ts'
import { deviceStorage } from '#ui/device-storage.ts'
import { showSuccess } from '#ui/toast.ts'
import { AnalyticsSetting } from '../analytics/analytics-consent.tsx'
import { useHoldSession } from '../auth/session.tsx'
import { SIGN_IN_PROOFS } from '../auth/sign-in-proofs.ts'
import { useConfirmed } from '../auth/use-confirmed.tsx'
import { useEndSession } from '../auth/use-sign-out.ts'
import { useOutbox } from '../offline/outbox-provider.tsx'
import { useSignedInUser } from '../auth/use-signed-in-user.ts'

const PAGE_TITLE = titleOf(MY_ACCOUNT.title)
const TEXT_PATHS = {
  photo: PATHS.consent,
  sale: LEGAL_SECTIONS.saleContract,
  voice: LEGAL_SECTIONS.voice,
  analytics: PATHS.cookies,
  hero: PATHS.consent,
} as const
/** Long enough for a parent who has just waited a minute to read the good-bye. */
const GOODBYE_MS = 10_000

export function Component() {
  const user = useSignedInUser()
  const hold = useHoldSession()
  const endSession = useEndSession()
  const { send, waiting } = useOutbox()
  const { confirmed, dialog } = useConfirmed(SIGN_IN_PROOFS)
  const ports = useMemo<AccountPorts>(
    () => ({
      watchPortraits,
      watchConsents,
      watchHeroes,
      eraseHero: (heroId) => send({ kind: 'erase-hero', heroId }),
      watchStories: (uid, onChange, onFailed) =>
        watchMyStories(uid, null, ({ newestFirst }) => onChange(newestFirst), onFailed),
      erasePhotos: async (uid) => {
        await erasePhotos()
        await eraseDrafts((owner) => owner === uid, deviceStorage)
      },
      withdrawPhotoConsent: (transformId) => send({ kind: 'withdraw-photo', transformId }),
      fetchExport,
      leave: async () => {
        // Hold the guards: they must not navigate after the account is deleted and before its session ends.
        const { arrived } = await hold(async () => {
          await deleteAccountAndAll()
          return { arrived: endSession() }
        })
        await arrived
        showSuccess(MY_ACCOUNT.left, { durationMs: GOODBYE_MS })
      },
      signInWays,
      confirmed,
      changePassword,
      sendAddressChange,
    }),
    [hold, endSession, confirmed, send],
  )
  return (
    <>
      <title>{PAGE_TITLE}</title>
      {user && (
        <MyAccount
          user={user}
          ports={ports}
          whyWaiting={whyWaitingIn(waiting)}
          textPaths={TEXT_PATHS}
          measurement={<AnalyticsSetting />}
        />
      )}
      {dialog}
    </>
  )
}

const whyWaitingIn =
  (waiting: ReturnType<typeof useOutbox>['waiting']): WhyWaiting =>
  (id) =>
    waiting.find(({ write }) => ('transformId' in write ? write.transformId : 'heroId' in write && write.heroId) === id)
      ?.why ?? null
