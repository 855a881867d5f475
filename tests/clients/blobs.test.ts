import { afterEach, expect, test, vi } from 'vitest'
import { readObject } from '#netlify/clients/blobs.ts'

afterEach(() => vi.unstubAllEnvs())

test.each(['NETLIFY', 'SITE_ID'])(
  'opens no store without a deploy context if %s shows that this is the platform',
  async (name) => {
    vi.stubEnv(name, 'x')
    await expect(readObject('private', 'a')).rejects.toMatchObject({
      code: 'unavailable',
      cause: { code: 'not-configured' },
    })
  },
)
