/** The texts that are agreed to today. Every page needs this for its question about analytics, so the older texts are in consent.ts. */

export const CONSENT_KINDS = ['photo', 'sale', 'analytics', 'hero', 'voice'] as const
export type ConsentKind = (typeof CONSENT_KINDS)[number]

/** The versions that are shown today, and agreed to with a press. */
export const CURRENT_TEXT = {
  photo: '2026-11-28.1',
  sale: '2026-11-28.1',
  analytics: '2026-11-28.1',
  hero: '2026-11-28.1',
  voice: '2026-11-28.1',
} as const satisfies Record<ConsentKind, string>
