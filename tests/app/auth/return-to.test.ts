// @vitest-environment jsdom
import { beforeEach, expect, test } from 'vitest'
import { forgetReturnTo, rememberReturnTo, takeReturnTo } from '#app/auth/return-to.ts'

beforeEach(() => sessionStorage.clear())

test('returns to the remembered page once, with its query', () => {
  rememberReturnTo('/my-stories?session_id=cs_1')
  expect(takeReturnTo()).toBe('/my-stories?session_id=cs_1')
  expect(takeReturnTo()).toBe('/dashboard')
})

test('ignores a remembered page of another site', () => {
  rememberReturnTo('//elsewhere.example/dashboard')
  expect(takeReturnTo()).toBe('/dashboard')
})

test('returns to the dashboard after the remembered page is cleared', () => {
  rememberReturnTo('/my-stories')
  forgetReturnTo()
  expect(takeReturnTo()).toBe('/dashboard')
})
