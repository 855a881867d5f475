/**
 * `addressLimits/{hash}`: how often one address has called, in this hour, the functions that cost us money, whichever
 * account it uses. The hash is keyed and includes the hour, so the database holds no address and cannot link the same
 * address on two days.
 */
import { createHmac } from 'node:crypto'
import ipaddr from 'ipaddr.js'
import { paths } from '#domain/database-paths.ts'
import { Problem } from '#domain/problem.ts'
import { increment, patch, readWindow } from '#netlify/clients/database.ts'
import { internalCallSettings } from '#netlify/platform/env.ts'

/** Calls an hour. Far above a family's use, because hundreds of users of a mobile network share one address. */
export const ADDRESS_LIMITS = {
  photo: 240,
  hero: 240,
  checkout: 240,
  notice: 600,
  cancel: 240,
  account: 60,
  erase: 240,
  /** One call for each book; a parent may have hundreds. */
  export: 300,
  withdraw: 240,
  'book-report': 120,
  opening: 240,
  recording: 480,
  invitation: 240,
  share: 240,
  print: 60,
  words: 240,
  /** A class of thirty opens a link from one school. */
  reading: 600,
  /** Looking up the code of a gift needs no account. */
  gift: 120,
  'client-report': 120,
} as const
export type AddressLimited = keyof typeof ADDRESS_LIMITS

const HOUR_MS = 60 * 60_000
const ERASED_AT_ONCE = 500

/** @param address null if unknown: then the call does not count. @throws Problem 'too-many-from-here' */
export async function countAddress(address: string | null, what: AddressLimited, nowMs: number): Promise<void> {
  if (address === null) return
  const hour = Math.floor(nowMs / HOUR_MS)
  const entry = paths.addressLimit(keyOf(networkOf(address), hour))
  // Write the end first: if the function dies in between, the clean-up still finds the entry.
  await patch({ [`${entry}/endsAt`]: (hour + 1) * HOUR_MS })
  // The database increments: concurrent calls are all counted.
  if ((await increment(`${entry}/counts/${what}`)) > ADDRESS_LIMITS[what])
    throw new Problem('too-many-from-here', `More than ${ADDRESS_LIMITS[what]} of ${what} in an hour by one address`)
}

/** Deletes the counts of past hours. */
export async function eraseOldAddressCounts(nowMs: number): Promise<void> {
  for (let isMore = true; isMore;) {
    const old = await readWindow(paths.addressLimits, { by: 'endsAt', until: nowMs, atMost: ERASED_AT_ONCE })
    if (old.length > 0) await patch(Object.fromEntries(old.map(([key]) => [paths.addressLimit(key), null])))
    isMore = old.length === ERASED_AT_ONCE
  }
}

/** A household with IPv6 has 2^64 addresses: all of them count as one. */
function networkOf(address: string): string {
  if (!ipaddr.isValid(address)) return address
  const parsed = ipaddr.process(address)
  return parsed.kind() === 'ipv4' ? parsed.toString() : Buffer.from(parsed.toByteArray().slice(0, 8)).toString('hex')
}

function keyOf(network: string, hour: number): string {
  const key = createHmac('sha256', internalCallSettings().INTERNAL_SECRET).update('addressLimits').digest()
  return createHmac('sha256', key).update(`${network} ${hour}`).digest('hex')
}
