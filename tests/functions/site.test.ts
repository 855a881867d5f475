/** What the site answers beside its functions, as it is served. */
import { expect, test } from 'vitest'
import { appUrl } from '../support/local-env.ts'

test('a page asks for nothing that it does not use', async () => {
  const { headers } = await fetch(appUrl('/'), { method: 'HEAD' })
  const policy = headers.get('Permissions-Policy')
  for (const denied of ['camera=()', 'microphone=()', 'geolocation=()']) expect(policy).toContain(denied)
  expect(headers.get('Strict-Transport-Security')).toBe('max-age=31536000; includeSubDomains')
  expect(headers.get('Content-Security-Policy')).toContain("frame-ancestors 'none'")
})

test('a browser that signs out is told to empty its cache, and nothing else', async () => {
  const { ok, headers } = await fetch(appUrl('/signed-out.txt'))
  expect(ok).toBe(true)
  expect(headers.get('Clear-Site-Data')).toBe('"cache"')
})

test('whom to tell of a hole stands where the field looks for it', async () => {
  const answer = await fetch(appUrl('/.well-known/security.txt'))
  expect(answer.headers.get('Content-Type')).toMatch(/^text\/plain/)
  expect(await answer.text()).toMatch(/^Contact: mailto:.+\nExpires: .+\n/)
})
