/**
 * Every path of the database. If one instance no longer suffices, this is the single place that would choose another by
 * uid.
 */
import type { HeroId, StoryId, TemplateId, TransformId, UserId } from './ids.ts'
import type { QuotaPath } from './quota.ts'
import type { VoiceId } from './voice.ts'

export const paths = {
  /** The connectivity check reads it; permission denied counts as connected. */
  public: 'public',
  storyTemplates: 'storyTemplates',
  storyTemplate: (id: TemplateId) => `storyTemplates/${id}`,
  userStories: (uid: UserId) => `userStories/${uid}`,
  userStory: (uid: UserId, id: StoryId) => `userStories/${uid}/${id}`,
  /** Voices that read a book, besides the built-in one: src/domain/voice.ts. */
  voices: (uid: UserId, id: StoryId) => `voices/${uid}/${id}`,
  voice: (uid: UserId, id: StoryId, voice: VoiceId) => `voices/${uid}/${id}/${voice}`,
  voicesOf: (uid: UserId) => `voices/${uid}`,
  /** Guests who may record for a voice without an account, under the hash of the link's token. */
  invitations: 'invitations',
  invitation: (hash: string) => `invitations/${hash}`,
  /** The book that a link opens, under the link's hash: netlify/links. */
  sharedBooks: 'sharedBooks',
  sharedBook: (hash: string) => `sharedBooks/${hash}`,
  /** How often the link has opened the book. */
  readings: (hash: string) => `sharedBooks/${hash}/readings`,
  /** The buyer's view of their gifts: src/domain/gift.ts. */
  giftsOf: (uid: UserId) => `gifts/${uid}`,
  gift: (uid: UserId, id: StoryId) => `gifts/${uid}/${id}`,
  transformation: (uid: UserId, id: TransformId) => `transformations/${uid}/${id}`,
  /** Heroes that are kept for the next tale: src/domain/hero.ts. */
  heroesOf: (uid: UserId) => `heroes/${uid}`,
  hero: (uid: UserId, id: HeroId) => `heroes/${uid}/${id}`,
  portraitJob: (id: string) => `portraitJobs/${id}`,
  orders: 'orders',
  order: (id: StoryId) => `orders/${id}`,
  /** Number of an order's failed checks in a row; absent after a successful one. */
  failedLooks: 'failedLooks',
  failedLooksAt: (id: StoryId) => `failedLooks/${id}`,
  /** A provider that does not answer, and until when it gets no calls. */
  breaker: (provider: string) => `breakers/${provider}`,
  consents: (uid: UserId) => `consents/${uid}`,
  consent: (uid: UserId, id: string) => `consents/${uid}/${id}`,
  /** Counts the records that a user has created from the browser: src/domain/quota.ts. */
  quota: (uid: UserId, path: QuotaPath) => `quotas/${uid}/${path}`,
  quotasOf: (uid: UserId) => `quotas/${uid}`,
  mediaIndex: (uid: UserId, key: string) => `mediaIndex/${uid}/${key}`,
  mediaOf: (uid: UserId) => `mediaIndex/${uid}`,
  /**
   * Arrival time of each photo in the private store, milliseconds since 1970: the oldest one shows whether photos get
   * erased.
   */
  originals: 'originals',
  originalAt: (key: string) => `originals/${key}`,
  transformationsOf: (uid: UserId) => `transformations/${uid}`,
  /**
   * For each user with photos or unpaid stories that expire: the time of the sweep's next clean-up, milliseconds since
   * 1970.
   */
  housekeeping: 'housekeeping',
  housekeepingOf: (uid: UserId) => `housekeeping/${uid}`,
  /** Number of a user's failed clean-ups in a row; absent after a successful one. */
  failedVisitsOf: (uid: UserId) => `failedVisits/${uid}`,
  /** Position of the sweep's scan over Stripe's sessions and refunds. */
  reconciliation: 'reconciliation',
  /** Notices to deliver to their receiver, and for a while the delivered ones. */
  outbox: 'outbox',
  outboxItem: (key: string) => `outbox/${key}`,
  /** How often a user has requested today what costs us money. */
  limitsOf: (uid: UserId) => `limits/${uid}`,
  /** How often a network address has sent requests in an hour, under a keyed hash of both. */
  addressLimits: 'addressLimits',
  addressLimit: (key: string) => `addressLimits/${key}`,
  /** The use of a provider on a day such as 2026-11-24, by all users together, in pictures or letters. */
  budget: (day: string, provider: string, unit: string) => `budgets/${day}/${provider}/${unit}`,
  /**
   * Number of books abandoned on a day such as 2026-11-24, because their users deleted their accounts during
   * production.
   */
  abandonedBooks: (day: string) => `abandonedBooks/${day}`,
  /** Number of sign-ups and sign-ins reported to the receiver on a day. */
  accountNotices: (day: string) => `accountNotices/${day}`,
  /** The result of the last sweep, for an uptime monitor. */
  health: 'health',
  /** Errors that browsers reported on a day, in a fixed number of slots. */
  clientReports: 'clientReports',
  clientReportsOn: (day: string) => `clientReports/${day}`,
  clientReportAt: (day: string, slot: number) => `clientReports/${day}/${slot}`,
  erasure: (uid: UserId) => `erasures/${uid}`,
  /** The counts of the last nightly audit: numbers alone. */
  audit: 'audits/latest',
  /** The last user that was audited: the next audit begins after this one. */
  auditCursor: 'audits/cursor',
} as const

/** Lists with one child for each user: the nightly audit scans them side by side. */
export const userPaths = {
  media: 'mediaIndex',
  stories: 'userStories',
  transformations: 'transformations',
  voices: 'voices',
  gifts: 'gifts',
  heroes: 'heroes',
  consents: 'consents',
  limits: 'limits',
  quotas: 'quotas',
  erasure: 'erasures',
  nextVisit: 'housekeeping',
  failedVisits: 'failedVisits',
} as const
