/** Every component test: jest-dom's matchers, a page emptied after each test, and no console.error that nobody expected. */
import '@testing-library/jest-dom/vitest'
import { cleanup } from '@testing-library/react'
import { afterEach, beforeEach, expect, vi } from 'vitest'

/** A test that expects one replaces it again: `vi.spyOn(console, 'error').mockImplementation(() => {})`. */
let unexpected: unknown[][] = []

beforeEach(() => {
  unexpected = []
  vi.spyOn(console, 'error').mockImplementation((...args: unknown[]) => {
    unexpected.push(args)
  })
})

afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
  expect(unexpected, 'console.error was called').toEqual([])
})
