// @vitest-environment jsdom
import { beforeEach, expect, test } from 'vitest'
import { forgetReturnTo, rememberReturnTo, takeReturnTo } from '#app/auth/return-to.ts'

beforeEach(() => sessionStorage.clear())

test('an origin is used once, its query kept', () => {
  rememberReturnTo('/my-stories?session_id=cs_1')
  expect(takeReturnTo()).toBe('/my-stories?session_id=cs_1')
  expect(takeReturnTo()).toBe('/dashboard')
})

test('an origin of another site is not followed', () => {
  rememberReturnTo('//elsewhere.example/dashboard')
  expect(takeReturnTo()).toBe('/dashboard')
})

test('a forgotten origin is gone', () => {
  rememberReturnTo('/dashboard')
  forgetReturnTo()
  expect(takeReturnTo()).toBe('/dashboard')
})
