/** Consents are appended to `consents/{uid}` with the version of the text that was agreed to. */
export const CONSENT_KINDS = ['photo', 'sale', 'analytics'] as const
export type ConsentKind = (typeof CONSENT_KINDS)[number]

/** The legal texts as of 1 March 2024 (specification, section 9), with what was added to them since. */
export const LEGAL_TEXTS_VERSION = '2024-03-01+2026-11-21'
