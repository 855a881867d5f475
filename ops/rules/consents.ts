/**
 * `consents/{uid}/{consentId}`: which text a parent agreed to, and for what. One consent for the photo of a transformation, one
 * for the sale of a story; about analytics and about a kept hero, as often as the quota lets. A consent never changes: the
 * server notes when it was withdrawn.
 */
import { textsToAgreeTo, type ConsentKind } from '#domain/consent.ts'
import { after, all, any, hasChildren, isOneOf } from './condition.ts'
import { is, isLastCounted, isNew, isNow, isTheirs, isValid, only } from './named-conditions.ts'

/** The kinds that a browser writes; a guest's consent to their voice is written by the server alone. */
const KINDS = ['photo', 'sale', 'analytics', 'hero'] as const satisfies readonly ConsentKind[]
type Kind = (typeof KINDS)[number]

const writtenKindIs = (kind: Kind) => `newData.child('kind').val() === '${kind}'`
const kindIs = (kind: Kind) => `${after(1, 'kind')}.val() === '${kind}'`

const isOfTransformation = all(
  writtenKindIs('photo'),
  `${after(3, 'transformations/$uid')}.child(newData.child('transformId').val()).exists()`,
)
const isOfStory = all(
  writtenKindIs('sale'),
  `${after(3, 'userStories/$uid')}.child(newData.child('storyId').val()).exists()`,
)
const isOfAnalytics = all(writtenKindIs('analytics'), "$consentId.beginsWith('analytics_')", '$consentId.length <= 40')
/** The hero is not there yet. */
const isOfHero = all(writtenKindIs('hero'), "newData.hasChild('heroId')", '$consentId.matches(/^hero_[0-9a-f]{20}$/)')

/** The text of today and the one before it, by kind: a page from before a deployment shows the latter. */
const isTextToAgreeTo = any(
  ...KINDS.map((kind) => all(kindIs(kind), isOneOf('newData.val()', textsToAgreeTo(kind).toReversed()))),
)

/** A refusal is stored only where it is an answer: a parent without a photo owes no reason. */
const isAnswer = any(is('true'), all(is('false'), kindIs('analytics')))

const isIdOf = (subject: 'photo' | 'sale' | 'hero') => `$consentId === '${subject}_' + newData.val()`

export const consents = {
  $uid: {
    '.read': isTheirs,
    $consentId: {
      '.write': all(
        isTheirs,
        isNew,
        hasChildren(['version', 'granted', 'createdAt']),
        any(isOfTransformation, isOfStory, all(any(isOfAnalytics, isOfHero), isLastCounted('consents', '$consentId'))),
      ),
      ...isValid(),
      ...only({
        kind: isValid(),
        version: isValid(isTextToAgreeTo),
        granted: isValid(isAnswer),
        createdAt: isValid(isNow),
        transformId: isValid(isIdOf('photo')),
        storyId: isValid(isIdOf('sale')),
        heroId: isValid(isIdOf('hero')),
      }),
    },
  },
}
