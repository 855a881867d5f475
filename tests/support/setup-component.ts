/** Every component test: jest-dom's matchers, a page emptied after each test, and no fault that nobody expected. */
import '@testing-library/jest-dom/vitest'
import { cleanup } from '@testing-library/react'
import { afterEach, beforeEach, expect, vi } from 'vitest'
import { beginHearing, hear, surprises } from './faults.ts'

// jsdom has the element but not its top layer.
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
