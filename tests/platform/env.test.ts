import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'

/** The module caches each group that it has parsed, so each test imports it anew. */
beforeEach(() => vi.resetModules())
afterEach(() => vi.unstubAllEnvs())
const settings = () => import('#netlify/platform/env.ts')

const PROVIDER_VARIABLES = [
  'OPENAI_API_KEY',
  'OPENAI_BASE_URL',
  'GEMINI_API_KEY',
  'GEMINI_BASE_URL',
  'ELEVENLABS_API_KEY',
  'ELEVENLABS_BASE_URL',
]

describe('the studio', () => {
  test.each([
    ['absent', undefined],
    ['empty, as dashboards keep them', ''],
  ])('uses the built-in studio when every variable is %s', async (_name, value) => {
    for (const name of ['ILLUSTRATOR', 'NARRATOR', ...PROVIDER_VARIABLES])
      vi.stubEnv(name, name.endsWith('TOR') ? undefined : value)
    expect(JSON.parse(JSON.stringify((await settings()).studioSettings()))).toEqual({
      ILLUSTRATOR: 'built-in',
      NARRATOR: 'built-in',
    })
  })

  test('takes a provider’s address without its last slash, and refuses a malformed one', async () => {
    vi.stubEnv('OPENAI_BASE_URL', 'https://proxy.example.com/v1/')
    expect((await settings()).studioSettings()).toMatchObject({ OPENAI_BASE_URL: 'https://proxy.example.com/v1' })
    vi.resetModules()
    vi.stubEnv('OPENAI_BASE_URL', 'proxy')
    const { studioSettings } = await settings()
    expect(studioSettings).toThrow(
      expect.objectContaining({
        code: 'not-configured',
        message: expect.stringContaining('OPENAI_BASE_URL') as string,
      }),
    )
  })
})

describe('deliveries', () => {
  test('refuses deliveries without a secret, or with a short secret', async () => {
    for (const secret of ['', 'short']) {
      vi.resetModules()
      vi.stubEnv('PRODUCER_WEBHOOK_SECRET', secret)
      const { deliverySettings } = await settings()
      expect(deliverySettings).toThrow(expect.objectContaining({ code: 'not-configured' }))
    }
  })

  test.each([
    [undefined, []],
    ['', []],
    [' Files.example.com, ,cdn.example.com ', ['files.example.com', 'cdn.example.com']],
  ])('reads the hosts of delivered pictures from %o', async (given, hosts) => {
    vi.stubEnv('PRODUCER_WEBHOOK_SECRET', 'a-secret-of-sixteen-letters')
    vi.stubEnv('PRODUCER_PICTURE_HOSTS', given)
    expect((await settings()).deliverySettings().PRODUCER_PICTURE_HOSTS).toEqual(hosts)
  })
})

describe('the address of the site', () => {
  const servedAs = (context: string) =>
    vi.stubGlobal('Netlify', {
      context: { deploy: { context }, url: new URL('https://deploy-preview-7--masal.netlify.app/x?y=1') },
    })
  afterEach(() => vi.unstubAllGlobals())

  test.each([
    ['production', 'https://masal.example'],
    ['dev', 'https://masal.example'],
    ['deploy-preview', 'https://deploy-preview-7--masal.netlify.app'],
    ['branch-deploy', 'https://deploy-preview-7--masal.netlify.app'],
  ])('chooses the site’s address in %s: %s', async (context, address) => {
    vi.stubEnv('SITE_URL', 'https://masal.example/')
    servedAs(context)
    expect((await settings()).siteUrl()).toBe(address)
  })
})
