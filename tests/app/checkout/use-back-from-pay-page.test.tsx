import { render, screen } from '@testing-library/react'
import { MemoryRouter, useLocation } from 'react-router-dom'
import { beforeEach, expect, test } from 'vitest'
import type { TemplateId, UserId } from '#domain/ids.ts'
import { createStoryPath, PARAMETERS, PATHS } from '#domain/site-paths.ts'
import { eraseDraftOf, saveDraft } from '#features/create-story/draft-storage.ts'
import { newDraft } from '#features/create-story/draft.ts'
import { PAYMENT } from '#text/payment.ts'
import { Toasts } from '#ui/toaster.tsx'
import { openPayPage, useBackFromPayPage } from '../../../src/app/checkout/use-back-from-pay-page.ts'
import { answerMediaQueries } from '../../support/media-queries.ts'

const UID = 'uid1' as UserId
const OWNER = { uid: UID, templateId: 'orman' as TemplateId }
const WIZARD = createStoryPath(OWNER.templateId)
const DRAFT = newDraft(OWNER, 1_700_000_000_000, { name: 'Defne' })

beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
  history.replaceState(null, '', WIZARD)
  answerMediaQueries(false)
  saveDraft(OWNER, DRAFT, localStorage)
})

function Page() {
  const { pathname, search } = useLocation()
  useBackFromPayPage(UID)
  return <output>{pathname + search}</output>
}

/** Loads a page in the current history entry. */
function arriveAt(address: string) {
  return render(
    <MemoryRouter initialEntries={[address]}>
      <Page />
      <Toasts />
    </MemoryRouter>,
  )
}

const leaveForPayPage = () => openPayPage('https://pay.example/1', DRAFT.storyId)

test('keeps the draft’s wizard after a return without payment, and says so', () => {
  leaveForPayPage()
  const { container } = arriveAt(WIZARD)
  expect(container.querySelector('output')).toHaveTextContent(WIZARD)
  expect(screen.getByText(PAYMENT.notPaidYet)).toBeVisible()
})

test('leads to the library when Back reaches the wizard of a paid order', () => {
  leaveForPayPage()
  const paid = arriveAt(`${PATHS.myStories}?${PARAMETERS.paidSession}=cs_1`)
  eraseDraftOf(UID, DRAFT.storyId, localStorage)
  paid.unmount()
  const { container } = arriveAt(WIZARD)
  expect(container.querySelector('output')).toHaveTextContent(PATHS.myStories)
})

test('opens a wizard for a new book that has no draft yet', () => {
  eraseDraftOf(UID, DRAFT.storyId, localStorage)
  const { container } = arriveAt(WIZARD)
  expect(container.querySelector('output')).toHaveTextContent(WIZARD)
})
