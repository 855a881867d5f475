import { act, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { noteLostStyles, persistently, useIsPartWaiting } from '#app/network/persistent-import.ts'
import { expectFault } from '../../support/faults.ts'

function Waiting() {
  return useIsPartWaiting() ? <p>Bağlantı yok</p> : null
}

beforeEach(() => {
  vi.stubGlobal(
    'fetch',
    vi.fn(async () => Response.json({})),
  )
})

afterEach(() => {
  vi.unstubAllGlobals()
  document.head.replaceChildren()
})

/** A part of the app whose first request fails. */
function lostPart(name: string): () => Promise<string> {
  let isLost = true
  return async () => {
    if (isLost) {
      isLost = false
      throw new TypeError('Failed to fetch dynamically imported module')
    }
    return name
  }
}

function lostStyle(): void {
  const link = document.createElement('link')
  link.rel = 'stylesheet'
  link.href = '/assets/wizard.css'
  document.head.append(link)
  link.dispatchEvent(new Event('error'))
}

const requestedStyle = () => {
  const link = document.querySelector('link')
  if (!link) throw new Error('No style sheet is requested')
  return link
}

test('loads two parts that wait for the same style sheet', async () => {
  expectFault(/network: fetch a part of the app/)
  noteLostStyles()
  render(<Waiting />)
  lostStyle()
  const lost = requestedStyle()
  const parts = Promise.all([persistently(lostPart('messages')), persistently(lostPart('wizard'))])
  await vi.waitFor(() => expect(requestedStyle()).not.toBe(lost))
  expect(screen.getByText('Bağlantı yok')).toBeInTheDocument()
  await act(async () => {
    requestedStyle().dispatchEvent(new Event('load'))
    await expect(parts).resolves.toEqual(['messages', 'wizard'])
  })
  expect(screen.queryByText('Bağlantı yok')).toBeNull()
})
