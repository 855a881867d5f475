import { request as httpRequest, type RequestOptions } from 'node:http'
import type { LookupAddress } from 'node:dns'
import { isIPv6 } from 'node:net'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { startStandIn, type StandIn } from '#local/provider-stand-ins/server.ts'
import { downloadListed, type Outside } from '#netlify/clients/listed-download.ts'

const HOST = 'files.example.com'
const PUBLIC = '93.184.216.34'
const LIMITS = { hosts: [HOST, 'cdn.example.com'], maxBytes: 1_000 }

/** Internal addresses that must never be fetched: every special range of IANA's registries, at its edges. */
const INSIDE_V4 = [
  ...[
    '0.0.0.0',
    '0.1.2.3',
    '0.255.255.255',
    '10.0.0.0',
    '10.0.0.1',
    '10.255.255.255',
    '100.64.0.0',
    '100.64.0.1',
    '100.127.255.255',
  ],
  ...[
    '127.0.0.0',
    '127.0.0.1',
    '127.0.0.53',
    '127.1.2.3',
    '127.255.255.255',
    '169.254.0.1',
    '169.254.169.254',
    '169.254.170.2',
  ],
  ...[
    '172.16.0.0',
    '172.16.0.1',
    '172.31.255.255',
    '192.0.0.1',
    '192.0.0.170',
    '192.0.2.1',
    '192.88.99.1',
    '192.168.0.0',
    '192.168.1.1',
  ],
  ...[
    '192.168.255.255',
    '198.18.0.1',
    '198.19.255.255',
    '198.51.100.1',
    '203.0.113.1',
    '224.0.0.1',
    '239.255.255.255',
    '240.0.0.1',
  ],
  '255.255.255.255',
]
const INSIDE_V6 = [
  ...[
    '::',
    '::1',
    '::2',
    '::ffff:127.0.0.1',
    '::ffff:10.0.0.1',
    '::ffff:169.254.169.254',
    '::ffff:7f00:1',
    '::127.0.0.1',
    '64:ff9b::7f00:1',
  ],
  ...[
    '64:ff9b::a00:1',
    '64:ff9b:1::1',
    '100::1',
    '2001::1',
    '2001:2::1',
    '2001:10::1',
    '2001:20::1',
    '2001:db8::1',
    '2002:7f00:1::',
    '2002:a00:1::1',
  ],
  ...[
    'fc00::1',
    'fd00::1',
    'fd12:3456:789a::1',
    'fdff::1',
    'fe80::1',
    'fe80::1%eth0',
    'febf::1',
    'fec0::1',
    'ff00::1',
    'ff02::1',
    'ff0e::1',
  ],
]

const asNumber = (address: string): number => address.split('.').reduce((sum, part) => sum * 256 + Number(part), 0)
const octal = (address: string): string =>
  address
    .split('.')
    .map((part) => `0${Number(part).toString(8)}`)
    .join('.')

/** Addresses that are refused for their text alone, before any name look-up. */
const ADDRESSES = [
  ...['http', 'ftp', 'file', 'gopher', 'ws', 'wss', 'dict', 'ldap', 'sftp', 'tftp', 'blob', 'HTTP'].map(
    (scheme) => `${scheme}://${HOST}/a.png`,
  ),
  ...[
    'data:image/png;base64,AAAA',
    'javascript:alert(1)',
    'about:blank',
    'file:///etc/passwd',
    '',
    'a.png',
    '/media/a',
    `//${HOST}/a.png`,
    'https://',
    'https:///',
    HOST,
  ],
  ...[
    `https://user@${HOST}/`,
    `https://user:word@${HOST}/`,
    `https://:word@${HOST}/`,
    `https://${HOST}@evil.example/`,
    `https://${HOST}%40evil.example/`,
  ],
  ...[
    `https://${HOST}:8443/`,
    `https://${HOST}:80/`,
    `https://${HOST}:22/`,
    `https://${HOST}:0/`,
    `https://${HOST}:65535/`,
  ],
  ...[
    `https://${HOST}./`,
    `https://x.${HOST}/`,
    `https://${HOST}.evil.example/`,
    'https://example.com/',
    'https://evil-files.example.com/',
    `https://evil.example/${HOST}`,
  ],
  ...[
    `https://evil.example#${HOST}`,
    `https://evil.example?${HOST}`,
    `https://evil.example\\.${HOST}/`,
    `https://evil.example\\@${HOST}/`,
    'https://filеs.example.com/',
  ],
  ...[
    'localhost',
    'LOCALHOST',
    'localhost.',
    'localhost.localdomain',
    'metadata.google.internal',
    'kubernetes.default.svc',
    '127.0.0.1.nip.io',
    'intranet',
    'host.docker.internal',
  ].map((host) => `https://${host}/`),
  ...INSIDE_V4.flatMap((address) => [
    `https://${address}/`,
    `https://${asNumber(address)}/`,
    `https://${octal(address)}/`,
    `https://0x${asNumber(address).toString(16)}/`,
  ]),
  ...['127.1', '127.0.1', '10.1', '0', '0x7f.1', '017700000001', '１２７.0.0.1', '127。0。0。1', '①②⑦.0.0.1'].map(
    (host) => `https://${host}/`,
  ),
  ...INSIDE_V6.map((address) => `https://[${address}]/`),
  `https://${PUBLIC}/`,
]

