/**
 * Makes a draft of the wizard from the fields that a test gives: of the first child, of the book, and of the other
 * children.
 */
import * as v from 'valibot'
import type { BookWords } from '#domain/book-fields.ts'
import {
  newDraft,
  storedDraft,
  storedDraftSchema,
  type ChildDraft,
  type DraftOwner,
  type WizardDraft,
} from '#features/create-story/draft.ts'

export type DraftFields = Partial<ChildDraft> & BookWords & { siblings?: readonly ChildDraft[] }

export const draftWith = (owner: DraftOwner, nowMs: number, fields: DraftFields): WizardDraft =>
  v.parse(storedDraftSchema, { ...storedDraft(newDraft(owner, nowMs)), ...fields })
