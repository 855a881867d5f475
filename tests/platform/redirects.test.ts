/**
 * The server's settings name the hosts that it calls. It refuses redirects, which would send the key in its header to
 * another host.
 */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

/** Requests that follow redirects, and the reasons. */
const FOLLOWED: Readonly<Record<string, string>> = {
  'links/shared-page.ts': 'a page of our own, asked without a key; the platform may lead from its file to its address',
  'clients/database.ts': 'the service may send a request to the machine that has the database, and says so by 307',
}

const files = readdirSync('netlify', { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.ts'))
const callsIn = (file: string) => readFileSync(join('netlify', file), 'utf8').split(/\bfetch\(/).length - 1
const calling = files.filter((file) => callsIn(file) > 0)

test('finds calls of fetch, and every exception among them', () => {
  expect(calling.length).toBeGreaterThan(4)
  expect(calling).toEqual(expect.arrayContaining(Object.keys(FOLLOWED)))
})

test.each(calling.filter((file) => !(file in FOLLOWED)))('refuses redirects in %s', (file) => {
  const refusals = readFileSync(join('netlify', file), 'utf8').split("redirect: 'error'").length - 1
  expect(refusals).toBeGreaterThanOrEqual(callsIn(file))
})
