/** The seller and their providers: from the site's configuration, and shown to any parent. */
import type { DiscountDays } from './pricing.ts'

/** The fields `SELLER_NAME` and so on, in the order in which they are shown. */
export const SELLER_FIELDS = [
  'name',
  'address',
  'phone',
  'email',
  'mersis',
  'tax',
  'kep',
  'etbis',
  'verbis',
  'chamber',
] as const
export type SellerField = (typeof SELLER_FIELDS)[number]
/** An absent field is not shown; `npm run check:deploy` lists those that a shop has to have. */
export type Seller = Readonly<Partial<Record<SellerField, string>>>

/**
 * The fields `SOCIAL_INSTAGRAM` and so on: the product's own accounts, in the footer's order. An absent one has no
 * link.
 */
export const SOCIAL_PLACES = ['instagram', 'facebook', 'youtube'] as const
export type SocialPlace = (typeof SOCIAL_PLACES)[number]

/** Services abroad that get a photo or a text; null if our own software does the work. */
export interface Providers {
  /** The provider of portraits and pictures. */
  pictures: 'OpenAI' | 'Google Gemini' | 'other' | null
  voice: 'OpenAI' | 'ElevenLabs' | null
}

export interface SiteFacts {
  seller: Seller
  social: Readonly<Partial<Record<SocialPlace, string>>>
  providers: Providers
  /** Google checks that a request comes from a browser (App Check), so the texts name it. */
  appCheck: boolean
  discount: DiscountDays | null
}
