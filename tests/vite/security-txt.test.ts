import { expect, test } from 'vitest'
import { securityTextOf } from '../../vite/security-txt.ts'

test('names the contact for security reports, valid for less than a year', () => {
  const nowMs = Date.UTC(2026, 10, 24)
  expect(securityTextOf('destek@masal.example', nowMs)).toBe(
    'Contact: mailto:destek@masal.example\nExpires: 2027-11-19T00:00:00.000Z\nPreferred-Languages: tr, en\n',
  )
})
