/** Runs the real npm against a registry that knows one vulnerability. */
import { spawn } from 'node:child_process'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { judgeReport } from '#ops/audit/judge-report.ts'
import { projectFolder } from '#local/environment/project-folder.ts'

const ID = 'GHSA-aaaa-bbbb-cccc'
const ADVISORY = {
  id: 1,
  url: `https://github.com/advisories/${ID}`,
  title: 'It leaks',
  severity: 'high',
  vulnerable_versions: '>=0',
  cwe: [],
  cvss: { score: 0, vectorString: null },
}

let registry: Server
let known: Record<string, object[]> | 'nothing is said' = {}
beforeAll(async () => {
  registry = createServer((request, response) => {
    request.resume().on('end', () => {
      if (known === 'nothing is said') response.writeHead(405).end()
      else if (request.url?.endsWith('/advisories/bulk'))
        response.writeHead(200, { 'Content-Type': 'application/json' }).end(JSON.stringify(known))
      else response.writeHead(404).end('{}')
    })
  })
  await new Promise<void>((resolve) => registry.listen(0, '127.0.0.1', resolve))
})
afterAll(() => {
  registry.closeAllConnections()
  registry.close()
})

async function audit(): Promise<{ code: number | null; said: string }> {
  const env = { ...process.env, npm_config_registry: `http://127.0.0.1:${(registry.address() as AddressInfo).port}` }
  const child = spawn(process.execPath, ['ops/audit/main.ts'], { cwd: projectFolder, env })
  let said = ''
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => (said += chunk.toString('utf8')))
  const code = await new Promise<number | null>((resolve) => child.once('close', resolve))
  return { code, said }
}

test('reports a known vulnerability of a package that ships, and fails', async () => {
  known = { stripe: [ADVISORY] }
  const { code, said } = await audit()
  expect(said).toContain(`stripe >=0: It leaks (high, ${ID})`)
  expect(code).toBe(1)
})

test('passes if no package that ships has a known vulnerability', async () => {
  known = {}
  expect(await audit()).toEqual({ code: 0, said: 'No package that ships has a known fault.\n' })
})

test('passes the audit with a message if the registry answers no audits', async () => {
  known = 'nothing is said'
  const { code, said } = await audit()
  expect(said).toContain('the registry answers 405')
  expect(code).toBe(0)
})

test('accepts an exception only for its own advisory, while the advisory exists', () => {
  const report = JSON.stringify({
    vulnerabilities: { stripe: { via: [{ ...ADVISORY, name: 'stripe', range: '>=0' }] }, other: { via: ['stripe'] } },
  })
  expect(judgeReport(report, [{ advisory: ID, reason: 'never called' }])).toEqual({ isAnswered: true, problems: [] })
  const old = { advisory: 'GHSA-old', reason: 'was called' }
  expect(judgeReport('{"vulnerabilities":{}}', [old])).toEqual({
    isAnswered: true,
    problems: ['The exception for GHSA-old is needed no more.'],
  })
})
