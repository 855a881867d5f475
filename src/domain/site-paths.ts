/**
 * The addresses of the site, for links, redirects and the ways back from the pay page. It imports types only, because
 * the landing page loads it before its largest picture.
 */
import type { StoryId } from './ids.ts'
import type { ShareToken } from './share.ts'

export const PATHS = {
  landing: '/',
  about: '/about',
  privacy: '/privacy',
  terms: '/terms',
  refund: '/refund',
  cookies: '/cookies',
  consent: '/consent',
  dashboard: '/dashboard',
  createStory: '/create-story',
  myStories: '/my-stories',
  account: '/account',
  contract: '/contract',
  /** The page that sells gifts, and lists the bought ones. */
  gifts: '/gifts',
  /** For the receiver of a gift's code, which is in the fragment. */
  gift: '/gift',
  /** For the receiver of a link, whose fragment holds the invitation: no server and no other page sees it. */
  readAloud: '/read-aloud',
} as const

/** The section of the landing page in which a visitor sees the own child on covers. */
export const FIRST_SIGHT_ID = 'once-gor'
export const FIRST_SIGHT_PATH = `${PATHS.landing}#${FIRST_SIGHT_ID}`

/** Pages that any visitor and search engine may read: built as pages of their own. */
export const PUBLIC_PATHS = [
  PATHS.landing,
  PATHS.about,
  PATHS.privacy,
  PATHS.terms,
  PATHS.refund,
  PATHS.cookies,
  PATHS.consent,
] as const

/**
 * Parameters by which an address opens a dialog or reports an event; those of a finished book are in
 * src/app/book-dialogs.
 */
export const PARAMETERS = {
  /** The account dialog: login or register. */
  account: 'account',
  /** The reader over the page, by a template's or a story's id. */
  read: 'read',
  /** A small version of a visitor's own book over the landing page, by a template's id. */
  preview: 'preview',
  /** The wizard over the page, by a template's id. */
  create: 'create',
  /** Back from the pay page: the paid session, and the story that it was for. */
  paidSession: 'session_id',
  paidStory: 'story',
  /** The gift that was paid for. */
  paidGift: 'gift',
  /** The gift whose card is shown. */
  giftCard: 'card',
  /** The story that a gift has just paid for. */
  redeemedStory: 'redeemed',
  /** The story whose contract is read. */
  contractOf: 'story',
} as const

export const LEGAL_SECTIONS = {
  preInformation: `${PATHS.terms}#on-bilgilendirme`,
  saleContract: `${PATHS.terms}#mesafeli-satis`,
  giftTerms: `${PATHS.terms}#hediye-kodu`,
  voice: `${PATHS.consent}#ses`,
} as const

/** The words of an accepted text, for anybody and for good, without an account (vite/agreed-texts.ts). */
export const agreedTextPath = (kind: 'sale', version: string): string => `/legal/${kind}/${version}.txt`

/** The contract that the parent accepted when buying this story. */
export const contractPath = (id: StoryId): string =>
  `${PATHS.contract}?${PARAMETERS.contractOf}=${encodeURIComponent(id)}`

/** The link of an invitation. */
export const readAloudPath = (invitation: string): string => `${PATHS.readAloud}#${invitation}`

/** Back from the pay page of a gift, as `paidStoryPath`. */
export const paidGiftPath = (id: StoryId, sessionId: string): string =>
  `${PATHS.gifts}?${PARAMETERS.paidSession}=${sessionId}&${PARAMETERS.paidGift}=${encodeURIComponent(id)}`

/** The library with a story that a gift has paid for. */
export const redeemedStoryPath = (id: StoryId): string =>
  `${PATHS.myStories}?${PARAMETERS.redeemedStory}=${encodeURIComponent(id)}`

/** A page that a function answers, so that a messenger can read the link's preview from it. */
export const SHARED_BOOK_ROUTE = '/book/:token'
export const sharedBookPath = (token: ShareToken): string => `/book/${token}`

/** Title and words of a shared book; its readings are counted there. */
export const sharedBookData = (token: ShareToken): string => `/shared/${token}`

/** @param name 'cover', 'spread-1', 'narration-1' … */
export const sharedMediaPath = (token: ShareToken, name: string): string => `/shared/${token}/${name}`

const INVITED_MEDIA = '/invited/'

/**
 * The address of a picture or clip of a book that a guest reads aloud; the invitation is sent as a header.
 * @param name 'spread-1', 'voice-ID-1' …
 */
export const invitedMediaPath = (name: string): string => `${INVITED_MEDIA}${name}`

/** Tells if a request for this address needs the invitation. */
export const isInvitedMedia = (address: string): boolean => address.startsWith(INVITED_MEDIA)

/** The wizard with this template, continued from its draft. */
export const createStoryPath = (id: string): string =>
  `${PATHS.dashboard}?${PARAMETERS.create}=${encodeURIComponent(id)}`

/** @param sessionId not encoded: it may be a placeholder, which Stripe itself fills in */
export const paidStoryPath = (id: StoryId, sessionId: string): string =>
  `${PATHS.myStories}?${PARAMETERS.paidSession}=${sessionId}&${PARAMETERS.paidStory}=${encodeURIComponent(id)}`
