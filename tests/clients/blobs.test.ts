import { afterEach, expect, test, vi } from 'vitest'
import { readObject } from '#netlify/clients/blobs.ts'

afterEach(() => vi.unstubAllEnvs())

test.each(['NETLIFY', 'SITE_ID'])(
  'where %s says that this is the platform, no store is opened without its context',
  async (name) => {
    vi.stubEnv(name, 'x')
    await expect(readObject('private', 'a')).rejects.toMatchObject({
      code: 'unavailable',
      cause: { code: 'not-configured' },
    })
  },
)
