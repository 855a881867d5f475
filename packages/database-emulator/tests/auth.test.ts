import { get, ref, set } from 'firebase/database'
import { describe, expect, test } from 'vitest'
import { callerFrom } from '#packages/database-emulator/auth.ts'
import { startWorld, watch } from './emulator-world.ts'
import { rawClient } from './raw-client.ts'
import { CLAIMS, NOW_MS, token } from './tokens.ts'

const OWN_ONLY = '{ "rules": { "$uid": { ".read": "auth.uid === $uid", ".write": "auth.uid === $uid" } } }'

describe('a token', () => {
  test('identifies the user of a token, with all claims', () => {
    const { auth, isAdmin } = callerFrom(
      token({ ...CLAIMS, firebase: { sign_in_provider: 'google.com' } }),
      'demo-x-default-rtdb',
      NOW_MS,
    )
    expect(isAdmin).toBe(false)
    expect(auth).toMatchObject({ uid: 'ada', provider: 'google.com', token: { email: 'ada@example.com' } })
  })

  test.each([
    ['of another project', token({ ...CLAIMS, aud: 'other' }), 'invalid_token'],
    ['that has expired', token({ ...CLAIMS, exp: NOW_MS / 1000 }), 'expired_token'],
    ['without a time of expiry', token({ ...CLAIMS, exp: undefined }), 'invalid_token'],
    ['without a user', token({ ...CLAIMS, sub: undefined }), 'invalid_token'],
    ['that is signed', token(CLAIMS, { alg: 'RS256' }), 'invalid_token'],
    ['that is none', 'nonsense', 'invalid_token'],
  ])('refuses a token: %s', (_, credential, status) => {
    expect(() => callerFrom(credential, 'demo-x-default-rtdb', NOW_MS)).toThrow(expect.objectContaining({ status }))
  })

  test('accepts a token of any project if the namespace names no project', () => {
    expect(callerFrom(token({ ...CLAIMS, aud: 'other' }), 'of-a-test', NOW_MS).auth?.uid).toBe('ada')
  })
})

describe('an SDK client', () => {
  test('lets an SDK client read and write only the data of its own user', async () => {
    const world = await startWorld(OWN_ONLY)
    await set(ref(world.client('ada'), 'ada/x'), 1)
    expect((await get(ref(world.client('ada'), 'ada/x'))).val()).toBe(1)
    await expect(set(ref(world.client('ada'), 'eve/x'), 1)).rejects.toThrow('PERMISSION_DENIED')
    await expect(get(ref(world.client(), 'ada/x'))).rejects.toThrow('Permission denied')
  })

  test('reports the reason of a refused listen to the SDK client', async () => {
    const world = await startWorld(OWN_ONLY)
    const error = await watch(ref(world.client('eve'), 'ada')).cancelled
    expect(error).toMatchObject({ code: 'PERMISSION_DENIED' })
  })

  test('shows an SDK client its own write until the server refuses it', async () => {
    const world = await startWorld('{ "rules": { "a": { ".read": true } } }')
    const client = world.client()
    const seen = watch(ref(client, 'a'))
    await seen.until((value) => value === null)
    await expect(set(ref(client, 'a'), 1)).rejects.toThrow()
    expect(seen.values).toEqual([null, 1, null])
  })

  test('ends a listen when new data revoke the right to read', async () => {
    const world = await startWorld('{ "rules": { "a": { ".read": "!root.child(\'closed\').exists()" } } }')
    const seen = watch(ref(world.client(), 'a'))
    await seen.until((value) => value === null)
    await world.owner('PUT', 'closed.json', true)
    expect(await seen.cancelled).toMatchObject({ code: 'PERMISSION_DENIED' })
    await world.owner('PUT', 'a.json', 'secret')
    expect(seen.values).toEqual([null])
  })
})

describe('the wire', () => {
  test('ends a listen when the client signs in as a user who may not read it', async () => {
    const world = await startWorld(OWN_ONLY)
    const client = await rawClient(world)
    client.request(1, 'auth', { cred: token({ ...CLAIMS, iat: 0 }) })
    await client.next({ d: { r: 1, b: { s: 'ok' } } })
    client.request(2, 'q', { p: '/ada', h: '' })
    await client.next({ d: { r: 2, b: { s: 'ok' } } })
    client.request(3, 'unauth', {})
    await client.next({ d: { a: 'c', b: { p: 'ada' } } })
  })

  test('sends no data that the client already has', async () => {
    const world = await startWorld()
    const read = await world.owner('PUT', 'a.json', { b: 1 }, { 'X-Firebase-ETag': 'true' })
    const client = await rawClient(world)
    client.request(1, 'q', { p: '/a', h: read.headers.get('etag') })
    await client.next({ d: { r: 1, b: { s: 'ok' } } })
    expect(client.received).toHaveLength(2)
  })

  test('answers a ping but not a keep-alive', async () => {
    const client = await rawClient(await startWorld())
    client.say('0')
    client.say(JSON.stringify({ t: 'c', d: { t: 'p', d: {} } }))
    await client.next({ t: 'c', d: { t: 'o' } })
    expect(client.received).toHaveLength(2)
  })

  test('reports why a token is invalid, and treats its sender as a visitor', async () => {
    const world = await startWorld(OWN_ONLY)
    const client = await rawClient(world)
    client.request(1, 'auth', { cred: token({ ...CLAIMS, exp: 1 }) })
    await client.next({ d: { r: 1, b: { s: 'expired_token' } } })
    client.request(2, 'p', { p: '/ada', d: 1 })
    await client.next({ d: { r: 2, b: { s: 'permission_denied', d: 'Permission denied' } } })
  })

  test('closes the connection that sends nonsense, and no other', async () => {
    const world = await startWorld()
    const [bad, good] = [await rawClient(world), await rawClient(world)]
    bad.say('{ nonsense')
    expect(await bad.closed).toBe(1002)
    good.request(1, 'p', { p: '/a', d: 1 })
    await good.next({ d: { r: 1, b: { s: 'ok' } } })
  })

  test('lets the owner of the database write what the rules forbid', async () => {
    const client = await rawClient(await startWorld('{ "rules": {} }'))
    client.request(1, 'gauth', { cred: 'owner' })
    client.request(2, 'p', { p: '/a', d: 1 })
    await client.next({ d: { r: 2, b: { s: 'ok' } } })
  })
})
