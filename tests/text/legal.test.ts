/** What is measured is what a parent was told: each event has its words in the cookie policy. */
import { expect, test } from 'vitest'
import * as analytics from '#domain/analytics.ts'
import { LEGAL } from '#text/legal.ts'

/** By the event's name: its words in the section 'Ölçüm'. A new one makes a new version of the text (src/domain/consent.ts). */
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

/** Every exported function of analytics.ts builds one. */
const events = Object.values(analytics)
  .filter((exported) => typeof exported === 'function')
  .map((build) => (build as (...values: string[]) => analytics.AnalyticsEvent)('x', 'x').name)

const measured = LEGAL.cookies.sections.find(({ title }) => title === 'Ölçüm')?.blocks.join(' ') ?? ''

test('every event of analytics has words here, and no words are left over', () => {
  expect(Object.keys(WORDS).sort()).toEqual(events.sort())
})

test.each(Object.entries(WORDS))('the cookie policy says that %s is measured', (_event, words) => {
  expect(measured).toContain(words)
})
