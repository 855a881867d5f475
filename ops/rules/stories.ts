/** `userStories/{uid}/{storyId}`: a parent creates a story, changes a few of its fields later, and erases it. */
import { DEDICATION_MAX_LETTERS, orderedChildEntries, requiredIn, TITLE_MAX_LETTERS } from '#domain/book-fields.ts'
import { SIBLING_KEYS } from '#domain/flat-book.ts'
import { after, all, any, before, hasChildren, isOneOf } from './condition.ts'
import {
  childAge,
  childGender,
  childName,
  childNameForm,
  comesWithItsTime,
  hasAtLeast,
  hasAtMost,
  is,
  isCleanUpPlanned,
  isEmailOfToken,
  isFace,
  isGone,
  isLastCounted,
  isNew,
  isNow,
  isTemplate,
  isText,
  isTheirs,
  isThere,
  isValid,
  isVisible,
  isWhole,
  only,
} from './named-conditions.ts'

const REQUIRED_FIELDS = [
  'id',
  'userId',
  'userEmail',
  'templateId',
  ...requiredIn(orderedChildEntries),
  'status',
  'paymentStatus',
  'createdAt',
  'updatedAt',
  'title',
  'description',
  'tags',
  'numberOfPages',
  'analyticsTracked',
]

const order = before('orders/$storyId')
const hasNoOrder = `!${order}.exists()`
const orderIs = (state: string) => `${order}.child('state').val() === '${state}'`

const isNewStory = all(
  isNew,
  hasNoOrder,
  isLastCounted('userStories', '$storyId'),
  isCleanUpPlanned,
  hasChildren(REQUIRED_FIELDS),
)

/** A delivered book has pictures and clips: only the server erases it, together with them, also after a refund. */
const isErasable = any(
  hasNoOrder,
  orderIs('expired'),
  all(orderIs('refunded'), `!${order}.child('deliveredAt').exists()`),
)

/** The id is TEMPLATE_UID_TIME: a template's id and a uid may contain underscores, the time has 13 digits. */
const isTemplateOfTheId = all(
  isTemplate,
  "$storyId.beginsWith(newData.val() + '_' + $uid + '_')",
  '$storyId.length === newData.val().length + $uid.length + 15',
  '$storyId.matches(/[0-9]{13}$/)',
)
const isFieldOfTheTemplate = (field: string) =>
  is(`${before('storyTemplates')}.child(${after(1, 'templateId')}.val()).child('${field}').val()`)

const transformations = before('transformations/$uid')
/** The fields of a child's portrait. A slash would address a path below the transformation. */
const portrait = {
  transformId: isValid(
    "!newData.val().contains('/')",
    `${transformations}.child(newData.val()).child('status').val() === 'completed'`,
  ),
  transformedPhotoUrl: isValid(
    is(`${transformations}.child(${after(1, 'transformId')}.val()).child('transformedImageUrl').val()`),
  ),
}

/** A sibling's fields follow the same rules as the first child's. All children of a book are drawn, or none. */
const siblings = {
  ...isValid(hasChildren([SIBLING_KEYS[0]])),
  $sibling: {
    ...isValid(
      isOneOf('$sibling', SIBLING_KEYS),
      hasChildren(requiredIn(orderedChildEntries)),
      `newData.child('heroFeatures').exists() === (${after(2, 'heroLook')}.val() === 'drawn')`,
    ),
    ...only({ childName, childAge, childGender, childNameForm, heroFeatures: isValid(isFace), ...portrait }),
  },
}

/** The parent's own words, by the number of their text. They do not change after the record is created. */
const ownTexts = {
  ...isValid('newData.hasChildren()'),
  $text: isValid('$text.matches(/^text-([0-9]|1[01])$/)', hasAtLeast(1), hasAtMost(2000), isVisible),
}

/**
 * A drawn face is thirteen digits, one for each feature (src/domain/face-features.ts): a book cannot show any other.
 * Features and the style 'drawn' come together.
 */
const look = {
  heroLook: isValid(any(is("'photo'"), `${after(1, 'heroFeatures')}.exists()`)),
  heroFeatures: isValid(`${after(1, 'heroLook')}.val() === 'drawn'`, isFace),
}

const title = {
  '.write': all(isTheirs, isThere, comesWithItsTime),
  ...isValid(hasAtLeast(1), hasAtMost(TITLE_MAX_LETTERS), isVisible),
}
const dedication = { '.write': all(isTheirs, comesWithItsTime), ...isValid(isText(DEDICATION_MAX_LETTERS)) }
/** Written only into an existing record. */
const updatedAt = { '.write': all(isTheirs, 'data.parent().exists()', isThere), ...isValid(isNow) }

/** False in a new record; the page that reports the finished book sets it to true, once. */
const analyticsTracked = {
  '.write': all(isTheirs, 'data.val() === false', isThere, "data.parent().child('status').val() === 'completed'"),
  ...isValid(is('data.exists()')),
}

const record = only({
  id: isValid(is('$storyId')),
  userId: isValid(is('$uid')),
  userEmail: isValid(isEmailOfToken),
  templateId: isValid(isTemplateOfTheId),
  childName,
  childAge,
  childGender,
  childNameForm,
  ...look,
  dedication,
  ownTexts,
  siblings,
  ...portrait,
  status: isValid(is("'creating'")),
  paymentStatus: isValid(is("'pending'")),
  createdAt: isValid(isNow),
  updatedAt,
  title,
  description: isValid(isText(2000)),
  tags: {
    ...isValid('newData.hasChildren()'),
    $index: isValid('$index.matches(/^[0-9]$/)', isText(60)),
  },
  numberOfPages: isValid(isWhole(1, 200)),
  thumbnailUrl: isValid(isFieldOfTheTemplate('thumbnailURL')),
  coverImageUrl: isValid(isFieldOfTheTemplate('coverImageURL')),
  analyticsTracked,
})

export const userStories = {
  $uid: {
    '.read': isTheirs,
    '.indexOn': ['createdAt', 'paymentStatus'],
    $storyId: {
      // A browser creates or erases a record as a whole. Later changes are allowed field by field, so that a browser
      // cannot change the fields that the server has added.
      '.write': all(isTheirs, any(isNewStory, all(isGone, isErasable))),
      ...isValid(),
      ...record,
    },
  },
}
