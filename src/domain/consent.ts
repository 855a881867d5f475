/** Consents are appended to `consents/{uid}` with the version of the text that was agreed to. */
export const CONSENT_KINDS = ['photo', 'sale', 'analytics'] as const
export type ConsentKind = (typeof CONSENT_KINDS)[number]

/**
 * The legal texts as of 1 March 2024 (docs/product/09-constants.md#91-money-ages-times), with what was added to them since. Raised, as another date
 * behind the plus and in `LEGAL_FRAME.added`, when src/text/legal.ts says that more is processed, for something else, by
 * somebody else or for longer: a new analytics event, a new service, a new kind of data. Consents of before stand with the
 * version they were given to. Not raised for a better wording of the same.
 */
export const LEGAL_TEXTS_VERSION = '2024-03-01+2026-11-21'
