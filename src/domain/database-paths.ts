/** Every path of the database. Where one instance ends, this is the single place that would choose another by uid. */
import type { StoryId, TemplateId, TransformId, UserId } from './ids.ts'

export const paths = {
  /** The connectivity check reads it; permission denied counts as connected. */
  public: 'public',
  storyTemplates: 'storyTemplates',
  storyTemplate: (id: TemplateId) => `storyTemplates/${id}`,
  userStories: (uid: UserId) => `userStories/${uid}`,
  userStory: (uid: UserId, id: StoryId) => `userStories/${uid}/${id}`,
  transformation: (uid: UserId, id: TransformId) => `transformations/${uid}/${id}`,
  portraitJob: (id: string) => `portraitJobs/${id}`,
  orders: 'orders',
  order: (id: StoryId) => `orders/${id}`,
  consents: (uid: UserId) => `consents/${uid}`,
  mediaIndex: (uid: UserId, key: string) => `mediaIndex/${uid}/${key}`,
  mediaOf: (uid: UserId) => `mediaIndex/${uid}`,
  transformationsOf: (uid: UserId) => `transformations/${uid}`,
  /** For each user with photos or unpaid stories that end some day: when the sweep looks after them next, milliseconds since 1970. */
  housekeeping: 'housekeeping',
  housekeepingOf: (uid: UserId) => `housekeeping/${uid}`,
  /** How many visits of a household in a row have not come to their end; nothing where the last one has. */
  failedVisitsOf: (uid: UserId) => `failedVisits/${uid}`,
  /** How far the sweep's walk over Stripe's sessions and refunds has come. */
  reconciliation: 'reconciliation',
  /** How often a user has asked for what costs us, today. */
  limitsOf: (uid: UserId) => `limits/${uid}`,
  erasure: (uid: UserId) => `erasures/${uid}`,
} as const
