/** Addresses of the texts that a parent agrees to. */
export interface LegalPaths {
  notice: string
  consent: string
  preInformation: string
  saleContract: string
  /** Replaces the two texts above if a gift pays. */
  giftTerms: string
}
