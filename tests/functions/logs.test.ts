/** The log must not repeat users' data. The test runner checks each line (tests/runner/personal-data.ts). */
import { expect, test } from 'vitest'
import { functionUrl, signUpByApi } from '../support/local-env.ts'

const NAMELY = 'Defne Yılmaz <ayse.yilmaz@example.com>'

test.each(['proxy-webhook', 'create-checkout-session', 'cancel-checkout-session'])(
  '%s does not quote an unreadable body',
  async (name) => {
    const { idToken } = await signUpByApi()
    const answer = await fetch(functionUrl(name), {
      method: 'POST',
      headers: { Authorization: `Bearer ${idToken}`, 'Content-Type': 'application/json' },
      body: NAMELY,
    })
    expect([answer.status, await answer.text()]).toEqual([400, expect.stringContaining('bad-request')])
    expect(answer.headers.get('X-Request-Id')).toBeTruthy()
  },
)
