/** The access rules of the functions: callers, proofs and limits, one row a function. */
import type { AddressLimited } from '#netlify/accounts/address-limit.ts'
import type { Limited } from '#netlify/accounts/daily-limit.ts'

/**
 * `unrevoked`: a revoked session, such as a thief's after a change of the password, may do nothing that outlives the
 * token, costs money or cannot be undone. `recent`: deleting or exporting everything needs a fresh sign-in.
 */
export type Proof = 'unrevoked' | 'recent'
type Method = 'DELETE' | 'GET' | 'HEAD' | 'POST'

interface Row {
  /** Default: POST. */
  methods?: readonly Method[]
}

/** Needs an ID token, and a request from our own pages. */
interface PersonRow extends Row {
  door: 'person'
  /** Empty: the token alone is enough, and a comment says why. */
  asks: readonly Proof[]
  /** The hourly limit of one address. Absent: the function counts by itself. */
  anHour?: AddressLimited
  /** The daily limit of one user. */
  aDay?: Limited
}

/** Open to every caller. */
interface AnybodyRow extends Row {
  door: 'anybody'
  /** Accepts only our own pages, and only JSON. */
  fromOwnPages?: true
  /** Needs an App Check token, if App Check is configured. */
  fromOurApp?: true
  anHour?: AddressLimited
}

/** Needs an invitation, which the function looks up by itself. */
interface GuestRow extends Row {
  door: 'guest' | 'person or guest'
  fromOwnPages: true
  /** Proofs of a person; the function checks them once it knows that the caller is no guest. */
  asks?: readonly Proof[]
}

/**
 * Needs a call that we signed; `queued`: or a task of our queue. `background`: the call fails if the fault is ours, so
 * that the platform repeats it.
 */
interface OwnRow extends Row {
  door: 'ourselves'
  queued?: true
  background?: true
}

/** The function checks the other side's signature by itself; only the platform can call a timer's function. */
interface OtherRow extends Row {
  door: 'stripe' | 'producer' | 'timer'
}

type AnyRow = PersonRow | AnybodyRow | GuestRow | OwnRow | OtherRow

const GETS = ['GET', 'HEAD'] as const

export const ACCESS = {
  account: { door: 'person', methods: ['DELETE'], asks: ['recent', 'unrevoked'], anHour: 'account' },
  audit: { door: 'timer' },
  'audit-background': { door: 'ourselves', background: true },
  'buy-gift': { door: 'person', asks: ['unrevoked'], anHour: 'checkout', aDay: 'checkout' },
  // Needs no proof, because it only closes a pay page, and the parent can open another with one press.
  'cancel-checkout-session': { door: 'person', asks: [], anHour: 'cancel' },
  // The function itself checks more proofs, like preview-voice, if its narrator costs money.
  'change-words': { door: 'person', asks: ['unrevoked'], anHour: 'words', aDay: 'words' },
  'change-words-background': { door: 'ourselves', background: true },
  'check-gift': { door: 'anybody', fromOwnPages: true, fromOurApp: true, anHour: 'gift' },
  // Needs no App Check, because the reported failure may be App Check itself.
  'client-reports': { door: 'anybody', fromOwnPages: true, anHour: 'client-report' },
  'create-checkout-session': { door: 'person', asks: ['unrevoked'], anHour: 'checkout', aDay: 'checkout' },
  'erase-photos': { door: 'person', asks: ['unrevoked'], anHour: 'erase' },
  'erase-story': { door: 'person', asks: ['recent', 'unrevoked'], anHour: 'erase' },
  'erase-voice': { door: 'person', asks: ['unrevoked'], anHour: 'erase' },
  export: { door: 'person', asks: ['recent', 'unrevoked'], anHour: 'export', aDay: 'export' },
  health: { door: 'anybody', methods: GETS },
  // Counts a day's invitations by itself, because ending an invitation does not count.
  'invite-voice': { door: 'person', asks: ['unrevoked'], anHour: 'invitation' },
  'invited-book': { door: 'guest', fromOwnPages: true },
  'invited-media': { door: 'guest', methods: GETS, fromOwnPages: true },
  'keep-hero': { door: 'person', asks: ['unrevoked'], anHour: 'hero', aDay: 'hero' },
  // Open to anyone who knows a key of 160 random bits.
  media: { door: 'anybody', methods: GETS },
  'order-due': { door: 'ourselves', queued: true },
  // Checks proofs itself if a provider is paid (requireVerified).
  'preview-voice': { door: 'person', asks: [], anHour: 'opening', aDay: 'opening' },
  'print-book': { door: 'person', asks: ['unrevoked'], anHour: 'print', aDay: 'print' },
  'print-book-background': { door: 'ourselves', background: true },
  'produce-story-background': { door: 'ourselves', queued: true, background: true },
  // Checks proofs itself like preview-voice; the notice of a sign-in changes no data. Counts photos and notices
  // separately.
  'proxy-webhook': { door: 'person', asks: [] },
  reconcile: { door: 'timer' },
  'record-voice': { door: 'person or guest', fromOwnPages: true, asks: ['unrevoked'] },
  'refund-gift': { door: 'person', asks: ['unrevoked'], anHour: 'cancel' },
  // Needs no proof, because it only sends us a report, and changes no data.
  'report-book': { door: 'person', asks: [], anHour: 'book-report', aDay: 'book-report' },
  // Counts a day's heroes by itself: a hero that exists already costs nothing.
  'reuse-hero': { door: 'person', asks: ['unrevoked'], anHour: 'hero' },
  'share-book': { door: 'person', asks: ['unrevoked'], anHour: 'share' },
  // Open to anyone with a link; the function counts readings by itself.
  'shared-book': { door: 'anybody', methods: [...GETS, 'POST'] },
  'shared-page': { door: 'anybody', methods: GETS },
  'story-webhook': { door: 'producer' },
  'stripe-webhook': { door: 'stripe' },
  sweep: { door: 'timer' },
  'transform-photo-background': { door: 'ourselves', queued: true, background: true },
  'withdraw-consent': { door: 'person', asks: ['unrevoked'], anHour: 'withdraw' },
  'withdraw-voice': { door: 'guest', fromOwnPages: true },
} as const satisfies Record<string, AnyRow>

export type FunctionName = keyof typeof ACCESS
/** The names of the functions with one kind of `door`. */
export type FunctionBehind<Door extends string> = {
  [Name in FunctionName]: (typeof ACCESS)[Name]['door'] extends Door ? Name : never
}[FunctionName]

type ColumnsOf<R> = R extends AnyRow ? Partial<Omit<R, 'door'>> : never
type Columns = ColumnsOf<PersonRow> & ColumnsOf<AnybodyRow> & ColumnsOf<GuestRow> & ColumnsOf<OwnRow>

/** @returns the row, with the columns that it leaves out */
export const rowOf = (name: FunctionName): Columns & { door: AnyRow['door'] } => ACCESS[name]
