/**
 * Mutants that are no mistakes, because they allow and refuse exactly what the rule does. Mutants by name, with the
 * reason.
 */
export const EQUIVALENTS: ReadonlyMap<string, string> = new Map([
  ['/ .read: removed', 'Where no rule allows, nothing is allowed: it is written for the reader.'],
  ['/ .write: removed', 'Where no rule allows, nothing is allowed: it is written for the reader.'],
  [
    "/userStories/$uid/$storyId .write: 'transformId' dropped from the list",
    'Without a transformId, transformedPhotoUrl names no transformation: child(null) refuses.',
  ],
  [
    "/userStories/$uid/$storyId/siblings/$sibling .validate: 'transformId' dropped from the list",
    'As of the child itself: transformedPhotoUrl names no transformation without it.',
  ],
  [
    '/consents/$uid/$consentId .write: $consentId.matches(/^hero_[0-9a-f]{20}$/) → $consentId.matches(/hero_[0-9a-f]{20}$/)',
    'The rule of heroId compares the whole id: what stands before hero_ has no hero.',
  ],
  [
    "/userStories/$uid/$storyId/templateId .validate: $storyId.beginsWith(((newData.val() + '_') + $uid) + '_') → $storyId.contains(((newData.val() + '_') + $uid) + '_')",
    'The length leaves 13 characters beside it, and the last 13 are digits: it can only stand at the beginning.',
  ],
  [
    "/transformations/$uid/$transformId/templateId .validate: $transformId.beginsWith(newData.val() + '_') → $transformId.contains(newData.val() + '_')",
    'The length leaves 13 characters beside it, and the last 13 are digits: it can only stand at the beginning.',
  ],
  [
    "/userStories/$uid/$storyId/analyticsTracked .write: data.parent().child('status').val() === 'completed' → newData.parent().child('status').val() === 'completed'",
    'No browser can write the status of a record that is there, so the new one is the old one.',
  ],
  [
    '/quotas/$uid/$room .write: !data.exists() → !data.hasChildren()',
    'No rule lets a count be anything but one with its fields.',
  ],
])
