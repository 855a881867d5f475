/**
 * `quotas/{uid}/{path}`: how many records a user has created, and `housekeeping/{uid}`: when to clean up after them.
 */
import { DAILY_QUOTA, QUOTA_PATHS } from '#domain/quota.ts'
import { after, all, any, before, isOneOf } from './condition.ts'
import { isNow, isTheirs, isValid, only } from './named-conditions.ts'

const DAY_MS = 24 * 60 * 60_000

const isFirstOfADay = all(
  "newData.child('count').val() === 1",
  "newData.child('since').val() === now",
  any('!data.exists()', `data.child('since').val() + ${DAY_MS} <= now`),
)
const isOneMore = all(
  "newData.child('since').val() === data.child('since').val()",
  "newData.child('count').val() === data.child('count').val() + 1",
  `newData.child('count').val() <= ${DAILY_QUOTA}`,
)

/**
 * Rules cannot count records, so the write that creates a record also counts it: one more than before, or the first of
 * a new day. The record's own rule requires that the count names this record as the last one.
 */
export const quotas = {
  $uid: {
    '.read': isTheirs,
    $room: {
      '.write': all(
        isTheirs,
        isOneOf('$room', QUOTA_PATHS),
        "newData.child('last').isString()",
        "newData.child('last').val().length <= 700",
        any(isFirstOfADay, isOneMore),
      ),
      ...isValid(),
      ...only({ since: isValid(), count: isValid(), last: isValid() }),
    },
  },
}

const isCounted = (room: (typeof QUOTA_PATHS)[number]) => {
  const last = `quotas/$uid/${room}/last`
  return `${after(2, last)}.val() !== ${before(last)}.val()`
}

/**
 * The write that creates a record also plans a clean-up; the sweep plans all later ones. A browser can plan one only
 * together with a changed count, and only the owner can change a count.
 */
export const housekeeping = {
  '.indexOn': '.value',
  $uid: {
    '.write': all(isNow, any(isCounted('userStories'), isCounted('transformations'))),
    ...isValid(),
  },
}
