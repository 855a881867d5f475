/** The cookie policy tells parents of every measured event. */
import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import * as analytics from '#domain/analytics.ts'
import { LEGAL_SECTIONS } from '#domain/site-paths.ts'
import { GIFT } from '#text/gift.ts'
import { LEGAL } from '#text/legal/pages.ts'

/**
 * The words for each event in the section 'Ölçüm'. A new event needs a new version of the text (src/domain/consent.ts).
 */
const WORDS: Readonly<Record<string, string>> = {
  page_view: 'açılan sayfaların adı',
  login: 'giriş ve kayıt',
  sign_up: 'giriş ve kayıt',
  template_click: 'bir masala tıklanması',
  story_created: 'bir kitabın başlanması',
  begin_checkout: 'bir kitabın başlanması, ödenmesi',
  purchase: 'ödenmesi',
  story_completed: 'bitmesi',
  story_viewed: 'okunması',
}

/** Every exported function of analytics.ts builds an event. */
const events = Object.values(analytics)
  .filter((exported) => typeof exported === 'function')
  .map((build) => (build as (...values: string[]) => analytics.AnalyticsEvent)('x', 'x').name)

const measured = LEGAL.cookies.sections.find(({ title }) => title === 'Ölçüm')?.blocks.join(' ') ?? ''

test('the list of words names every analytics event, and no other event', () => {
  expect(Object.keys(WORDS).sort()).toEqual(events.sort())
})

test.each(Object.entries(WORDS))('says in the cookie policy that %s is measured', (_event, words) => {
  expect(measured).toContain(words)
})

/** Labels that a legal text sends a parent to, such as “İade al”. */
const QUOTED = new Set([...JSON.stringify(LEGAL).matchAll(/“([^”]{2,30})”/g)].map(([, label = '']) => label))

test.each([...QUOTED])('quotes a label in a legal text that the product shows: “%s”', (label) => {
  const sources = readdirSync('src/text').filter((name) => name.endsWith('.ts'))
  const words = sources.map((name) => readFileSync(`src/text/${name}`, 'utf8')).join('\n')
  expect(words).toContain(`'${label}'`)
})

test('uses one verb for refunds in legal texts, and writes dâhil with its circumflex', () => {
  const text = JSON.stringify(LEGAL)
  for (const word of [/geri (öde|ver|gönder)/, /paras[ıi]n?ı? geri/, /\bdahil\b/, /hikaye/i])
    expect(text).not.toMatch(word)
})

test.each([
  ['shares', LEGAL.terms, /bağlantıyla paylaşır/],
  ['downloads', LEGAL.terms, /cihaza indirir/],
  ['prints', LEGAL.terms, /baskı dosyasını alırsınız/],
  ['backups', LEGAL.privacy, /Yedekler/],
  ['idle accounts', LEGAL.privacy, /Üç yıl giriş yapılmayan/],
  ['invoices', LEGAL.privacy, /vergi numarası/],
  ['who is told of sign-ins', LEGAL.privacy, /kayıt ve giriş/],
  ['reCAPTCHA', LEGAL.cookies, /reCAPTCHA/],
])('mentions %s in the legal texts', (_what, page, words) => {
  expect(JSON.stringify(page)).toMatch(words)
})

test('says in no contract that a book can only be read from an account', () => {
  expect(JSON.stringify(LEGAL.terms)).not.toMatch(/yalnızca (sizin )?hesabınız/)
})

test('frees the receiver of a gift from payment, by terms of their own', () => {
  const own = LEGAL.terms.sections.find(({ id }) => LEGAL_SECTIONS.giftTerms.endsWith(`#${id ?? ''}`))
  expect(own?.title).toBe(GIFT.redeemTerms)
  const text = JSON.stringify(own)
  for (const words of ['0 TL', 'ödeme yükümlülüğü doğmaz', 'kusur']) expect(text).toContain(words)
  expect(text).not.toContain('599')
})
