/**
 * `consents/{uid}/{consentId}`: a parent's consent to a text, and its purpose. One consent for the photo of a
 * transformation, one for the sale of a story; for analytics and for a saved hero, as many as the quota allows. A
 * consent never changes; only the server notes a withdrawal.
 */
import { textsToAgreeTo } from '#domain/consent.ts'
import type { ConsentKind } from '#domain/current-text.ts'
import { after, all, any, hasChildren, isOneOf } from './condition.ts'
import { is, isLastCounted, isNew, isNow, isTheirs, isValid, only } from './named-conditions.ts'

/** The kinds that a browser writes; only the server writes a guest's consent to a voice. */
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
/** The consent is written before the hero, so no rule can check that the hero exists. */
const isOfHero = all(writtenKindIs('hero'), "newData.hasChild('heroId')", '$consentId.matches(/^hero_[0-9a-f]{20}$/)')

/** Today's text and the previous one, by kind: a page loaded before a deployment shows the latter. */
const isTextToAgreeTo = any(
  ...KINDS.map((kind) => all(kindIs(kind), isOneOf('newData.val()', textsToAgreeTo(kind).toReversed()))),
)

/** A refusal is stored only for analytics: a parent who gives no photo needs no record. */
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
