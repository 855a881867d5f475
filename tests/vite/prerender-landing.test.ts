import { expect, test } from 'vitest'
import { withLanding } from '../../vite/prerender-landing.ts'

const PAGE = '<head><title>Masal</title></head><body><div id="root"></div></body>'

test('title and preloads go into the head, the page into the root', () => {
  const landing = '<link rel="preload" href="/a.avif"/><title>Açılış &amp; masal</title><main>$& Merhaba</main>'
  expect(withLanding(PAGE, landing)).toBe(
    '<head><link rel="preload" href="/a.avif"/><title>Açılış &amp; masal</title></head><body><div id="root"><main>$& Merhaba</main></div></body>',
  )
})

test('a page without a root or a landing without a title stops the build', () => {
  expect(() => withLanding('<body></body>', '<title>x</title>')).toThrow('no <div id="root">')
  expect(() => withLanding(PAGE, '<main></main>')).toThrow('no title')
})
