/** The wizard's input. The storyId is created once for each draft, so that two tabs share it (product 6.1). */
import * as v from 'valibot'
import { bookEntries, childEntries, forgiving, type BookWords } from '#domain/book-fields.ts'
import { CHILD_NAME_MAX_LETTERS } from '#domain/child.ts'
import { mapChildren, SIBLINGS_AT_MOST, type Children } from '#domain/flat-book.ts'
import type { Gender } from '#domain/child.ts'
import { grownAge, type HeroOfBook, type KeptHero } from '#domain/hero.ts'
import {
  heroIdSchema,
  storyIdSchema,
  transformIdSchema,
  type StoryId,
  type TemplateId,
  type UserId,
} from '#domain/ids.ts'
import { createStoryId } from '#domain/story-id.ts'

const typedName = v.pipe(v.string(), v.maxLength(CHILD_NAME_MAX_LETTERS * 2))

/** Each field of a child is absent until the parent has filled it in. */
const childSchema = v.object({
  ...forgiving(v.partial(v.object(childEntries)).entries),
  /** The child's own id, which stays when an earlier child is removed; '' for the first child, who always stays. */
  id: v.optional(v.string(), ''),
  childName: typedName,
  /** The name that the parent has confirmed as whole, although it seems to have an ending (Jor’dan). */
  wholeName: v.optional(typedName),
  ...forgiving({
    /**
     * The version of the consent text that the parent accepted for this child's photo; it is saved with the photo's
     * transformation.
     */
    photoConsent: v.optional(v.string()),
    /** The kept hero that the child is drawn from: then no photo is needed. */
    heroId: v.optional(heroIdSchema),
    /** The portrait is drawn from `heroFeatures` alone: the browser measured the face, or the parent chose it. */
    withoutPhoto: v.optional(v.boolean()),
  }),
  transformId: v.optional(transformIdSchema),
  portraitUrl: v.optional(v.string()),
})
export type ChildDraft = v.InferOutput<typeof childSchema>

export interface WizardDraft extends BookWords {
  storyId: StoryId
  children: Children<ChildDraft>
}

/** On the device the first child's fields are beside the book's, as in a record; the other children are a list. */
export const storedDraftSchema = v.pipe(
  v.intersect([
    v.object({ storyId: storyIdSchema, ...forgiving(bookEntries) }),
    v.pipe(
      childSchema,
      v.transform((first) => ({ first })),
    ),
    v.object({
      siblings: v.optional(v.fallback(v.pipe(v.array(childSchema), v.maxLength(SIBLINGS_AT_MOST)), []), []),
    }),
  ]),
  v.transform(({ first, siblings, ...draft }): WizardDraft => ({ ...draft, children: [first, ...siblings] })),
)
export const storedDraft = ({ children: [first, ...siblings], ...draft }: WizardDraft): object => ({
  ...draft,
  ...first,
  siblings,
})

export interface DraftOwner {
  uid: UserId
  templateId: TemplateId
}

/** A child as the parent entered it before opening the wizard. */
export interface ToldChild {
  /** '' before a letter is typed. */
  name: string
  /** The name that the parent has confirmed as whole, as in a draft. */
  wholeName?: string | undefined
  /** The code of its face, as the parent saw it on the covers. */
  face?: string | undefined
  age?: number | undefined
  gender?: Gender | undefined
}

/** The draft's first child as the parent entered it before opening the wizard. */
export const childOfTold = ({ name, wholeName, face, age, gender }: ToldChild): ChildDraft => ({
  ...{ id: '', childName: name, wholeName, childAge: age, childGender: gender },
  ...(face && { heroFeatures: face, withoutPhoto: true }),
})

/** Applies a change of the name's field to a child that is not in a draft yet. */
export const toldAfter = (
  told: ToldChild,
  { childName = told.name, wholeName = told.wholeName }: Partial<ChildDraft>,
) => ({
  ...told,
  name: childName,
  wholeName,
})

/** @param told what the parent entered before opening the wizard */
export const newDraft = (
  { uid, templateId }: DraftOwner,
  nowMs: number,
  told: ToldChild = { name: '' },
): WizardDraft => ({
  storyId: createStoryId(templateId, uid, nowMs),
  children: [childOfTold(told)],
})

/** A draft's child from a kept hero: with its present age, and without a portrait in this tale yet. */
export const childOfHero = (hero: KeptHero, nowMs: number): Omit<ChildDraft, 'id'> => ({
  childName: hero.childName,
  // This parent has confirmed the name as whole, whatever its ending.
  wholeName: hero.childName,
  childNameForm: hero.childNameForm,
  childAge: grownAge(hero, nowMs),
  childGender: hero.childGender,
  heroFeatures: hero.heroFeatures,
  heroId: hero.id,
  withoutPhoto: undefined,
  photoConsent: undefined,
  transformId: undefined,
  portraitUrl: undefined,
})

/** A child of a book that is not kept as a hero: the wizard asks for its photo. */
const childOfBook = ({ heroFeatures: _face, heroLook: _look, ...child }: HeroOfBook['told']) => ({
  ...child,
  wholeName: child.childName,
})

/** Begins a draft for the next tale of all heroes of a book. */
export function draftOfHeroes(owner: DraftOwner, heroes: Children<HeroOfBook>, nowMs: number): WizardDraft {
  const { heroLook } = heroes[0].kept ?? heroes[0].told
  return {
    ...newDraft(owner, nowMs),
    ...(heroLook && { heroLook }),
    children: mapChildren(heroes, ({ told, kept }, index) => ({
      id: index === 0 ? '' : siblingId(nowMs + index),
      ...(kept ? childOfHero(kept, nowMs) : childOfBook(told)),
    })),
  }
}

/** @param nowMs makes the id differ from those of the draft's other children */
export const newSibling = (nowMs: number): ChildDraft => ({ id: siblingId(nowMs), childName: '' })
const siblingId = (nowMs: number): string => `sibling-${nowMs}`

export const changeOfChild =
  (id: string, change: Partial<ChildDraft>) =>
  ({ children }: WizardDraft): Pick<WizardDraft, 'children'> => ({
    children: mapChildren(children, (child) => (child.id === id ? { ...child, ...change } : child)),
  })
