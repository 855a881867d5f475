import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { MemoryRouter } from 'react-router-dom'
import { beforeEach, expect, test, vi } from 'vitest'
import type { TemplateId, UserId } from '#domain/ids.ts'
import { parseStoryTemplate } from '#domain/template.ts'
import { newDraft } from '#features/create-story/draft.ts'
import { hasName, usualTitle } from '#features/create-story/model/draft-names.ts'
import { LandingPage } from '#features/landing/landing-page.tsx'
import { CREATE_STORY } from '#text/create-story.ts'
import { LANDING } from '#text/landing.ts'
import { useOwnChild } from '#app/own-child.tsx'
import { toldChild } from '#app/told-child.ts'
import { answerMediaQueries } from '../support/media-queries.ts'

const TEMPLATE = parseStoryTemplate('orman', { title: 'Sihirli Orman Macerası', coverImageURL: '/kapak.webp' })
if (!TEMPLATE) throw new Error('the template of this test is not one')
const OWNER = { uid: 'uid1' as UserId, templateId: 'orman' as TemplateId }

beforeEach(() => {
  sessionStorage.clear()
  answerMediaQueries(false)
  Object.defineProperty(document, 'fonts', { value: { ready: Promise.resolve() }, configurable: true })
  // jsdom has no layout.
  Object.defineProperty(SVGElement.prototype, 'getComputedTextLength', { value: () => 0, configurable: true })
})

const onTry = vi.fn()

function Landing() {
  const { hasFace: _hasFace, bookOf: _bookOf, ...child } = useOwnChild()
  return (
    <MemoryRouter>
      <LandingPage child={child} onTry={onTry} onRead={vi.fn()} />
    </MemoryRouter>
  )
}

async function type(name: string) {
  onTry.mockClear()
  const user = userEvent.setup()
  render(<Landing />)
  const field = screen.getByLabelText<HTMLInputElement>(LANDING.books.nameLabel)
  await user.type(field, name)
  return { user, field }
}

/** The draft that a wizard begins with this child. */
const draft = () => newDraft(OWNER, 1_700_000_000_000, toldChild())

test.each([
  ['Defne', 'Defne’nin'],
  ['Max', 'Max’ın'],
  ['Nur’Ece', 'Nur’Ece’nin'],
  [' Elif  Su ', 'Elif Su’nun'],
])('writes %o on the covers as the bought book does: %s', async (name, form) => {
  await type(name)
  expect(await screen.findAllByText(form)).toHaveLength(LANDING.books.list.length)
  expect(usualTitle(draft(), TEMPLATE)).toBe(`${form} ${TEMPLATE.title}`)
})

test.each([
  ['Defne’nin’in', CREATE_STORY.nameWithSuffix('Defne')],
  ['مريم', CREATE_STORY.nameNotPrintable(['م', 'ر', 'ي'])],
  ['12', CREATE_STORY.nameWithoutLetter],
])('says beside the field why no book can have the name %s, and keeps the typed name', async (name, sentence) => {
  const { user, field } = await type(name)
  expect(await screen.findByText(sentence)).toBeVisible()
  expect(field).toBeInvalid()
  expect(field).toHaveValue(name)
  const [firstTale] = LANDING.books.list
  await user.click(screen.getByRole('link', { name: firstTale.title }))
  expect(onTry).not.toHaveBeenCalled()
  expect(field).toHaveFocus()
  await user.clear(field)
  await user.type(field, 'Defne')
  expect(field).toBeValid()
  await user.click(screen.getByRole('link', { name: firstTale.title }))
  expect(onTry).toHaveBeenCalledWith(firstTale.id)
})

test('removes a typed suffix with one tap, or keeps the name for the wizard too', async () => {
  const { user, field } = await type('Jor’dan')
  expect(hasName(draft().children[0])).toBe(false)
  await user.click(await screen.findByRole('button', { name: CREATE_STORY.nameKeep }))
  expect(field).toHaveFocus()
  expect(field).toBeValid()
  expect(hasName(draft().children[0])).toBe(true)
  await user.clear(field)
  await user.type(field, 'Ali’nin')
  await user.click(await screen.findByRole('button', { name: CREATE_STORY.nameTakeBare('Ali') }))
  expect(field).toHaveValue('Ali')
  expect(await screen.findAllByText('Ali’nin')).toHaveLength(LANDING.books.list.length)
})

test('offers title case for a name in small letters', async () => {
  const { user, field } = await type('ışıl')
  await user.click(await screen.findByRole('button', { name: CREATE_STORY.nameTakeBare('Işıl') }))
  expect(field).toHaveValue('Işıl')
  expect(toldChild().name).toBe('Işıl')
})
