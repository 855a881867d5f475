/**
 * Access to each path of the database: readers, writers, and the form of what is written. docs/data.md lists the paths,
 * tests/rules has examples. A path that is not named here is refused. The server is an admin and passes without rules.
 */
import { all, any, before, type Place } from './condition.ts'
import { consents } from './consents.ts'
import { isTheirs } from './named-conditions.ts'
import { housekeeping, quotas } from './quotas.ts'
import { userStories } from './stories.ts'
import { transformations } from './transformations.ts'

/** The server writes there; its user reads. */
const readByTheirUser: Place = { $uid: { '.read': isTheirs } }

/** The owner of a link reads how often it was opened. A link that is gone has no owner, and no readings. */
const isOwnerOfLink = all(
  `!${before('erasures')}.child(auth.uid).exists()`,
  any('!data.parent().exists()', "data.parent().child('uid').val() === auth.uid"),
)

export const rules: Place = {
  '.read': false,
  '.write': false,

  // The check of the connection.
  public: { '.read': true },
  storyTemplates: { '.read': true, '.indexOn': ['isWeeklyFavorite', 'createdAt'] },

  userStories,
  transformations,
  voices: readByTheirUser,
  // Codes of gifts, for their buyer.
  gifts: readByTheirUser,
  heroes: readByTheirUser,
  consents,
  quotas,
  housekeeping,

  // The server alone reads and writes these; the indexes are those of its queries.
  orders: { '.indexOn': ['dueAt', 'paidDueAt', 'paidAt', 'uid', 'state', 'giftCode'] },
  failedLooks: { '.indexOn': '.value' },
  mediaIndex: { $uid: { '.indexOn': ['expiresAt'] } },
  originals: { '.indexOn': '.value' },
  outbox: { '.indexOn': ['dueAt', 'urgentDueAt', 'uid'] },
  addressLimits: { '.indexOn': 'endsAt' },
  invitations: { '.indexOn': 'endsAt' },
  sharedBooks: { '.indexOn': 'endsAt', $hash: { readings: { '.read': isOwnerOfLink } } },
}
