/**
 * The cost that a stranger can cause: by an unverified e-mail address, and by many requests from one IP address. Daily
 * budget: provider-ledger.test.ts.
 */
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { paths } from '#domain/database-paths.ts'
import { ADDRESS_LIMITS, countAddress, eraseOldAddressCounts } from '#netlify/accounts/address-limit.ts'
import { type Account, database, endSessions, functionUrl, signUpByApi } from '../support/local-env.ts'
import { answerOf, tokenFor, type Answer } from './support/calls.ts'
import { useOwnEnvironment } from './support/own-environment.ts'

useOwnEnvironment()

const HOUR_MS = 60 * 60_000
const NOW = Date.UTC(2026, 10, 24, 10, 30)

afterEach(() => {
  vi.unstubAllEnvs()
  vi.restoreAllMocks()
})

/** Imports the function again, because it reads its settings once. */
async function handled(variables: Record<string, string>, token: string, body: BodyInit): Promise<Answer> {
  for (const [name, value] of Object.entries(variables)) vi.stubEnv(name, value)
  vi.resetModules()
  const { default: handle } = await import('#netlify/functions/proxy-webhook.ts')
  const headers = { Authorization: `Bearer ${token}` }
  return answerOf(await handle(new Request(functionUrl('proxy-webhook'), { method: 'POST', headers, body })))
}

describe('a photo for a picture that costs money', () => {
  let account: Account
  beforeEach(async () => {
    account = await signUpByApi()
  })
  const emptyForm = () => {
    const form = new FormData()
    form.set('uid', account.uid)
    return form
  }
  const verified = { claims: { email_verified: true } }
  const noPhoto = { status: 400, body: { code: 'photo-missing' } }

  test.each(['openai', 'gemini', 'webhook'])(
    'refuses a photo for %s before the e-mail address is verified',
    async (name) => {
      expect(await handled({ ILLUSTRATOR: name }, account.idToken, emptyForm())).toMatchObject({
        status: 403,
        body: { success: false, code: 'email-unverified' },
      })
      expect(await handled({ ILLUSTRATOR: name }, tokenFor(account, verified), emptyForm())).toMatchObject(noPhoto)
    },
  )

  test('refuses a photo for OpenAI from a session that has been ended', async () => {
    await endSessions(account, 60)
    expect(await handled({ ILLUSTRATOR: 'openai' }, tokenFor(account, verified), emptyForm())).toMatchObject({
      status: 401,
      body: { code: 'not-signed-in' },
    })
  })

  test('accepts an unverified e-mail address with the built-in illustrator', async () => {
    expect(await handled({ ILLUSTRATOR: 'built-in' }, account.idToken, emptyForm())).toMatchObject(noPhoto)
  })

  test('refuses a signed-in script that has no App Check token', async () => {
    expect(await handled({ APP_CHECK_APP_ID: '1:1:web:1' }, account.idToken, emptyForm())).toMatchObject({
      status: 403,
      body: { code: 'app-unproved' },
    })
  })
})

describe('one address', () => {
  beforeEach(() => database.erase(paths.addressLimits))
  const counts = async () => (await database.read(paths.addressLimits)) as Record<string, { counts: object }> | null
  const useUp = async (from: string) => {
    await countAddress(from, 'photo', NOW)
    const [key = ''] = Object.keys((await counts()) ?? {})
    await database.update(paths.addressLimit(key), { counts: { photo: ADDRESS_LIMITS.photo } })
  }
  const refused = { code: 'too-many-from-here' }

  test('counts the requests of an IP address by hour and by kind', async () => {
    await useUp('203.0.113.7')
    await expect(countAddress('203.0.113.7', 'photo', NOW)).rejects.toMatchObject(refused)
    await countAddress('203.0.113.7', 'checkout', NOW)
    await countAddress('203.0.113.8', 'photo', NOW)
    await countAddress('203.0.113.7', 'photo', NOW + HOUR_MS)
  })

  test.each([
    ['2001:db8:1:2::1', '2001:db8:1:2:ffff::9'],
    ['203.0.113.7', '::ffff:203.0.113.7'],
  ])('counts %s as the same IP address as %s', async (one, other) => {
    await useUp(one)
    await expect(countAddress(other, 'photo', NOW)).rejects.toMatchObject(refused)
  })

  test('counts simultaneous requests of one IP address exactly', async () => {
    const asked = await Promise.allSettled(
      Array.from({ length: ADDRESS_LIMITS.gift + 80 }, () => countAddress('203.0.113.7', 'gift', NOW)),
    )
    expect(asked.filter(({ status }) => status === 'fulfilled')).toHaveLength(ADDRESS_LIMITS.gift)
  })

  test('erases an IP address’s counter when its hour is over', async () => {
    await countAddress('203.0.113.7', 'photo', NOW)
    await countAddress('203.0.113.7', 'photo', NOW + HOUR_MS)
    await eraseOldAddressCounts(NOW + HOUR_MS)
    expect(Object.keys((await counts()) ?? {})).toHaveLength(1)
    await eraseOldAddressCounts(NOW + 2 * HOUR_MS)
    expect(await counts()).toBeNull()
  })
})
