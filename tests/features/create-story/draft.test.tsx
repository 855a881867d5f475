import { beforeEach, expect, test } from 'vitest'
import type { TemplateId, UserId } from '#domain/ids.ts'
import { eraseDraftOf, eraseDrafts, readDraft, saveDraft } from '#features/create-story/draft-storage.ts'
import { hasName } from '#features/create-story/model/draft-names.ts'
import { newDraft } from '#features/create-story/draft.ts'
import { expectFault } from '../../support/faults.ts'
import { draftWith } from '../../support/wizard-draft.ts'

const MOTHER = 'uid-mother' as UserId
const FATHER = 'uid-father' as UserId
const FOREST = { uid: MOTHER, templateId: 'orman' as TemplateId }
const NOW = 1_700_000_000_000

beforeEach(() => localStorage.clear())

test('restores a draft unchanged, with the same storyId', () => {
  const draft = draftWith(FOREST, NOW, {
    ...{ childName: 'Defne', childAge: 5, childGender: 'female' },
    siblings: [{ id: 'sibling-1', childName: 'Ali' }],
  })
  saveDraft(FOREST, draft, localStorage)
  expect(readDraft(FOREST, localStorage)).toEqual(draft)
  expect(draft.storyId).toBe(`orman_uid-mother_${NOW}`)
})

test('never shows a draft to another user of the device', () => {
  saveDraft(FOREST, newDraft(FOREST, NOW, { name: 'Defne' }), localStorage)
  expect(readDraft({ ...FOREST, uid: FATHER }, localStorage)).toBeNull()
})

test("erases only this user's drafts at sign-out", async () => {
  const fathers = { ...FOREST, uid: FATHER }
  saveDraft(FOREST, newDraft(FOREST, NOW), localStorage)
  saveDraft(fathers, newDraft(fathers, NOW), localStorage)
  await eraseDrafts((owner) => owner === MOTHER, localStorage)
  expect(readDraft(FOREST, localStorage)).toBeNull()
  expect(readDraft(fathers, localStorage)).not.toBeNull()
})

test("erases the paid draft, but not another template's", () => {
  const space = { uid: MOTHER, templateId: 'uzay' as TemplateId }
  saveDraft(FOREST, newDraft(FOREST, NOW), localStorage)
  saveDraft(space, newDraft(space, NOW), localStorage)
  eraseDraftOf(MOTHER, newDraft(FOREST, NOW).storyId, localStorage)
  expect(readDraft(FOREST, localStorage)).toBeNull()
  expect(readDraft(space, localStorage)).not.toBeNull()
})

test('drops a stored value that is not a draft', () => {
  expectFault(/a kept draft was not readable/)
  saveDraft(FOREST, newDraft(FOREST, NOW), localStorage)
  const key = localStorage.key(0) ?? ''
  localStorage.setItem(key, '{"childAge": 99}')
  expect(readDraft(FOREST, localStorage)).toBeNull()
  expect(localStorage.getItem(key)).toBeNull()
})

test.each(['مريم', 'Мария', 'Ọmọ', 'Ada 👨‍👩‍👧'])("refuses a name without letters of the cover's font: %s", (childName) => {
  expect(hasName({ id: '', childName })).toBe(false)
})

test.each(['Əli', 'Jîn', 'Zoë'])('accepts a name with letters of other languages: %s', (childName) => {
  expect(hasName({ id: '', childName })).toBe(true)
})
