import { afterEach, beforeEach, expect, test, vi } from 'vitest'

beforeEach(() => vi.resetModules())
afterEach(() => vi.unstubAllEnvs())

const ownerAuthorization = async (project: string): Promise<string> => {
  vi.stubEnv('FIREBASE_PROJECT_ID', project)
  // Settings are read once a module.
  const client = await import('#netlify/clients/google-access-token.ts')
  return client.ownerAuthorization('127.0.0.1:9000')
}

test('an emulator of a demonstration takes its owner', async () => {
  expect(await ownerAuthorization('demo-masal')).toBe('Bearer owner')
})

test('an emulator beside a real project is sent nothing', async () => {
  await expect(ownerAuthorization('masal')).rejects.toMatchObject({ code: 'not-configured' })
})
