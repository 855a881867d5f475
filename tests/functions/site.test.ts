/** The served site's answers, apart from its functions. */
import { expect, test } from 'vitest'
import { PATHS, PUBLIC_PATHS } from '#domain/site-paths.ts'
import { platesAt } from '#netlify/clients/plates.ts'
import { allPlates, PLATES_PATH } from '#stories/plates.ts'
import { appUrl } from '../support/local-env.ts'

test('sends the security headers: no camera, location or framing, HTTPS only', async () => {
  const { headers } = await fetch(appUrl('/'), { method: 'HEAD' })
  const policy = headers.get('Permissions-Policy')
  for (const denied of ['camera=()', 'microphone=(self)', 'geolocation=()']) expect(policy).toContain(denied)
  expect(headers.get('Strict-Transport-Security')).toBe('max-age=31536000; includeSubDomains')
  expect(headers.get('Content-Security-Policy')).toContain("frame-ancestors 'none'")
})

test('clears only the browser’s cache at sign-out', async () => {
  const { ok, headers } = await fetch(appUrl('/signed-out.txt'))
  expect(ok).toBe(true)
  expect(headers.get('Clear-Site-Data')).toBe('"cache"')
})

test('serves the contact for security reports at /.well-known/security.txt', async () => {
  const answer = await fetch(appUrl('/.well-known/security.txt'))
  expect(answer.headers.get('Content-Type')).toMatch(/^text\/plain/)
  expect(await answer.text()).toMatch(/^Contact: mailto:.+\nExpires: .+\n/)
})

test('serves every plate whole', async () => {
  const readPlate = platesAt(appUrl(PLATES_PATH))
  for (const plate of allPlates()) expect((await readPlate(plate)).length).toBe(plate[1])
})

const pageAt = async (path: string) => {
  const answer = await fetch(appUrl(path), { redirect: 'manual' })
  return { status: answer.status, html: await answer.text() }
}

test.each(PUBLIC_PATHS)('serves %s readable without scripts, with one address and a link preview', async (path) => {
  const { status, html } = await pageAt(path)
  expect(status).toBe(200)
  expect(html).toMatch(/<div id="root"><.+<h1/s)
  expect(html).toContain(`<link rel="canonical" href="${appUrl(path)}">`)
  expect(html.match(/<title>/g)).toHaveLength(1)
  expect(html.match(/<meta name="description" content="[^"]{40,}"/g)).toHaveLength(1)
  expect(html).toContain(`<meta property="og:image" content="${appUrl('/share.jpg')}">`)
  expect(html).not.toMatch(/noindex|<noscript>/)
  for (const [, sheet = ''] of html.matchAll(/<link rel="stylesheet"[^>]* href="([^"]+)"/g))
    expect((await fetch(appUrl(sheet))).ok, sheet).toBe(true)
})

const ACCOUNT_PATHS = Object.values(PATHS).filter((path) => !PUBLIC_PATHS.some((open) => open === path))

test.each(ACCOUNT_PATHS)('serves the app at %s, and hides it from search engines', async (path) => {
  const { status, html } = await pageAt(path)
  expect(status).toBe(200)
  expect(html).toContain('<meta name="robots" content="noindex" />')
  expect(html).toContain('<noscript>')
})

test.each(['/yok', '/dashboard/yok', '/stories/yok.avif', '/assets/yok.js'])('answers 404 at %s', async (path) => {
  const { status, html } = await pageAt(path)
  expect(status).toBe(404)
  expect(html).toContain('noindex')
})

test('gives search engines the seller, product, price and questions', async () => {
  const { html } = await pageAt('/')
  const data = JSON.parse(/<script type="application\/ld\+json">(.+?)<\/script>/.exec(html)?.[1] ?? '{}') as {
    '@graph': { '@type': string }[]
  }
  expect(data['@graph']).toMatchObject([
    { '@type': 'Organization', name: expect.stringContaining('Masal') },
    { '@type': 'Product', offers: { price: '599.00', priceCurrency: 'TRY' } },
    { '@type': 'FAQPage' },
  ])
})

test('serves every file that the page’s head and the manifest name', async () => {
  const { html } = await pageAt('/')
  const manifest = (await (await fetch(appUrl('/site.webmanifest'))).json()) as { icons: { src: string }[] }
  const linked = [...html.matchAll(/<link rel="(?:icon|apple-touch-icon)" href="([^"]+)"/g)].map(
    ([, href = '']) => href,
  )
  for (const path of [
    ...linked,
    ...manifest.icons.map(({ src }) => src),
    '/share.jpg',
    '/favicon.ico',
    '/robots.txt',
    '/sitemap.xml',
  ])
    expect((await fetch(appUrl(path))).status, path).toBe(200)
})
