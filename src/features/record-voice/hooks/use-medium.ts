import { useEffect, useState } from 'react'
import { asProblem } from '#domain/problem.ts'
import { isInvitedMedia } from '#domain/site-paths.ts'
import { report } from '#report'

/** @throws Problem */
export type FetchMedium = (address: string) => Promise<Blob>

/**
 * @param fetchMedium for a guest, whose invitation is sent as a header and never in the address; null: the address is
 * used directly
 * @returns the source for a picture or a sound; '' until it is loaded. It is revoked when it is no longer needed
 */
export function useMedium(address: string, fetchMedium: FetchMedium | null): string {
  const [opened, setOpened] = useState({ address: '', url: '' })
  const fetched = fetchMedium && isInvitedMedia(address) ? fetchMedium : null
  useEffect(() => {
    if (!fetched) return
    let isWanted = true
    let url = ''
    fetched(address)
      .then((medium) => {
        if (!isWanted) return
        url = URL.createObjectURL(medium)
        setOpened({ address, url })
      })
      .catch((error: unknown) => {
        // The page reports this code when it loads the book again.
        if (isWanted && asProblem(error).code !== 'invitation-over')
          report(error, 'read-aloud: fetch a picture or clip')
      })
    return () => {
      isWanted = false
      if (url) URL.revokeObjectURL(url)
    }
  }, [address, fetched])
  if (!fetched) return address
  return opened.address === address ? opened.url : ''
}
