import { expect, test } from 'vitest'
import * as v from 'valibot'
import { beginCheckout, login, pageView, purchase, signUp, storyCreated } from '#domain/analytics.ts'
import { storyIdSchema } from '#domain/ids.ts'

const STORY = v.parse(storyIdSchema, 'orman_uid1_1700000000000')

test('a sale counts one dollar by default, whatever is charged', () => {
  expect(purchase(STORY)).toEqual({
    name: 'purchase',
    parameters: { transaction_id: STORY, value: 1, currency: 'USD' },
  })
  expect(beginCheckout()).toEqual({ name: 'begin_checkout', parameters: { value: 1, currency: 'USD' } })
})

test('a story without a template is a custom one', () => {
  expect(storyCreated(STORY)).toEqual({ name: 'story_created', parameters: { story_id: STORY, template: 'custom' } })
})

test('pages and ways in carry the names of the specification', () => {
  expect(pageView('landing', 'Başlık')).toEqual({
    name: 'page_view',
    parameters: { page_name: 'landing', page_title: 'Başlık' },
  })
  expect([login('google'), signUp('email')]).toEqual([
    { name: 'login', parameters: { method: 'google' } },
    { name: 'sign_up', parameters: { method: 'email' } },
  ])
})
