import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import * as v from 'valibot'
import { asProblem, Problem } from '#domain/problem.ts'
import { readAs } from '#netlify/platform/http.ts'
import { logProblem } from '#netlify/platform/log.ts'

let lines: string[]
beforeEach(() => {
  lines = []
  vi.spyOn(console, 'error').mockImplementation((line: string) => void lines.push(line))
  vi.spyOn(console, 'info').mockImplementation((line: string) => void lines.push(line))
})
afterEach(() => vi.restoreAllMocks())

const logged = (error: unknown): string => {
  logProblem('here', asProblem(error))
  return lines.at(-1) ?? ''
}

test('quotes no part of a body that is not JSON in the log', async () => {
  const body = 'Defne Yılmaz <ayse.yilmaz@example.com>'
  const request = new Request('https://example.test/', { method: 'POST', body })
  const refusal = await readAs(request, v.string(), new Problem('bad-request', 'No text')).catch(
    (error: unknown) => error,
  )
  expect(logged(refusal)).toMatch(/^here: \[bad-request\] The body is not JSON \(SyntaxError.*\)$/)
  expect(lines.join()).not.toMatch(/Defne|ayse/)
})

test('logs the name of a foreign error, never its text', () => {
  const refused = Object.assign(new Error('No such customer: ayse@example.com'), { code: 'resource_missing' })
  expect(logged(new Problem('unavailable', 'Stripe did not refund', { cause: refused }))).toMatch(
    /^here: \[unavailable\] Stripe did not refund \(Error resource_missing, log\.test\.ts:\d+:\d+\)$/,
  )
  expect(logged(refused)).toMatch(/^here: \[unknown\] Not foreseen \(Error resource_missing, log\.test\.ts:\d+:\d+\)$/)
  expect(logged('ayse@example.com')).toBe('here: [unknown] Not foreseen (string)')
  const [issue] = v.safeParse(v.number(), 'ayse@example.com').issues ?? []
  expect(logged(issue && new v.ValiError([issue]))).toMatch(/^here: \[unknown\] Not foreseen \(ValiError/)
})

test('logs the causes of an error, down to the one with a code', () => {
  const refused = Object.assign(new Error('connect 10.0.0.1'), { code: 'ECONNREFUSED' })
  expect(logged(new TypeError('fetch failed', { cause: refused }))).toContain('(TypeError of Error ECONNREFUSED, ')
})

test.each([
  ['a code', { code: 'ayse@example.com' }],
  ['a long code', { code: 'a'.repeat(49) }],
  ['a name', { name: 'Ayşe Yılmaz' }],
])('leaves %s that is not plain out of the log', (_what, words) => {
  expect(logged(Object.assign(new Error('x'), words))).toMatch(
    /^here: \[unknown\] Not foreseen \(Error, log\.test\.ts:\d+:\d+\)$/,
  )
})

test('logs no part of an error’s message that looks like a line of a stack', () => {
  const error = new Error('x\n    at Ayşe (ayse.yilmaz:1:1)')
  expect(logged(error)).not.toContain('ayse')
})
