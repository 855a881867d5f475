/**
 * Downloads a file from an address that an outside service names. It accepts only https, only hosts that the
 * configuration lists, and only hosts whose every address is on the public internet. It connects to the checked
 * addresses (a second look-up could return others), follows no redirect, and limits size and time.
 */
import { lookup as systemLookup, type LookupAddress } from 'node:dns'
import { request as httpsRequest, type RequestOptions } from 'node:https'
import type { ClientRequest, IncomingMessage } from 'node:http'
import { isIP, type LookupFunction } from 'node:net'
import ipaddr from 'ipaddr.js'
import { Problem } from '#domain/problem.ts'
import { readBounded } from '#netlify/platform/read-bounded.ts'

const TIMEOUT_MS = 15_000

export interface DownloadLimits {
  /** Host names, in small letters. */
  hosts: readonly string[]
  maxBytes: number
}

/** The two functions that use the network: tests replace them. */
export interface Outside {
  lookup?: (
    host: string,
    options: { all: true },
    callback: (error: NodeJS.ErrnoException | null, addresses: LookupAddress[]) => void,
  ) => void
  request?: (url: URL, options: RequestOptions) => ClientRequest
}

/**
 * @throws Problem 'bad-request' for an address that is not allowed, or a file that is too large; 'unavailable' if no
 * file comes
 */
export async function downloadListed(
  address: string,
  { hosts, maxBytes }: DownloadLimits,
  { lookup = systemLookup, request = httpsRequest }: Outside = {},
): Promise<Uint8Array<ArrayBuffer>> {
  const url = listedUrl(address, hosts)
  try {
    const options = { lookup: publicOnly(lookup), agent: false, signal: AbortSignal.timeout(TIMEOUT_MS) }
    return await bodyOf(await answerTo(request(url, options)), maxBytes)
  } catch (error) {
    if (error instanceof Problem) throw error
    throw new Problem('unavailable', `Nothing came from ${url.hostname}`, { cause: error })
  }
}

function listedUrl(address: string, hosts: readonly string[]): URL {
  const url = URL.parse(address)
  const isPlain = url?.protocol === 'https:' && !url.username && !url.password && !url.port
  if (!url || !isPlain || isIP(url.hostname.replace(/^\[|\]$/g, '')) || !hosts.includes(url.hostname)) {
    throw new Problem('bad-request', 'The address is not one of the listed hosts over https')
  }
  return url
}

/** A single private address is enough to refuse the name, because a mix suggests an attack. */
const publicOnly =
  (lookup: NonNullable<Outside['lookup']>): LookupFunction =>
  (host, options, callback) =>
    lookup(host, { ...options, all: true }, (error, addresses) => {
      const [first] = addresses ?? []
      if (error || !first) return callback(error ?? new Error('No address'), '', 0)
      if (!addresses.every(({ address }) => isPublic(address)))
        return callback(new Problem('bad-request', 'The listed host has an address that is not public'), '', 0)
      if (options.all) return callback(null, addresses)
      callback(null, first.address, first.family)
    })

/**
 * All IPv6 addresses that are assigned for the public internet so far (RFC 4291, 2.4): any other address is refused,
 * known to be special or not.
 */
const GLOBAL_UNICAST = ipaddr.IPv6.parseCIDR('2000::/3')

function isPublic(text: string): boolean {
  if (!ipaddr.isValid(text)) return false
  // `process` turns an IPv4 address inside an IPv6 one into an IPv4 address.
  const address = ipaddr.process(text)
  const isGivenOut = address instanceof ipaddr.IPv4 || address.match(GLOBAL_UNICAST)
  return isGivenOut && address.range() === 'unicast'
}

const answerTo = (request: ClientRequest): Promise<IncomingMessage> =>
  new Promise((resolve, reject) => {
    request.once('response', resolve)
    request.on('error', reject)
    request.end()
  })

async function bodyOf(answer: IncomingMessage, maxBytes: number): Promise<Uint8Array<ArrayBuffer>> {
  try {
    if (answer.statusCode !== 200) throw new Problem('unavailable', `The listed host answered ${answer.statusCode}`)
    const tooMany = () => new Problem('bad-request', `The file is longer than ${maxBytes} bytes`)
    return await readBounded(answer as AsyncIterable<Buffer>, maxBytes, tooMany)
  } finally {
    answer.destroy()
  }
}
