// @vitest-environment jsdom
import { beforeEach, expect, test } from 'vitest'
import { forgetOrigin, rememberOrigin, takeOrigin } from '#app/origin.ts'

beforeEach(() => sessionStorage.clear())

test('an origin is used once, its query kept', () => {
  rememberOrigin('/my-stories?session_id=cs_1')
  expect(takeOrigin()).toBe('/my-stories?session_id=cs_1')
  expect(takeOrigin()).toBeNull()
})

test('an origin of another site is not followed', () => {
  rememberOrigin('//elsewhere.example/dashboard')
  expect(takeOrigin()).toBeNull()
})

test('a forgotten origin is gone', () => {
  rememberOrigin('/dashboard')
  forgetOrigin()
  expect(takeOrigin()).toBeNull()
})
