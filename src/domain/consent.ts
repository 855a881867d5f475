/** Consents are appended to `consents/{uid}` with the version of the text that was agreed to. */
export const CONSENT_KINDS = ['photo', 'sale', 'analytics'] as const
export type ConsentKind = (typeof CONSENT_KINDS)[number]

/** The legal texts' date (specification, section 9: 1 March 2024). */
export const LEGAL_TEXTS_VERSION = '2024-03-01'
