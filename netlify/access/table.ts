/** The access rules of the functions: callers, proofs and limits, one row a function. */
import type { AddressLimited } from '#netlify/accounts/address-limit.ts'
import type { Limited } from '#netlify/accounts/daily-limit.ts'

/**
 * `unrevoked`: what outlives the token, costs money or cannot be undone is not for a session that was ended meanwhile, such as
 * a thief's after the password was changed. `recent`: what takes everything is for whoever has just proved who they are.
 */
export type Proof = 'unrevoked' | 'recent'
type Method = 'DELETE' | 'GET' | 'HEAD' | 'POST'

interface Row {
  /** Default: POST. */
  methods?: readonly Method[]
}

/** An ID token; what only our pages call, no other site's page may. */
interface PersonRow extends Row {
  door: 'person'
  /** None: the token alone is enough, and a comment says why. */
  asks: readonly Proof[]
  /** The hourly limit of one address. None: the function counts by itself. */
  anHour?: AddressLimited
  /** The daily limit of one user. */
  aDay?: Limited
}

/** Whoever comes. */
interface AnybodyRow extends Row {
  door: 'anybody'
  /** Called by our pages alone, and as JSON: no other site's page may. */
  fromOwnPages?: true
  /** Proved by App Check, where that is configured. */
  fromOurApp?: true
  anHour?: AddressLimited
}

/** Called with an invitation, which the function looks up by itself. */
interface GuestRow extends Row {
  door: 'guest' | 'person or guest'
  fromOwnPages: true
  /** Proofs of the person, once the function knows that no guest comes. */
  asks?: readonly Proof[]
}

/** A signed call of ours; `queued`: or a task of a queue of ours. `background`: fails where the fault is ours, to be repeated. */
interface OwnRow extends Row {
  door: 'ourselves'
  queued?: true
  background?: true
}

/** The function checks the signature of others by itself; the platform lets nobody in to what a timer calls. */
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
  // Closes a pay page; another one is a press away.
  'cancel-checkout-session': { door: 'person', asks: [], anHour: 'cancel' },
  // Asks more where its narrator is paid, as preview-voice.
  'change-words': { door: 'person', asks: ['unrevoked'], anHour: 'words', aDay: 'words' },
  'change-words-background': { door: 'ourselves', background: true },
  'check-gift': { door: 'anybody', fromOwnPages: true, fromOurApp: true, anHour: 'gift' },
  // Without App Check: what fails may be just that.
  'client-reports': { door: 'anybody', fromOwnPages: true, anHour: 'client-report' },
  'create-checkout-session': { door: 'person', asks: ['unrevoked'], anHour: 'checkout', aDay: 'checkout' },
  'erase-photos': { door: 'person', asks: ['unrevoked'], anHour: 'erase' },
  'erase-story': { door: 'person', asks: ['recent', 'unrevoked'], anHour: 'erase' },
  'erase-voice': { door: 'person', asks: ['unrevoked'], anHour: 'erase' },
  export: { door: 'person', asks: ['recent', 'unrevoked'], anHour: 'export', aDay: 'export' },
  health: { door: 'anybody', methods: GETS },
  // Counts a day's invitations by itself: an end is none.
  'invite-voice': { door: 'person', asks: ['unrevoked'], anHour: 'invitation' },
  'invited-book': { door: 'guest', fromOwnPages: true },
  'invited-media': { door: 'guest', methods: GETS, fromOwnPages: true },
  'keep-hero': { door: 'person', asks: ['unrevoked'], anHour: 'hero', aDay: 'hero' },
  // Open to anyone who knows a key of 160 random bits.
  media: { door: 'anybody', methods: GETS },
  'order-due': { door: 'ourselves', queued: true },
  // Asks itself where a provider is paid (requireVerified).
  'preview-voice': { door: 'person', asks: [], anHour: 'opening', aDay: 'opening' },
  'print-book': { door: 'person', asks: ['unrevoked'], anHour: 'print', aDay: 'print' },
  'print-book-background': { door: 'ourselves', background: true },
  'produce-story-background': { door: 'ourselves', queued: true, background: true },
  // Asks for proofs itself like preview-voice; a notice of a sign-in changes nothing. Counts photos and notices apart.
  'proxy-webhook': { door: 'person', asks: [] },
  reconcile: { door: 'timer' },
  'record-voice': { door: 'person or guest', fromOwnPages: true, asks: ['unrevoked'] },
  'refund-gift': { door: 'person', asks: ['unrevoked'], anHour: 'cancel' },
  // Says something to us, and changes nothing.
  'report-book': { door: 'person', asks: [], anHour: 'book-report', aDay: 'book-report' },
  // Counts a day's heroes by itself: one that is there already costs nothing.
  'reuse-hero': { door: 'person', asks: ['unrevoked'], anHour: 'hero' },
  'share-book': { door: 'person', asks: ['unrevoked'], anHour: 'share' },
  // Whoever has a link; its readings are counted by themselves.
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
/** The functions behind one door. */
export type FunctionBehind<Door extends string> = {
  [Name in FunctionName]: (typeof ACCESS)[Name]['door'] extends Door ? Name : never
}[FunctionName]

type ColumnsOf<R> = R extends AnyRow ? Partial<Omit<R, 'door'>> : never
type Columns = ColumnsOf<PersonRow> & ColumnsOf<AnybodyRow> & ColumnsOf<GuestRow> & ColumnsOf<OwnRow>

/** With the columns that a row leaves out. */
export const rowOf = (name: FunctionName): Columns & { door: AnyRow['door'] } => ACCESS[name]
