/**
 * The contract of one book or gift, by its address (`?story=`): the notices of a paid story link to it. The page sends
 * no analytics.
 */
import { useEffect, useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import * as v from 'valibot'
import { isGiftOf } from '#domain/gift.ts'
import { storyIdSchema, type StoryId, type UserId } from '#domain/ids.ts'
import { asProblem } from '#domain/problem.ts'
import type { Remote } from '#domain/remote.ts'
import { PARAMETERS, PATHS } from '#domain/site-paths.ts'
import { Contract, type Purchase, type SignedContract } from '#features/legal/contract.tsx'
import { readSaleConsent } from '#firebase/consents.ts'
import { readGift } from '#firebase/gifts.ts'
import { readStory } from '#firebase/stories.ts'
import { report } from '#report'
import { CONTRACT } from '#text/contract.ts'
import { GIFT } from '#text/gift.ts'
import { titleOf } from '#text/shell.ts'
import { BackLink } from '#ui/back-link.tsx'
import { useSignedInUser } from '../auth/use-signed-in-user.ts'
import { SITE_FACTS } from '../site-facts.ts'

export function Component() {
  const user = useSignedInUser()
  const [parameters] = useSearchParams()
  const id = parameters.get(PARAMETERS.contractOf) ?? ''
  return (
    <>
      <title>{titleOf(CONTRACT.title)}</title>
      <BackLink to={PATHS.myStories}>{CONTRACT.back}</BackLink>
      {user && <ContractOf key={id} uid={user.uid} id={id} />}
    </>
  )
}

function ContractOf({ uid, id }: { uid: UserId; id: string }) {
  const [contract, setContract] = useState<Remote<SignedContract | null>>({ is: 'loading' })
  useEffect(() => {
    let isWanted = true
    const show = (next: Remote<SignedContract | null>) => isWanted && setContract(next)
    readContract(uid, id).then(
      (value) => show({ is: 'ready', value }),
      (error: unknown) => {
        report(error, 'contract: read')
        show({ is: 'failed', problem: asProblem(error) })
      },
    )
    return () => {
      isWanted = false
    }
  }, [uid, id])
  return <Contract contract={contract} facts={SITE_FACTS} />
}

async function readContract(uid: UserId, id: string): Promise<SignedContract | null> {
  const storyId = v.safeParse(storyIdSchema, id)
  if (!storyId.success) return null
  const [bought, consent] = await Promise.all([readPurchase(uid, storyId.output), readSaleConsent(uid, storyId.output)])
  return bought && consent && { bought, consent }
}

async function readPurchase(uid: UserId, id: StoryId): Promise<Purchase | null> {
  if (!isGiftOf(id, uid)) return readStory(uid, id)
  const gift = await readGift(uid, id)
  return gift && { ...gift, title: GIFT.code }
}
