import { describe, expect, test } from 'vitest'
import { readInternalCall, signatureHeader } from '#netlify/platform/internal-call.ts'

const NAME = 'produce-story-background'
const BODY = '{"storyId":"a"}'
const call = (signature: string, body = BODY) =>
  new Request('https://example.test/', { method: 'POST', body, headers: { 'X-Internal-Signature': signature } })
const refused = { code: 'signature-invalid' }

describe('a call from function to function', () => {
  test('accepts a call that we have just signed for this function', async () => {
    expect(await readInternalCall(NAME, call(signatureHeader(NAME, BODY, Date.now())))).toEqual({ storyId: 'a' })
  })

  test('a call is refused if changed, over five minutes old, early or misdirected', async () => {
    const now = Date.now()
    await expect(
      readInternalCall(NAME, call(signatureHeader(NAME, BODY, now), '{"storyId":"b"}')),
    ).rejects.toMatchObject(refused)
    await expect(readInternalCall(NAME, call(signatureHeader(NAME, BODY, now - 301_000)))).rejects.toMatchObject(
      refused,
    )
    await expect(readInternalCall(NAME, call(signatureHeader(NAME, BODY, now + 301_000)))).rejects.toMatchObject(
      refused,
    )
    await expect(
      readInternalCall(NAME, call(signatureHeader('transform-photo-background', BODY, now))),
    ).rejects.toMatchObject(refused)
  })

  test.each(['', 't=1', `t=1,v1=${'0'.repeat(63)}`, `t=x,v1=${'0'.repeat(64)}`])(
    'refuses a call with the signature %o',
    async (signature) => {
      await expect(readInternalCall(NAME, call(signature))).rejects.toMatchObject(refused)
    },
  )
})
