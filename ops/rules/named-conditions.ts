/**
 * Conditions that several paths use. They need no type check, because a value of the wrong type fails anyway: matches()
 * of a number, a text >= 2, child() of a record.
 */
import { NAME_FORM_MAX_LETTERS } from '#domain/book-fields.ts'
import { CHILD_AGES, CHILD_NAME_MAX_LETTERS, GENDERS } from '#domain/child.ts'
import { FACE_CODE } from '#domain/face-features.ts'
import { after, all, before, isOneOf, type Condition, type Joint, type Place } from './condition.ts'
import { INVISIBLE, LETTERS } from './letters.ts'

const isOwner = 'auth.uid === $uid'
/** A user who is being erased may not write: else a page that is still open would create the data again. */
const isNotErased = `!${before('erasures/$uid')}.exists()`
export const isTheirs = all(isOwner, isNotErased)

export const isNew = '!data.exists()'
export const isGone = '!newData.exists()'
export const isThere = 'newData.exists()'

/** A priority is data too: it could hold values that no field may. No path needs one. */
const hasNoPriority = 'newData.getPriority() === null'
export const isValid = (...conditions: readonly Condition[]) => ({ '.validate': all(...conditions, hasNoPriority) })
/** The fields of a record; others are refused. */
export const only = (fields: Place): Place => ({ ...fields, $other: { '.validate': false } })

export const is = (value: string): string => `newData.val() === ${value}`
export const isNow = is('now')
export const isEmailOfToken = is('auth.token.email')
const isNotEmpty = "newData.val() !== ''"
export const isWhole = (least: number, most: number): Joint =>
  all(`newData.val() >= ${least}`, `newData.val() <= ${most}`, 'newData.val() % 1 === 0')

export const hasAtLeast = (letters: number): string => `newData.val().length >= ${letters}`
export const hasAtMost = (letters: number): string => `newData.val().length <= ${letters}`
/** No pattern checks this text, so check its type. */
export const isText = (most: number): Joint => all('newData.isString()', hasAtMost(most))
export const isVisible = `!newData.val().matches(/[${INVISIBLE}]/)`

/** A change by the parent also sets the time of the change. */
export const comesWithItsTime = `${after(1, 'updatedAt')}.val() === now`

/** True if this is the last record that the user's quota has counted, after the write. */
export const isLastCounted = (room: string, id: string): string =>
  `${after(3, `quotas/$uid/${room}`)}.child('last').val() === ${id}`
/** The same write must plan the user's clean-up: the sweep plans all later ones. */
export const isCleanUpPlanned = `${after(3, 'housekeeping/$uid')}.val() === now`

/** The template that the record names must exist. */
export const isTemplate = all(isNotEmpty, `${before('storyTemplates')}.child(newData.val()).exists()`)

/** Fields of a child, the same for the first one and for siblings. */
export const childName = isValid(hasAtMost(CHILD_NAME_MAX_LETTERS), `newData.val().matches(/[${LETTERS}]/)`, isVisible)
export const childAge = isValid(isWhole(Math.min(...CHILD_AGES), Math.max(...CHILD_AGES)))
export const childGender = isValid(isOneOf('newData.val()', GENDERS))
export const childNameForm = isValid(hasAtMost(NAME_FORM_MAX_LETTERS), isVisible)
export const isFace = `newData.val().matches(/${FACE_CODE.source}/)`
