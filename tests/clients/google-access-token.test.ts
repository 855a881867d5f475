import { afterEach, beforeEach, expect, test, vi } from 'vitest'

beforeEach(() => vi.resetModules())
afterEach(() => vi.unstubAllEnvs())

const ownerAuthorization = async (project: string): Promise<string> => {
  vi.stubEnv('FIREBASE_PROJECT_ID', project)
  // Settings are read once for each import of the module.
  const client = await import('#netlify/clients/google-access-token.ts')
  return client.ownerAuthorization('127.0.0.1:9000')
}

test("accepts 'owner' for an emulator of a demo project", async () => {
  expect(await ownerAuthorization('demo-masal')).toBe('Bearer owner')
})

test('sends no request to an emulator if the project is real', async () => {
  await expect(ownerAuthorization('masal')).rejects.toMatchObject({ code: 'not-configured' })
})