let host: StandIn
beforeAll(async () => void (host = await startStandIn(() => ({ status: 200, body: 'a picture' }))))
beforeEach(() => host.reset())
afterAll(() => host.close())

let lookedUp: string[]
beforeEach(() => void (lookedUp = []))
const answering =
  (...answers: string[][]): NonNullable<Outside['lookup']> =>
  (name, _options, callback) => {
    lookedUp.push(name)
    const addresses: LookupAddress[] = (answers.shift() ?? []).map((address) => ({
      address,
      family: isIPv6(address) ? 6 : 4,
    }))
    callback(addresses.length > 0 ? null : Object.assign(new Error('ENOTFOUND'), { code: 'ENOTFOUND' }), addresses)
  }

/** Replaces the network: the code looks up the address, then the connection goes to the stand-in. */
let connectedTo: unknown[]
beforeEach(() => void (connectedTo = []))
const overTheStandIn: NonNullable<Outside['request']> = (url, options) => {
  const { hostname, port } = new URL(host.url)
  const lookup: NonNullable<RequestOptions['lookup']> = (_name, asked, callback) =>
    options.lookup?.(url.hostname, asked, (error, addresses, family) => {
      if (error) return callback(error, addresses, family)
      connectedTo.push(addresses)
      callback(null, asked.all ? [{ address: hostname, family: 4 }] : hostname, 4)
    })
  return httpRequest({ ...options, lookup, host: url.hostname, port, path: `${url.pathname}${url.search}` })
}
const download = (address: string, lookup = answering([PUBLIC])) =>
  downloadListed(address, LIMITS, { lookup, request: overTheStandIn })

describe('everything that is not a listed host over https', () => {
  test('downloads nothing from 200 unlisted or malformed addresses', async () => {
    expect(ADDRESSES.length).toBeGreaterThanOrEqual(200)
    const fetched: string[] = []
    for (const address of ADDRESSES) {
      const outcome = await download(address).then(
        () => 'fetched',
        (problem: { code: string }) => problem.code,
      )
      if (outcome !== 'bad-request') fetched.push(`${address} ${outcome}`)
    }
    expect(fetched).toEqual([])
    expect([lookedUp, host.calls]).toEqual([[], []])
  })

  test.each([...INSIDE_V4, ...INSIDE_V6])(
    'refuses a listed host name that resolves to the internal address %s',
    async (address) => {
      await expect(download(`https://${HOST}/a.png`, answering([address]))).rejects.toMatchObject({
        code: 'bad-request',
      })
      await expect(download(`https://${HOST}/a.png`, answering([PUBLIC, address]))).rejects.toMatchObject({
        code: 'bad-request',
      })
      expect([connectedTo, host.calls]).toEqual([[], []])
    },
  )
})

describe('a file on a listed host', () => {
  test.each([[PUBLIC], ['2606:4700:4700::1111']])(
    'downloads a listed host’s file from the public address %s',
    async (address) => {
      expect(
        Buffer.from(await download(`https://FILES.example.com/a.png?b=c#d`, answering([address]))).toString(),
      ).toBe('a picture')
      expect(host.calls.map(({ path, query, headers }) => [path, query.toString(), headers.authorization])).toEqual([
        ['/a.png', 'b=c', undefined],
      ])
    },
  )

  test('looks up a listed host once, and connects to the checked address', async () => {
    await download(`https://${HOST}/`, answering([PUBLIC], ['127.0.0.1']))
    expect(lookedUp).toEqual([HOST])
    expect(JSON.stringify(connectedTo)).toContain(PUBLIC)
  })

  test.each([301, 302, 303, 307, 308])('follows no redirect of a listed host: %d', async (status) => {
    host.next(() => ({ status, headers: { Location: `${host.url}/elsewhere` }, body: '' }))
    await expect(download(`https://${HOST}/`)).rejects.toMatchObject({ code: 'unavailable' })
    expect(host.calls).toHaveLength(1)
  })

  test('downloads a file up to the size limit, and rejects one byte more', async () => {
    host.next(
      () => ({ status: 200, body: 'x'.repeat(1_000) }),
      () => ({ status: 200, body: 'x'.repeat(1_001) }),
    )
    expect(await download(`https://${HOST}/`)).toHaveLength(1_000)
    await expect(download(`https://${HOST}/`)).rejects.toMatchObject({ code: 'bad-request' })
  })

  test.each([
    ['is not there', () => host.next(() => ({ status: 404, body: '' })), undefined],
    ['breaks off in the middle', () => host.next('cut'), undefined],
    ['has no address', () => {}, answering([])],
  ])('reports a fault of the host for a file that %s', async (_name, arrange, lookup) => {
    arrange()
    await expect(download(`https://${HOST}/`, lookup)).rejects.toMatchObject({ code: 'unavailable' })
  })
})
