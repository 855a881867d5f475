import { expect, test } from 'vitest'
import * as v from 'valibot'
import { beginCheckout, login, pageView, purchase, signUp, storyCreated } from '#domain/analytics.ts'
import { storyIdSchema } from '#domain/ids.ts'

const STORY = v.parse(storyIdSchema, 'orman_uid1_1700000000000')

test('reports one dollar for a sale, whatever the price', () => {
  expect(purchase(STORY)).toEqual({
    name: 'purchase',
    parameters: { transaction_id: STORY, value: 1, currency: 'USD' },
  })
  expect(beginCheckout()).toEqual({ name: 'begin_checkout', parameters: { value: 1, currency: 'USD' } })
})

test('reports a story without a template as custom', () => {
  expect(storyCreated(STORY)).toEqual({ name: 'story_created', parameters: { story_id: STORY, template: 'custom' } })
})

test('reports page views, sign-ins and sign-ups under the specified names', () => {
  expect(pageView('landing', 'Başlık')).toEqual({
    name: 'page_view',
    parameters: { page_name: 'landing', page_title: 'Başlık' },
  })
  expect([login('google'), signUp('email')]).toEqual([
    { name: 'login', parameters: { method: 'google' } },
    { name: 'sign_up', parameters: { method: 'email' } },
  ])
})
