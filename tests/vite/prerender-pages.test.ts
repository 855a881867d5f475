import { expect, test } from 'vitest'
import { linkTags, robotsTxt, siteMap } from '../../vite/page-links.ts'
import { withPage } from '../../vite/prerender-pages.ts'

const FRAME = '<head><title>Masal</title></head><body><div id="root"></div></body>'
const HEAD = '<title>Açılış &amp; masal</title><meta name="description" content="Bir &quot;masal&quot;"/>'

test('puts title, description and preloads into the head, the page into the root', () => {
  const page = `<link rel="preload" href="/a.avif"/>${HEAD}<main>$& Merhaba</main>`
  expect(withPage(FRAME, page, () => '<more>')).toBe(
    `<head><link rel="preload" href="/a.avif"/>${HEAD}<more></head><body><div id="root"><main>$& Merhaba</main></div></body>`,
  )
})

test('stops the build if the frame has no root or the page no title', () => {
  expect(() => withPage('<body></body>', '<title>x</title>')).toThrow('no <div id="root">')
  expect(() => withPage(FRAME, '<main></main>')).toThrow('no title')
})

test('gives a link preview title, description and picture, by absolute addresses', () => {
  const tags = linkTags('/about', HEAD, 'https://masal.example')
  expect(tags).toContain('<link rel="canonical" href="https://masal.example/about">')
  expect(tags).toContain('<meta property="og:title" content="Açılış &amp; masal">')
  expect(tags).toContain('<meta property="og:description" content="Bir &quot;masal&quot;">')
  expect(tags).toContain('<meta property="og:image" content="https://masal.example/share.jpg">')
})

test('writes no address if the site does not know its own address', () => {
  expect(linkTags('/', HEAD, undefined)).toBe('')
  expect(robotsTxt(undefined)).not.toContain('Sitemap')
})

test('lets search engines find the public pages, and no child’s pictures', () => {
  expect(siteMap('https://masal.example', ['/', '/about'])).toContain('<loc>https://masal.example/about</loc>')
  expect(robotsTxt('https://masal.example')).toBe(
    'User-agent: *\nDisallow: /media/\nDisallow: /.netlify/\n\nSitemap: https://masal.example/sitemap.xml\n',
  )
})
