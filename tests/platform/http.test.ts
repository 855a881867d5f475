import { expect, test } from 'vitest'
import * as v from 'valibot'
import { Problem } from '#domain/problem.ts'
import { readAs } from '#netlify/platform/http.ts'

const request = (body: string) => new Request('https://example.test/', { method: 'POST', body })

test('parses a body by its schema, or throws the given problem', async () => {
  const schema = v.object({ a: v.number() })
  const wrong = new Problem('missing-data', 'No a')
  expect(await readAs(request('{"a":1}'), schema, wrong)).toEqual({ a: 1 })
  await expect(readAs(request('{"a":"1"}'), schema, wrong)).rejects.toBe(wrong)
  await expect(readAs(request('no'), schema, wrong)).rejects.toMatchObject({ code: 'bad-request' })
})
