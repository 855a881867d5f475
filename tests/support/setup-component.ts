/** For every component test: jest-dom's matchers, an empty page after each test, and no unexpected fault. */
import '@testing-library/jest-dom/vitest'
import { cleanup } from '@testing-library/react'
import { afterEach, beforeEach, expect, vi } from 'vitest'
import { beginHearing, hear, surprises } from './faults.ts'

// jsdom has the dialog element but not its top layer.
HTMLDialogElement.prototype.showModal = function () {
  this.open = true
}
HTMLDialogElement.prototype.close = function () {
  this.open = false
}

beforeEach(() => {
  beginHearing()
  vi.spyOn(console, 'error').mockImplementation(hear)
})

afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
  expect(surprises(), 'faults').toEqual([])
})
