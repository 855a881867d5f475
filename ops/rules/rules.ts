/**
 * Access to each path of the database: readers, writers, and the format of the data. docs/data.md lists the paths,
 * tests/rules has examples. Any path that is not listed here is refused. The server is an admin: rules do not apply to
 * it.
 */
import { all, any, before, type Place } from './condition.ts'
import { consents } from './consents.ts'
import { isTheirs } from './named-conditions.ts'
import { housekeeping, quotas } from './quotas.ts'
import { userStories } from './stories.ts'
import { transformations } from './transformations.ts'

/** Only the server writes; the user may read. */
const readByTheirUser: Place = { $uid: { '.read': isTheirs } }

/** The owner of a link may read how often it was opened. A deleted link has no owner, and no readings. */
const isOwnerOfLink = all(
  `!${before('erasures')}.child(auth.uid).exists()`,
  any('!data.parent().exists()', "data.parent().child('uid').val() === auth.uid"),
)

export const rules: Place = {
  '.read': false,
  '.write': false,

  // For the check of the connection.
  public: { '.read': true },
  storyTemplates: { '.read': true, '.indexOn': ['isWeeklyFavorite', 'createdAt'] },

  userStories,
  transformations,
  voices: readByTheirUser,
  // The codes of gifts, for their buyer.
  gifts: readByTheirUser,
  heroes: readByTheirUser,
  consents,
  quotas,
  housekeeping,

  // Only the server reads and writes these; the indexes are for its queries.
  orders: { '.indexOn': ['dueAt', 'paidDueAt', 'paidAt', 'uid', 'state', 'giftCode'] },
  failedLooks: { '.indexOn': '.value' },
  mediaIndex: { $uid: { '.indexOn': ['expiresAt'] } },
  originals: { '.indexOn': '.value' },
  outbox: { '.indexOn': ['dueAt', 'urgentDueAt', 'uid'] },
  addressLimits: { '.indexOn': 'endsAt' },
  invitations: { '.indexOn': 'endsAt' },
  sharedBooks: { '.indexOn': 'endsAt', $hash: { readings: { '.read': isOwnerOfLink } } },
}
